import { describe, expect, test } from 'vitest';
import * as ar from '~/i18n/formats/ar.ts';
import * as en from '~/i18n/formats/en.ts';
import * as es from '~/i18n/formats/es.ts';
import * as fr from '~/i18n/formats/fr.ts';
import * as hi from '~/i18n/formats/hi.ts';

const counts = [...Array(1_001).keys(), 1_999, 10_000, 10_001, 100_100, 123_456, 999_999];
const days = [...Array(12).keys()].flatMap((month) => [
  new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10),
  new Date(Date.UTC(2027, month, 28)).toISOString().slice(0, 10),
]);

describe.each([
  ['en-US', en],
  ['es-MX', es],
  ['fr-CA', fr],
  ['hi-IN', hi],
  ['ar-AE', ar],
] as const)('%s is written as its own formatters write it', (locale, format) => {
  test('numbers and their plural forms', () => {
    const { format: expected } = new Intl.NumberFormat(locale);
    const rules = new Intl.PluralRules(locale);
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    for (const count of counts) {
      expect(format.wholeNumber(count)).toBe(expected(count));
      expect(format.plural(count, forms)).toBe(rules.select(count));
    }
  });

  test('days and lists', () => {
    const { format: expected } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (const day of days) expect(format.dayText(day)).toBe(expected(new Date(day)));
    const parts = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['A', 'B', 'C']);
    const comma = parts[1]?.value.trim().charAt(0);
    expect(format.sideBySide(['10 mg', 'A', 'B'])).toBe(`10 mg${comma} A${comma} B`);
  });
});
