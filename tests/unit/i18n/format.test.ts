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
    const { format: shorter } = new Intl.DateTimeFormat(locale, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    // `Intl` writes the first of a month like its other days; French does not.
    const first = (text: string) => (format === fr ? text.replace(/^1 /, '1er ') : text);
    for (const day of days) {
      expect(format.dayText(day)).toBe(first(expected(new Date(day))));
      expect(format.monthDay(day)).toBe(first(shorter(new Date(day))));
    }
    const parts = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['A', 'B', 'C']);
    const comma = parts[1]?.value.trim().charAt(0);
    expect(format.sideBySide(['10 mg', 'A', 'B'])).toBe(`10 mg${comma} A${comma} B`);
  });
});

/* Not compared with `Intl`, whose forms are not those of the glossaries: "3:29 pm" in Hindi, "3:59 a.m." in Spanish. */
test.each([
  [en, ['12:05 AM', '4:59 AM', '8:00 AM', '12:30 PM', '1:59 PM', '3:29 PM', '8:00 PM'], '820 KB', '1.4 MB'],
  [
    es,
    ['12:05 a. m.', '4:59 a. m.', '8:00 a. m.', '12:30 p. m.', '1:59 p. m.', '3:29 p. m.', '8:00 p. m.'],
    '820 KB',
    '1.4 MB',
  ],
  [fr, ['0 h 05', '4 h 59', '8 h', '12 h 30', '13 h 59', '15 h 29', '20 h'], '820 Ko', '1,4 Mo'],
  [
    hi,
    [
      'रात 12:05 बजे',
      'सुबह 4:59 बजे',
      'सुबह 8:00 बजे',
      'दोपहर 12:30 बजे',
      'दोपहर 1:59 बजे',
      'दोपहर 3:29 बजे',
      'रात 8:00 बजे',
    ],
    '820 KB',
    '1.4 MB',
  ],
  [
    ar,
    ['12:05 بعد منتصف الليل', '4:59 فجرًا', '8:00 صباحًا', '12:30 ظهرًا', '1:59 ظهرًا', '3:29 عصرًا', '8:00 مساءً'],
    '820 كيلوبايت',
    '1.4 ميغابايت',
  ],
] as const)('times and sizes, with spaces that do not break beside the number', (format, times, ...sizes) => {
  const written = ['00:05', '04:59', '08:00', '12:30', '13:59', '15:29', '20:00'].map((time) =>
    format.timeText(`2027-01-31T${time}:00.000Z`),
  );
  expect(written.map(plainSpaces)).toEqual(times);
  const writtenSizes = [format.sizeText(820, 'KB'), format.sizeText(1.4, 'MB')];
  expect(writtenSizes.map(plainSpaces)).toEqual(sizes);
  expect([...written, ...writtenSizes].join('\n')).not.toMatch(/\d | m\./);
});

const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');
