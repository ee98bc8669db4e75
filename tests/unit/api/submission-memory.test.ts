import { describe, expect, it } from 'vitest';
import { newStatusLink, newSubmissionKey } from '~/api/submission-memory.ts';
import { isLinkSecret } from '~/domain/application/link-secret.ts';

const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newSubmissionKey', () => {
  it.each([
    ['with the usual crypto', crypto],
    ['where there is no randomUUID', { getRandomValues }],
  ])('is a random UUID %s', (_name, source) => {
    const keys = Array.from({ length: 200 }, () => newSubmissionKey(source));
    for (const key of keys) expect(key).toMatch(version4);
    expect(new Set(keys).size).toBe(200);
  });

  it('keeps every random bit but the six of version and variant', () => {
    const fill = (value: number) => ({
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(value),
    });
    expect(newSubmissionKey(fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(newSubmissionKey(fill(0x00))).toBe('00000000-0000-4000-8000-000000000000');
  });
});

it.each([
  ['A'.repeat(43), true],
  [`${'-_09az'.repeat(7)}A`, true],
  ['A'.repeat(42), false],
  ['A'.repeat(44), false],
  [`${'A'.repeat(42)}=`, false],
  [`${'A'.repeat(42)}é`, false],
  [`${'A'.repeat(43)}\n`, false],
  ['', false],
])('%j: %s', (text, isOne) => expect(isLinkSecret(text)).toBe(isOne));

it('every secret has the form, and none comes twice', async () => {
  const links = await Promise.all(Array.from({ length: 50 }, () => newStatusLink()));
  const secrets = links.map((link) => link?.secret ?? '');
  expect(secrets.filter((secret) => !isLinkSecret(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(50);
});
