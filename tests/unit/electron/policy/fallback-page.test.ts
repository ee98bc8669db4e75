import { expect, test } from 'vitest';
import { fallbackPage } from '../../../../electron/policy/fallback-page.ts';
import { emergency } from '../../../../src/content/en/emergency.ts';

test.each([
  ['911', '<strong>911</strong>'],
  ['9999', '<strong>9999</strong>'],
  [null, emergency.local],
])('with the emergency number %s it names %s', (number, words) => {
  expect(fallbackPage(null, number)).toContain(`In an emergency, call ${words} right away.`);
});

test.each([
  [null, 'Please tell a member of staff.'],
  ['1-800-555-0100', 'or call <strong>1-800-555-0100</strong>.'],
  ['<b>&"\'', 'or call <strong>&#60;b&#62;&#38;&#34;&#39;</strong>.'],
])('with the support number %s it says so', (phone, words) => {
  expect(fallbackPage(phone, '911')).toContain(words);
});

test('it needs no file, and holds nothing to press', () => {
  const page = fallbackPage('1-800-555-0100', '112');
  expect(page).toMatch(/@font-face \{ font-family: Atkinson; src: url\(data:font\/woff2;base64,/);
  expect(page).not.toMatch(/<script|<a |<img|<form|href=|src=|https?:/);
});
