import { expect, it } from 'vitest';
import { isWidthQuery, kioskWidthQueries } from '../../../build/kiosk-css.ts';

it.each([
  ['(width >= 64rem)', true],
  ['(width < 30rem)', true],
  ['(min-width: 60rem)', true],
  ['(max-width: 48rem)', true],
  ['(min-width: 60.5rem)', true],
  ['(height < 26rem)', false],
  ['(min-height: 26rem)', false],
  ['(prefers-reduced-motion: reduce)', false],
  ['print', false],
  ['screen and (min-width: 40rem)', false],
])('%s asks for the width alone: %s', (params, expected) => {
  expect(isWidthQuery(params)).toBe(expected);
});

it('turns width queries into container queries and leaves the rest', () => {
  const { media } = kioskWidthQueries().AtRule;
  const rules = ['(width >= 64rem)', 'print'].map((params) => ({ name: 'media', params }));
  for (const rule of rules) media(rule);
  expect(rules.map(({ name }) => name)).toEqual(['container', 'media']);
});
