import { expect, it } from 'vitest';
import { duties } from '~/content/legal-duties/duties.ts';
import { retentionYears } from '~/domain/application/rules.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { languages } from '~/domain/language.ts';

it('keeps what applicants send for as long as the longest law asks for, and no longer', () => {
  const months = duties.flatMap(({ keepMonths = [] }) => keepMonths);
  expect(retentionYears * 12).toBe(Math.max(...months));
});

it.each(languages)('promises that number, and no other, wherever it says how long: %s', (language) => {
  const { words, format } = allLanguages[language];
  const { blocks } = words.privacy.privacy.sections['how-we-use'];
  const texts = [
    words.application.privacyMessages.short,
    words.accommodation.accommodation.points.items[2],
    blocks[2],
    blocks[4].text,
  ];
  const numbers = texts.map((text) => text.match(/\p{Number}+/gu));
  expect(numbers).toEqual(texts.map(() => [format.wholeNumber(retentionYears)]));
});
