import { expect, it } from 'vitest';
import { followGesture, gestureTaps, type Tap } from '../../../../src/domain/kiosk/staff-gesture.ts';

const cornerPx = 120;
const inCorner = (atMs: number): Tap => ({ x: 10, y: 10, atMs });

/** Follows a row of taps and says at which of them the gesture was complete. */
function completeAt(row: readonly Tap[]): number[] {
  let taps: readonly Tap[] = [];
  return row.flatMap((tap, index) => {
    const next = followGesture(taps, tap, cornerPx);
    taps = next.taps;
    return next.complete ? [index] : [];
  });
}

const every = (gapMs: number, count = gestureTaps) =>
  Array.from({ length: count }, (_, index) => inCorner(index * gapMs));

it('is complete at the seventh quick tap, and begins anew after it', () => {
  expect(completeAt(every(300, 14))).toEqual([6, 13]);
});

it('is never complete when the taps are slow', () => {
  expect(completeAt(every(1_100, 40))).toEqual([]);
});

it.each([
  ['to the right', { x: 121, y: 10 }],
  ['below', { x: 10, y: 121 }],
])('starts over after a tap %s', (_, point) => {
  const row = [...every(100, 6), { ...point, atMs: 650 }, inCorner(700)];
  expect(completeAt(row)).toEqual([]);
});
