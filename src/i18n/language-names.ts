import type { Language } from '../domain/language.ts';

/** What each language calls itself: the menu of languages shows each name in its own language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hi: 'हिंदी',
  ar: 'العربية',
};
