import { expect, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import { languages } from '~/domain/language.ts';

/* That each language has the messages of English is the compiler's (src/i18n/message-types.ts). */

test.each(languages)('%s gives each name once, as all files are read side by side', (language) => {
  const names = Object.values(allLanguages[language].words).flatMap((file) => Object.keys(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
