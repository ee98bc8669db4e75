import { expect, test } from 'vitest';
import { scrollProgress } from '~/domain/scroll.ts';

test.each([
  [0, 2000, 1000, 0],
  [500, 2000, 1000, 0.5],
  [1000, 2000, 1000, 1],
  [1100, 2000, 1000, 1],
  [-20, 2000, 1000, 0],
  [0, 800, 1000, 0],
])('%d of a page of %d in a window of %d is %d', (top, height, viewport, expected) => {
  expect(scrollProgress(top, height, viewport)).toBe(expected);
});
