import type { Language } from '../domain/language.ts';

/** What each language calls itself: in the menu of languages each stands in its own, on every page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  ar: 'العربية',
};
