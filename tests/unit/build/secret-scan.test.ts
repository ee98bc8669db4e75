import { mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdsSecret, refuseSecrets, secretsOf } from '../../../build/secret-scan.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (role: string): string =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, iss: 'supabase' })}.c2lnbmF0dXJl`;
const pemLine = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');

test.each([
  ['a public token', `const key="${tokenFor('anon')}"`, false],
  ['a publishable key', 'const key="sb_publishable_Qx3fK9s0LmN2bV7cR4tYuA_1a2B"', false],
  ['plain text', 'The service_role key stays with staff.', false],
  ['short values by chance', 'a b c', false],
  ['a token for programs', `const key="${tokenFor('service_role')}"`, true],
  ['a secret behind a public one', `${tokenFor('anon')},${tokenFor('service_role')}`, true],
  ['a secret key', 'x=`sb_secret_Qx3fK9s0LmN2bV7cR4tYuA`', true],
  ['a private key', `${pemLine}\nMIIE`, true],
  ['a value of the environment', 'password: "a-known-password"', true],
])('whether %s is a secret', (_name, text, expected) => {
  expect(holdsSecret(text, ['', 'a', 'b', 'a-known-password'])).toBe(expected);
});

test('knows the secrets of the environment by their names', () => {
  const env = {
    SUPABASE_SERVICE_ROLE_KEY: 'one',
    JWT_SECRET: 'two',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'three',
    PATH: '/',
  };
  expect(secretsOf(env)).toEqual(['one', 'two']);
});

test('a site with a secret is removed, and its file is named; a clean one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-scan-'));
  const [site, key] = [join(folder, 'web'), tokenFor('service_role')];
  await mkdir(join(site, 'assets'), { recursive: true });
  await writeFile(join(site, 'index.html'), '<p>Nothing secret.</p>');
  await refuseSecrets(site, ['a-known-password']);
  expect((await stat(join(site, 'index.html'))).isFile()).toBe(true);
  await writeFile(join(site, 'assets', 'late.js'), `k="${key}"`);
  const message = await refuseSecrets(site, []).catch((error: Error) => error.message);
  expect(message).toContain(join('assets', 'late.js'));
  expect(message).not.toContain(key);
  await expect(stat(site)).rejects.toThrow('ENOENT');
});
