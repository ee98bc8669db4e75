import { expect, it } from 'vitest';
import { passwordLacks } from '../../../src/domain/password.ts';

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
