import { expect, it } from 'vitest';
import { newStatusLink, newSubmissionKey } from '~/api/submission-memory.ts';
import { isLinkSecret } from '~/domain/application/link-secret.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each([
  ['the usual crypto', crypto],
  ['no randomUUID', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) }],
])('a key is a random UUID with %s', (_name, source) => {
  const keys = Array.from({ length: 200 }, () => newSubmissionKey(source));
  for (const key of keys) expect(key).toMatch(version4);
  expect(new Set(keys).size).toBe(200);
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
