import { expect, test } from 'vitest';
import { errorScreen } from '../../../../electron/policy/error-screen.ts';
import { allLanguages } from '../../../../src/i18n/all-languages.ts';
import { directionOf, documentLanguages, languages } from '../../../../src/domain/language.ts';

const { emergency } = allLanguages.en.words.emergency;
const number = (digits: string) => `<strong><bdi dir="ltr">${digits}</bdi></strong>`;

test.each([
  ['911', number('911')],
  ['9999', number('9999')],
  [null, emergency.local],
])('with the emergency number %s it names %s', (place, words) => {
  expect(errorScreen('en', null, place)).toContain(`In an emergency, call ${words} right away.`);
});

test.each([
  [null, 'Please tell a member of staff.'],
  ['1-800-555-0100', `or call ${number('1-800-555-0100')}`],
  ['<b>&"\'', `or call ${number('&#60;b&#62;&#38;&#34;&#39;')}`],
])('with the support number %s it says so', (phone, words) => {
  expect(errorScreen('en', phone, '911')).toContain(words);
});

test.each(languages)('in %s it says so from the start, in its own language and script', (language) => {
  const page = errorScreen(language, '1-800-555-0100', '112');
  const { errorScreen: screen, emergency: emergencyTexts } = allLanguages[language].words;
  expect(page).toContain(`<html lang="${documentLanguages[language]}" dir="${directionOf(language)}">`);
  for (const words of [screen.errorScreen.title, screen.errorScreen.text, screen.errorScreen.orCall])
    expect(page).toContain(words);
  expect(page).toContain(
    `${emergencyTexts.emergency.before} ${number('112')} ${emergencyTexts.emergency.after}`,
  );
  const faces = language === 'ar' || language === 'hi' ? 2 : 1;
  expect(page.match(/@font-face \{[^}]*url\(data:font\/woff2;base64,/g)).toHaveLength(faces);
});

test('it needs no file, and holds nothing to press', () => {
  const page = errorScreen('ar', '1-800-555-0100', '112');
  expect(page).not.toMatch(/<script|<a |<img|<form|href=|src=|https?:/);
});
