import { type Language, languages } from '~/domain/language.ts';

/** The language of what is on the screen, as the document says it. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? 'en';
}
