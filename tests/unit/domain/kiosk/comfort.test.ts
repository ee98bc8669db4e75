import { expect, it } from 'vitest';
import { nextTextStep, nextTheme, textScales, themes } from '../../../../src/domain/kiosk/comfort.ts';

it.each([
  [0, -1, 1, 0],
  [0, 1, 1, 1],
  [2, 1, 1.4, 3],
  [3, 1, 1.7, 3],
  [3, -1, 1.7, 2],
  // There was less room than was asked for.
  [3, -1, 1.3, 1],
  [3, -1, 1.1, 0],
  [1, -1, Infinity, 0],
] as const)('text step %d by %d, shown at %d, is %d', (step, change, shown, expected) => {
  expect(nextTextStep(step, change, shown)).toBe(expected);
});

it('begins with the panel’s own size, and goes through every theme and back', () => {
  expect(textScales[0]).toBe(1);
  expect(themes.map(nextTheme)).toEqual([...themes.slice(1), themes[0]]);
});
