import { expect, test } from 'vitest';
import { nextTextSize, readTextSize } from '~/domain/text-size.ts';

test.each([
  ['100', 100],
  ['200', 200],
  ['175', 100],
  ['', 100],
  [null, 100],
  [undefined, 100],
  ['2e2', 100],
])('%s is read as %d percent', (stored, size) => {
  expect(readTextSize(stored)).toBe(size);
});

test('three presses reach the largest size, a fourth the usual one', () => {
  expect(([100, 125, 150, 200] as const).map(nextTextSize)).toEqual([125, 150, 200, 100]);
});
