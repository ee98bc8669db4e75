import { brand } from '../config/brand.ts';
import type { Language } from '../domain/language.ts';

/** The languages in which the product goes out. */
export const publishedLanguages: readonly Language[] = brand.languages;
