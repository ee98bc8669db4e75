import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdsSecret, refuseSecrets, secretsOf } from '../../../build/secret-scan.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (role: string): string =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, iss: 'supabase' })}.c2lnbmF0dXJl`;
const pemLine = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');

describe('holdsSecret', () => {
  it.each([
    ['a public token', `const key="${tokenFor('anon')}"`, false],
    ['a publishable key', 'const key="sb_publishable_Qx3fK9s0LmN2bV7cR4tYuA_1a2B"', false],
    ['plain text', 'The service_role key stays with staff.', false],
    ['a token for programs', `const key="${tokenFor('service_role')}"`, true],
    ['a secret behind a public one', `${tokenFor('anon')},${tokenFor('service_role')}`, true],
    ['a secret key', 'x=`sb_secret_Qx3fK9s0LmN2bV7cR4tYuA`', true],
    ['a private key', `${pemLine}\nMIIE`, true],
    ['a value of the environment', 'password: "a-known-password"', true],
  ])('%s', (_name, text, expected) => {
    expect(holdsSecret(text, ['a-known-password'])).toBe(expected);
  });

  it('takes no short value for a secret', () => {
    expect(holdsSecret('a b c', ['', 'a', 'b'])).toBe(false);
  });
});

it('knows the secrets of the environment by their names', () => {
  const env = {
    SUPABASE_SERVICE_ROLE_KEY: 'one',
    JWT_SECRET: 'two',
    VITE_SUPABASE_ANON_KEY: 'three',
    PATH: '/',
  };
  expect(secretsOf(env)).toEqual(['one', 'two']);
});

describe('refuseSecrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secret-scan-'));
    await mkdir(join(folder, 'web', 'assets'), { recursive: true });
    await writeFile(join(folder, 'web', 'index.html'), '<p>Nothing secret.</p>');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('lets a clean site be', async () => {
    await refuseSecrets(join(folder, 'web'), ['a-known-password']);
    expect((await stat(join(folder, 'web', 'index.html'))).isFile()).toBe(true);
  });

  it('removes a site with a secret, names the file and not the secret', async () => {
    const key = tokenFor('service_role');
    await writeFile(join(folder, 'web', 'assets', 'late.js'), `k="${key}"`);
    const message = await refuseSecrets(join(folder, 'web'), []).catch((error: Error) => error.message);
    expect(message).toContain(join('assets', 'late.js'));
    expect(message).not.toContain(key);
    await expect(stat(join(folder, 'web'))).rejects.toThrow('ENOENT');
  });
});
