import { expect, test } from 'vitest';
import { languagesOf } from '../../../../electron/policy/languages.ts';
import type { Language } from '../../../../src/domain/language.ts';

test.each<[languages: Language[] | null, published: Language[], asked: string]>([
  [null, ['en', 'es', 'ar'], 'en es ar'],
  // English is among them, whatever the order of the menu.
  [null, ['es', 'en'], 'en es'],
  [['ar', 'en'], ['en', 'es', 'ar'], 'ar en'],
  // A language in which the product does not go out has no document.
  [['hi', 'es'], ['en', 'es'], 'es'],
  [['hi'], ['en', 'es'], 'en es'],
])('%j of the published %j are %s', (languages, published, asked) => {
  expect(languagesOf({ languages }, published).join(' ')).toBe(asked);
});
