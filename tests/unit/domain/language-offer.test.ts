import { expect, it } from 'vitest';
import { languages, type Language } from '~/domain/language.ts';
import { languageToOffer, type LanguageFacts } from '~/domain/language-offer.ts';

const visitor: LanguageFacts = {
  shown: 'en',
  published: languages,
  preferred: ['en-US'],
  chosen: null,
  offered: [],
  canBeRead: true,
};

it.each<[string, Partial<LanguageFacts>, Language | null]>([
  ['a page in the browser’s language', {}, null],
  ['another one', { preferred: ['es-MX', 'en'] }, 'es'],
  ['capitals', { preferred: ['AR-ae'] }, 'ar'],
  ['the first of those that there are', { preferred: ['de-DE', 'fr-CA', 'hi'] }, 'fr'],
  ['English first, another after it', { preferred: ['en-IN', 'hi'] }, null],
  ['a browser of no language that there is', { preferred: ['de', 'ja'] }, null],
  ['a browser that says nothing', { preferred: [] }, null],
  ['a language that is not published', { preferred: ['hi'], published: ['en', 'es'] }, null],
  ['a language that was offered before', { preferred: ['es'], offered: ['es'] }, null],
  ['another that was not', { preferred: ['fr'], offered: ['es'] }, 'fr'],
  ['English on a Spanish page', { shown: 'es' }, 'en'],
  ['a choice, against the browser', { shown: 'es', chosen: 'es' }, null],
  ['a choice, on a page of another language', { chosen: 'ar', offered: ['ar'] }, 'ar'],
  ['English chosen in a Spanish browser', { preferred: ['es'], chosen: 'en' }, null],
  ['a choice that is no longer published', { chosen: 'ar', published: ['en'] }, null],
  [
    'letters that the device cannot draw',
    { shown: 'hi', chosen: 'hi', offered: ['en'], canBeRead: false },
    'en',
  ],
])('%s', (_case, facts, language) => {
  expect(languageToOffer({ ...visitor, ...facts })).toBe(language);
});
