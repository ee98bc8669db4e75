import { expect, test } from 'vitest';
import {
  hashPin,
  isGuessable,
  isPinHash,
  isRightPin,
  mayTry,
  recordFailure,
  openGate,
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

test('ten thousand PINs take more than a hundred days', () => {
  let gate = openGate;
  let ms = 0;
  for (let tries = 0; tries < 10_000; tries += 1) {
    ms = Math.max(ms, gate.openAtMs);
    expect(mayTry(gate, ms)).toBe(true);
    gate = recordFailure(gate, ms);
  }
  expect(ms / 86_400_000).toBeGreaterThan(100);
});

test('the wait begins with the fifth wrong PIN and ends at fifteen minutes', () => {
  const waits: number[] = [];
  let gate = openGate;
  for (let tries = 0; tries < 12; tries += 1) {
    gate = recordFailure(gate, 0);
    waits.push(gate.openAtMs / 1_000);
  }
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  expect(mayTry(gate, 899_999)).toBe(false);
});
