import * as arFormat from './formats/ar.ts';
import * as enFormat from './formats/en.ts';
import * as esFormat from './formats/es.ts';
import * as frFormat from './formats/fr.ts';
import * as hiFormat from './formats/hi.ts';
import * as ar from './generated/ar/all.ts';
import * as en from './generated/en/all.ts';
import * as es from './generated/es/all.ts';
import * as fr from './generated/fr/all.ts';
import * as hi from './generated/hi/all.ts';
import type { Format } from './format.ts';
import type { Messages } from './message-types.ts';
import type { Language } from '../domain/language.ts';

/** Every language whole, for the prerender and for tests: no page imports it. */
export const allLanguages: Readonly<Record<Language, { words: Messages; format: Format }>> = {
  en: { words: en, format: enFormat },
  es: { words: es, format: esFormat },
  fr: { words: fr, format: frFormat },
  hi: { words: hi, format: hiFormat },
  ar: { words: ar, format: arFormat },
};
