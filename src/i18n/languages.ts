import { brand } from '../config/brand.ts';
import type { Language } from '../domain/language.ts';
import { state as ar } from './messages/ar/state.ts';
import { state as en } from './messages/en/state.ts';
import { state as es } from './messages/es/state.ts';
import { state as fr } from './messages/fr/state.ts';
import { state as hi } from './messages/hi/state.ts';
import type { LanguageState } from './messages/language-state.ts';

/** How far each language is. */
export const languageStates: Readonly<Record<Language, LanguageState>> = { en, es, fr, hi, ar };

/** The languages in which the product goes out. */
export const publishedLanguages: readonly Language[] = brand.languages;
