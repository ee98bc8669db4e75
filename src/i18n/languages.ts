import { brand } from '../config/brand.ts';
import type { Language } from '../domain/language.ts';

/** How far the messages of a language can be trusted. English is the source: the others are translated from it. */
export type LanguageState =
  | { state: 'source' }
  | { state: 'draft' }
  /** Read by somebody who may answer for it: their role, such as `medical translator`, and the day (ISO 8601). */
  | { state: 'reviewed'; by: string; on: string };

/** How far each language is. */
export const languageStates: Readonly<Record<Language, LanguageState>> = {
  en: { state: 'source' },
  es: { state: 'draft' },
  fr: { state: 'draft' },
  hi: { state: 'draft' },
  ar: { state: 'draft' },
};

/** The languages in which the product goes out. */
export const publishedLanguages: readonly Language[] = brand.languages;
