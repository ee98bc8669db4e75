import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../../build/settings.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (role: string): string => `${encode({ alg: 'HS256' })}.${encode({ role })}.c2lnbmF0dXJl`;
const url = 'https://project.supabase.co';

test('without any setting the usual ports, the usual folder and the embedded backend are taken', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    staffPort: 4174,
    backendPort: 54321,
    dataDirectory: resolve('.local'),
    hosted: null,
  });
});

test.each(['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY'])(
  'a hosted backend is taken as it is, its key from %s',
  (name) => {
    const anonKey = tokenFor('anon');
    expect(readSettings({ VITE_SUPABASE_URL: url, [name]: anonKey }).hosted).toEqual({ url, anonKey });
  },
);

test.each([
  [{ PORT: 'abc' }, /PORT is "abc"/],
  [{ BACKEND_PORT: '70000' }, /BACKEND_PORT is "70000"/],
  [{ VITE_SUPABASE_URL: url }, /belong together/],
  [{ VITE_SUPABASE_URL: 'nonsense', VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }, /no web address/],
  [
    { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: tokenFor('service_role') },
    /VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key/,
  ],
])('%j is refused in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
