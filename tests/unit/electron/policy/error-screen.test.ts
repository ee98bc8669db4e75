import { expect, test } from 'vitest';
import { defaultConfig } from '../../../../electron/policy/config.ts';
import { errorScreen } from '../../../../electron/policy/error-screen.ts';
import { allLanguages } from '../../../../src/i18n/all-languages.ts';
import { directionOf, documentLanguages, languages, type Language } from '../../../../src/domain/language.ts';

const { emergency } = allLanguages.en.words.emergency;
const number = (digits: string) => `<b><bdi dir="ltr">${digits}</bdi></b>`;
const shown = (asked: readonly [Language, ...Language[]], support: string | null, place: string | null) =>
  errorScreen(asked, { support, emergency: place }, defaultConfig.display);

test.each([
  ['911', number('911')],
  ['9999', number('9999')],
  [null, emergency.local],
])('with the emergency number %s it names %s', (place, words) => {
  expect(shown(['en'], null, place)).toContain(`In an emergency, call ${words} right away.`);
});

test.each([
  [null, 'Please tell a member of staff.'],
  ['1-800-555-0100', `or call ${number('1-800-555-0100')}`],
  ['<b>&"\'', `or call ${number('&#60;b&#62;&#38;&#34;&#39;')}`],
])('with the support number %s it says so', (phone, words) => {
  expect(shown(['en'], phone, '911')).toContain(words);
});

test.each(languages)(
  'in %s it says so in all languages of the kiosk, each in its own direction, and each number once',
  (language) => {
    const asked = [language, ...languages.filter((each) => each !== language)] as const;
    const page = shown(asked, '1-800-555-0100', '112');
    expect(page).toContain(`<html lang="${documentLanguages[language]}" dir="${directionOf(language)}">`);
    for (const each of asked) {
      const { title, tell, orCall, emergency: word } = allLanguages[each].words.errorScreen.errorScreen;
      expect(page).toContain(
        `<p lang="${documentLanguages[each]}" dir="${directionOf(each)}"><strong>${title}</strong>`,
      );
      expect(page).toContain(each === language ? orCall : tell);
      expect(page).toContain(`>${word}</span>`);
    }
    for (const each of ['1-800-555-0100', '112']) expect(page.split(number(each))).toHaveLength(2);
  },
);

test.each([
  [['en', 'es', 'fr'], 1],
  [['en', 'hi'], 2],
  [['ar', 'hi', 'en'], 3],
] as const)('it carries the letters of %s, and no others', (asked, faces) => {
  expect(shown(asked, null, null).match(/@font-face \{[^}]*url\(data:font\/woff2;base64,/g)).toHaveLength(
    faces,
  );
});

test('where the country is not known it says so in each language, and names no number', () => {
  const page = shown(['es', 'en'], null, null);
  expect(page).toContain(allLanguages.es.words.emergency.emergency.local);
  expect(page).toContain(`>${allLanguages.en.words.errorScreen.errorScreen.emergency}</span>`);
});

test('it needs no file, and holds nothing to press', () => {
  const page = shown(['ar', 'en'], '1-800-555-0100', '112');
  expect(page).not.toMatch(/<script|<a |<img|<form|href=|src=|https?:/);
});
