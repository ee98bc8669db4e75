import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOnTop } from '../../../../../electron/main-process/window/keep-on-top.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function watched() {
  const context = fakeContext();
  const seen = { inFront: true, theirs: false, taken: 0 };
  const kioskWindow = { isInFront: () => seen.inFront, regainFocus: () => void (seen.taken += 1) };
  keepOnTop(context, kioskWindow, () => seen.theirs);
  const look = (times: number) => vi.advanceTimersByTime(500 * times);
  return { context, seen, look };
}

test('a window that stays behind is brought back within a second, and again until it is there', () => {
  const { context, seen, look } = watched();
  seen.inFront = false;
  look(1);
  expect(seen.taken).toBe(0);
  look(1);
  expect(seen.taken).toBe(1);
  look(2);
  expect(seen.taken).toBe(3);
  expect(context.denied).toEqual(['covered', 'covered', 'covered']);
  seen.inFront = true;
  look(5);
  expect(seen.taken).toBe(3);
});

test('a window that is in front again at the next check is left alone', () => {
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
