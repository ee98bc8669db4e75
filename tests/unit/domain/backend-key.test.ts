import { describe, expect, it } from 'vitest';
import { isLoopback, keyKindOf, publicKeyProblem } from '~/domain/backend-key.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJlLW9mLXh4eA`;

const kinds: readonly (readonly [name: string, key: string, kind: string])[] = [
  [
    'a token for visitors',
    tokenOf({ iss: 'supabase', ref: 'xxxabc', role: 'anon', exp: 2_000_000_000 }),
    'public',
  ],
  ['a publishable key', 'sb_publishable_Qx3fK9s0LmN2bV7cR4tYuA_1a2B3c4D', 'public'],
  ['a token for programs', tokenOf({ role: 'service_role' }), 'secret'],
  ['a token of the owner', tokenOf({ role: 'postgres' }), 'secret'],
  ['a token of a person', tokenOf({ role: 'authenticated', sub: '1' }), 'secret'],
  ['a token without a role', tokenOf({ sub: '1' }), 'secret'],
  ['a token with two roles', tokenOf({ role: ['anon', 'service_role'] }), 'secret'],
  ['a token that holds accents', tokenOf({ role: 'service_role', name: 'Zoë–ÿ?>' }), 'secret'],
  ['a secret key', 'sb_secret_Qx3fK9s0LmN2bV7cR4tYuA_1a2B3c4D', 'secret'],
  ['a short secret key', 'sb_secret_x', 'secret'],
  ['what the document says', '<public key>', 'placeholder'],
  ['what an example says', 'your-anon-key', 'placeholder'],
  ['a shortened key', 'sb_publishable_…', 'placeholder'],
  ['a crossed-out key', 'sb_publishable_xxxxxxxxxxxxxxxxxxxxxx', 'placeholder'],
  ['a word', 'key', 'placeholder'],
  ['another word', 'public-key', 'placeholder'],
  ['nothing', '', 'unknown'],
  ['a password', 'correct horse battery staple', 'unknown'],
  ['three words with dots', 'one.two.three', 'unknown'],
  ['half a token', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9', 'unknown'],
  ['a token after a space', ` ${tokenOf({ role: 'anon' })}`, 'unknown'],
  ['a token in quotes', `"${tokenOf({ role: 'anon' })}"`, 'unknown'],
];

describe('keyKindOf', () => {
  it.each(kinds)('takes %s for what it is', (_name, key, kind) => {
    expect(keyKindOf(key)).toBe(kind);
  });
});

describe('publicKeyProblem', () => {
  it.each(kinds.filter(([, key, kind]) => kind !== 'public' && key.length > 4))(
    'refuses %s, names the variable and does not repeat the key',
    (_name, key) => {
      const problem = publicKeyProblem('THE_VARIABLE', key) ?? '';
      expect(problem).toMatch(/^THE_VARIABLE (?:still )?holds /);
      expect(problem.replace(/Give the public key .*$/, '')).not.toContain(key);
    },
  );

  it.each(kinds.filter(([, , kind]) => kind === 'public'))('lets %s pass', (_name, key) => {
    expect(publicKeyProblem('THE_VARIABLE', key)).toBeNull();
  });
});

it.each([
  [true, ['127.0.0.1:54321', '127.9.8.7', '2130706433', '[::1]:1', 'localhost', 'LOCALHOST']],
  [false, ['localhost.example.org', '127.0.0.1.example.org', 'project.supabase.co']],
  [false, ['10.0.0.1', '[::ffff:10.0.0.1]']],
])('this very machine, %s: %j', (expected, hosts) => {
  for (const host of hosts) expect(isLoopback(new URL(`http://${host}`).hostname), host).toBe(expected);
});
