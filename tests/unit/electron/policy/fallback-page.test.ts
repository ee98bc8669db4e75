import { expect, test } from 'vitest';
import { fallbackPage } from '../../../../electron/policy/fallback-page.ts';
import { emergencyNumbers } from '../../../../src/domain/country/country.ts';

test.each(Object.entries(emergencyNumbers) as [keyof typeof emergencyNumbers, string][])(
  'in %s it names %s',
  (country, number) => {
    const page = fallbackPage(null, country);
    expect(page).toContain(`In an emergency, call <strong>${number}</strong> right away.`);
  },
);

test.each([
  [null, 'Please tell a member of staff.'],
  ['1-800-555-0100', 'or call <strong>1-800-555-0100</strong>.'],
  ['<b>&"\'', 'or call <strong>&#60;b&#62;&#38;&#34;&#39;</strong>.'],
])('with the support number %s it says so', (phone, words) => {
  expect(fallbackPage(phone, 'US')).toContain(words);
});

test('it needs no file, and holds nothing to press', () => {
  const page = fallbackPage('1-800-555-0100', 'IN');
  expect(page).toMatch(/@font-face \{ font-family: Atkinson; src: url\(data:font\/woff2;base64,/);
  expect(page).not.toMatch(/<script|<a |<img|<form|href=|src=|https?:/);
});
