import { expect, it } from 'vitest';
import { isShortPassword } from '../../../src/domain/password.ts';

it.each([
  ['correct horse b', false],
  ['correct horse ', true],
  ['äääääääa', false], // 8 characters, 15 bytes: as a hosted project counts
  ['', true],
])('%j is too short: %j', (password, isShort) => {
  expect(isShortPassword(password)).toBe(isShort);
});
