import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInFront } from '../../../../../electron/main-process/window/keep-on-top.ts';
import { fakeDesk } from '../../../../support/electron-fakes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function watched() {
  const desk = fakeDesk();
  const seen = { inFront: true, theirs: false, taken: 0 };
  const stage = { isInFront: () => seen.inFront, takeBack: () => void (seen.taken += 1) };
  keepInFront(desk, stage, () => seen.theirs);
  const look = (times: number) => vi.advanceTimersByTime(500 * times);
  return { desk, seen, look };
}

test('a window that stays behind is brought back within a second, and again until it is there', () => {
  const { desk, seen, look } = watched();
  seen.inFront = false;
  look(1);
  expect(seen.taken).toBe(0);
  look(1);
  expect(seen.taken).toBe(1);
  look(2);
  expect(seen.taken).toBe(3);
  expect(desk.denied).toEqual(['covered', 'covered', 'covered']);
  seen.inFront = true;
  look(5);
  expect(seen.taken).toBe(3);
});

test('a window that is in front again at the next look is left alone', () => {
  const { seen, look } = watched();
  for (let flicker = 0; flicker < 5; flicker += 1) {
    seen.inFront = false;
    look(1);
    seen.inFront = true;
    look(1);
  }
  expect(seen.taken).toBe(0);
});

test('the browser of a hand-off stays in front as long as it is the visitor’s', () => {
  const { seen, look } = watched();
  Object.assign(seen, { inFront: false, theirs: true });
  look(20);
  expect(seen.taken).toBe(0);
  seen.theirs = false;
  look(2);
  expect(seen.taken).toBeGreaterThan(0);
});
