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

// How far a pointer moves, and keys that are held: main-process/lifecycle/watchers.test.ts.
test.each([
  ['mouseDown', true],
  ['touchStart', true],
  ['touchMove', true],
  ['gestureTap', true],
  ['rawKeyDown', true],
  ['mouseWheel', true],
  ['char', true],
  ['keyUp', false],
  ['mouseEnter', false],
])('%s is a sign of life: %s', (type, expected) => {
  expect(isSignOfLife({ type, isRepeat: false }, null)).toBe(expected);
});
