import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOnTop } from '../../../../../electron/main-process/window/keep-on-top.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/* That whatever hides the window does so for a moment only: tests/electron/keep-on-top.spec.ts. Here is when it is left alone. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test.each<[string, inFront: boolean[], isBrowserInUse: boolean, taken: number]>([
  ['that stays behind is brought back, again and again', [false, false, false, true, true], false, 2],
  ['that is in front again at the next check is left alone', [false, true, false, true, false], false, 0],
  ['stays behind the browser of a visitor', [false, false, false, false], true, 0],
])('a window %s', (_what, inFront, isBrowserInUse, taken) => {
  const context = fakeContext();
  const regainFocus = vi.fn();
  const isInFront = () => inFront.shift() ?? true;
  keepOnTop(context, { isInFront, regainFocus }, () => isBrowserInUse);
  vi.advanceTimersByTime(500 * 5);
  expect(regainFocus).toHaveBeenCalledTimes(taken);
  expect(context.denied).toHaveLength(taken);
});
