import { expect, it } from 'vitest';
import { newStatusLink } from '~/api/submission-memory.ts';
import { isLinkSecret } from '~/domain/application/link-secret.ts';

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
