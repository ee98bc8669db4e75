import { describe, expect, test } from 'vitest';
import * as en from '~/content/en/format.ts';

const counts = [...Array(1_001).keys(), 1_999, 10_000, 10_001, 123_456, 1_000_000, 12_345_678];
const days = [...Array(12).keys()].flatMap((month) => [
  new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10),
  new Date(Date.UTC(2027, month, 28)).toISOString().slice(0, 10),
]);

describe.each([['en-US', en]] as const)('%s is written as its own formatters write it', (locale, format) => {
  test('numbers', () => {
    const { format: expected } = new Intl.NumberFormat(locale);
    for (const count of counts) expect(format.wholeNumber(count)).toBe(expected(count));
  });

  test('days', () => {
    const { format: expected } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (const day of days) expect(format.dayText(day)).toBe(expected(new Date(day)));
  });

  test('plural forms', () => {
    const rules = new Intl.PluralRules(locale);
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    for (const count of counts) expect(format.plural(count, forms)).toBe(rules.select(count));
  });
});
