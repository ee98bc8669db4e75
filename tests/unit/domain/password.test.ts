import { expect, it } from 'vitest';
import { passwordLackMessage, passwordLacks } from '../../../src/domain/password.ts';

it.each([
  ['Correct-Horse-9', []],
  ['Abcdefghij1', ['length']],
  ['Abcdefghijk1', []],
  ['abcdefghijk1', ['characters']],
  ['ABCDEFGHIJK1', ['characters']],
  ['Abcdefghijkl', ['characters']],
  ['Äbcdefghijk1', ['characters']],
  ['Aa1äääää', []], // 8 characters, 13 bytes: as a hosted project counts
  ['', ['length', 'characters']],
])('of %j is missing: %j', (password, lacks) => {
  expect(passwordLacks(password)).toEqual(lacks);
});

it('says what is missing with the messages of Supabase Auth', () => {
  expect(passwordLackMessage(['length'])).toBe('Password should be at least 12 characters.');
  expect(passwordLackMessage(['length', 'characters'])).toMatch(
    /^Password should be at least 12 characters\. Password/,
  );
});
