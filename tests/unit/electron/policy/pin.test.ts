import { expect, test } from 'vitest';
import {
  gateAfter,
  hashPin,
  isGuessable,
  isPinHash,
  isRightPin,
  secondsToWait,
} from '../../../../electron/policy/pin.ts';

test.each([
  ['1111', true],
  ['123456', true],
  ['9876', true],
  ['1112', false],
  ['2468', false],
])('whether %s is guessed first: %s', (pin, expected) => expect(isGuessable(pin)).toBe(expected));

test('a PIN fits its own hash and no other, and the hash does not hold it', () => {
  const hash = hashPin('4711');
  expect(isPinHash(hash)).toBe(true);
  expect(isRightPin('4711', hash)).toBe(true);
  expect(isRightPin('4712', hash)).toBe(false);
  expect(hash).not.toContain('4711');
  expect(hashPin('4711')).not.toBe(hash);
});

test.each(['', '4711', 'scrypt$1$1$1$a$b', 'scrypt$16384$8$5$$', `${hashPin('4711')}x`])(
  '%s is no hash and fits nothing',
  (line) => {
    expect(isPinHash(line)).toBe(false);
    expect(isRightPin('4711', line)).toBe(false);
  },
);

test('the wait begins with the fifth wrong PIN and ends at fifteen minutes: ten thousand take more than a hundred days', () => {
  const waits = Array.from({ length: 10_000 }, (_, index) => secondsToWait(gateAfter(index + 1, 0), 0));
  expect(waits.slice(0, 11)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
  expect(waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400).toBeGreaterThan(100);
});
