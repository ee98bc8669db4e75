import { expect, test } from 'vitest';
import { decidePointer, isSignOfLife } from '../../../../electron/policy/pointer.ts';

test.each([
  [{ type: 'mouseDown', button: 'left' }, 'pointer'],
  [{ type: 'mouseMove' }, 'pointer'],
  [{ type: 'mouseWheel' }, 'pointer'],
  [{ type: 'mouseDown', button: 'left', modifiers: ['control'] }, 'pointer'],
  [{ type: 'mouseWheel', modifiers: ['ctrl'] }, 'pointer-zoom'],
  [{ type: 'mouseWheel', modifiers: ['control'] }, 'pointer-zoom'],
  [{ type: 'mouseWheel', modifiers: ['meta'] }, 'pointer-zoom'],
  [{ type: 'mouseDown', button: 'right' }, 'pointer-right'],
  [{ type: 'contextMenu' }, 'pointer-menu'],
  [{ type: 'mouseDown', button: 'middle' }, 'pointer-middle'],
  [{ type: 'mouseUp', button: 'middle' }, 'pointer-middle'],
] as const)('%j: %s', (press, rule) => {
  expect(decidePointer(press).rule).toBe(rule);
});

test('held keys and trembling sensors are no sign of life', () => {
  const from = { x: 100, y: 100 };
  const move = (x: number, y: number) => isSignOfLife({ type: 'mouseMove', x, y, isRepeat: false }, from);
  expect(move(102, 103)).toBe(false);
  expect(move(100, 104)).toBe(true);
  expect(isSignOfLife({ type: 'mouseMove', x: 5, y: 5, isRepeat: false }, null)).toBe(false);
  expect(isSignOfLife({ type: 'rawKeyDown', isRepeat: true }, from)).toBe(false);
  expect(isSignOfLife({ type: 'keyUp', isRepeat: false }, from)).toBe(false);
  expect(isSignOfLife({ type: 'mouseEnter', isRepeat: false }, from)).toBe(false);
});

test.each(['mouseDown', 'touchStart', 'touchMove', 'gestureTap', 'rawKeyDown', 'mouseWheel', 'char'])(
  '%s is one',
  (type) => {
    expect(isSignOfLife({ type, isRepeat: false }, null)).toBe(true);
  },
);
