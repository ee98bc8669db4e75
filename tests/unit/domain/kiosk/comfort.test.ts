import { expect, it } from 'vitest';
import { nextTextStep, nextTheme, textScales, themes } from '../../../../src/domain/kiosk/comfort.ts';

it.each([
  [0, -1, 0],
  [0, 1, 1],
  [2, 1, 3],
  [3, 1, 3],
  [3, -1, 2],
] as const)('text step %d by %d is %d', (step, change, expected) => {
  expect(nextTextStep(step, change)).toBe(expected);
});

it('has four steps that grow, from the panel’s own size', () => {
  expect(textScales).toHaveLength(4);
  expect(textScales[0]).toBe(1);
  expect([...textScales].sort((a, b) => a - b)).toEqual([...textScales]);
});

it('goes through every theme and comes back', () => {
  expect(nextTheme('light')).toBe('dark');
  expect(nextTheme('dark')).toBe('strong');
  expect(nextTheme('strong')).toBe('light');
  expect(themes).toHaveLength(3);
});
