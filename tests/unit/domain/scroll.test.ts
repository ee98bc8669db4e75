import { expect, test } from 'vitest';
import { initialBar, moveBar, scrollProgress } from '~/domain/scroll.ts';

/** Scrolls through positions and returns the bar at the end. */
function scrollThrough(...positions: number[]) {
  return positions.reduce((bar, to, index) => moveBar(bar, positions[index - 1] ?? 0, to), initialBar);
}

test.each([
  ['at the top', [0], { hidden: false, raised: false }],
  ['10 px down has no shadow yet', [10], { hidden: false, raised: false }],
  ['11 px down has a shadow', [11], { hidden: false, raised: true }],
  ['200 px down is still shown', [150, 200], { hidden: false, raised: true }],
  ['past 200 px downwards hides', [150, 201], { hidden: true, raised: true }],
  ['scrolling up shows it again', [500, 499], { hidden: false, raised: true }],
  ['standing still keeps it hidden', [500, 500], { hidden: true, raised: true }],
  ['within 100 px of the top it shows', [500, 100], { hidden: false, raised: true }],
  ['rubber band above the top counts as the top', [500, -30], { hidden: false, raised: false }],
])('%s', (_name, positions, expected) => {
  expect(scrollThrough(...positions)).toEqual(expected);
});

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
