import { brand } from '../brand/brand.ts';
import type { Language } from '../domain/language.ts';
import { state as ar } from './ar/state.ts';
import { state as en } from './en/state.ts';
import { state as es } from './es/state.ts';
import { state as fr } from './fr/state.ts';
import { state as hi } from './hi/state.ts';
import type { LanguageState } from './language-state.ts';

/** How far each language is. */
export const languageStates: Readonly<Record<Language, LanguageState>> = { en, es, fr, hi, ar };

/** The languages in which the product goes out. */
export const publishedLanguages: readonly Language[] = brand.languages;
