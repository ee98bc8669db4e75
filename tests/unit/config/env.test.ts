import { describe, expect, it } from 'vitest';
import { readBackendConfig } from '~/config/env.ts';

const VITE_SUPABASE_URL = 'https://abc.supabase.co';
const VITE_SUPABASE_PUBLISHABLE_KEY = 'key';

describe('readBackendConfig', () => {
  it('gives address and key', () => {
    expect(readBackendConfig({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY })).toEqual({
      url: VITE_SUPABASE_URL,
      anonKey: VITE_SUPABASE_PUBLISHABLE_KEY,
    });
  });

  it.each([[{}], [{ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }]])(
    '%j is no backend',
    (env) => {
      expect(readBackendConfig(env)).toBeNull();
    },
  );

  it.each([
    [{ VITE_SUPABASE_URL }, 'VITE_SUPABASE_PUBLISHABLE_KEY'],
    [{ VITE_SUPABASE_PUBLISHABLE_KEY }, 'VITE_SUPABASE_URL'],
    [{ VITE_SUPABASE_URL: 'ftp://x.example', VITE_SUPABASE_PUBLISHABLE_KEY }, 'VITE_SUPABASE_URL'],
    [
      { VITE_SUPABASE_URL: 'abc', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
      'VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY',
    ],
  ])('%j names what to check', (env, names) => {
    expect(() => readBackendConfig(env)).toThrow(`check ${names}.`);
  });
});
