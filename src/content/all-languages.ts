import { languages, type Language } from '../domain/language.ts';
import type { Format } from './format.ts';
import { wordsIn, type Words } from './words.ts';

const files = import.meta.glob<object>(['./*/*.ts', './*/*/*.ts', '!./*/{common,format,state}.ts'], {
  eager: true,
});
const formats = import.meta.glob<Format>('./*/format.ts', { eager: true });

/** Every language whole, for the prerender and for tests: no page imports it. */
export const allLanguages = Object.fromEntries(
  languages.map((language) => [
    language,
    { words: wordsIn(language, files), format: formats[`./${language}/format.ts`] },
  ]),
) as Readonly<Record<Language, { words: Words; format: Format }>>;
