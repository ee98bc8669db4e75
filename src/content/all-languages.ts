import * as en from './en/format.ts';
import { words as enWords } from './en/words.ts';
import * as es from './es/format.ts';
import { words as esWords } from './es/words.ts';
import * as fr from './fr/format.ts';
import { words as frWords } from './fr/words.ts';
import * as hi from './hi/format.ts';
import { words as hiWords } from './hi/words.ts';
import * as ar from './ar/format.ts';
import { words as arWords } from './ar/words.ts';
import type { Language } from '../domain/language.ts';
import type { Format } from './format.ts';
import type { Words } from './words.ts';

/** Every language whole, for the build and for tests: no page imports it. */
export const allLanguages: Readonly<Record<Language, { words: Words; format: Format }>> = {
  en: { words: enWords, format: en },
  es: { words: esWords, format: es },
  fr: { words: frWords, format: fr },
  hi: { words: hiWords, format: hi },
  ar: { words: arWords, format: ar },
};
