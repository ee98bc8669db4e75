import { expect, test } from 'vitest';
import { brand } from '~/config/brand.ts';
import { languages } from '~/domain/language.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { factIn } from '~/i18n/facts.ts';

test.each(languages)('%s: the address ends with the country, in the language', (language) => {
  expect(factIn(language, 'controller')).toMatch(new RegExp(`, ${brand.legal.country[language]}$`));
});

test.each(languages)(
  '%s: the languages of the line are called as in the list of what it costs and speaks',
  (language) => {
    const { names } = allLanguages[language].words.home.beforeCalling.languages;
    const listed = brand.line.languages.map((each) => names[each]).join();
    expect(listed.toLowerCase()).toBe(String(factIn(language, 'lineLanguages')).toLowerCase());
  },
);
