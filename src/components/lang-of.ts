import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';

/** What an element says of itself whose text is in another language than the page; nothing where it is in the page's own. */
export function langOf(language: Language | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language === undefined ? {} : { lang: documentLanguages[language], dir: directionOf(language) };
}
