/** The languages of the product (BCP 47), English first: the others are translated from it. */
export const languages = ['en', 'es', 'fr', 'hi', 'ar'] as const;
export type Language = (typeof languages)[number];

/**
 * What a document in the language says of itself (BCP 47), with a region where its messages are of one: voices and hyphens
 * differ. Links between the languages name them without it, as each page is for all who read its language.
 */
export const documentLanguages: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es-419',
  fr: 'fr-CA',
  hi: 'hi',
  ar: 'ar',
};

/**
 * The language in which a page was built, by `data-language` of its root element; English where there is none. Never by `lang`,
 * into which a browser that translates the page writes its own.
 */
export function shownLanguage({
  dataset,
}: {
  dataset: Readonly<Record<string, string | undefined>>;
}): Language {
  return languages.find((language) => language === dataset['language']) ?? 'en';
}

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Whether a language is written in Latin letters, which the product's own typeface on the web holds alone. */
export function isInLatinLetters(language: Language): boolean {
  return language !== 'hi' && language !== 'ar';
}

/** Folder of a language's pages: English at the root, the others in a folder each. With a trailing slash. */
export function folderOf(language: Language): string {
  return language === 'en' ? '/' : `/${language}/`;
}

/**
 * The address of a page in a language: `/es/careers` for `/careers`.
 * @param path of the English page, from the root.
 */
export function addressIn(language: Language, path: string): string {
  return folderOf(language) + path.slice(1);
}

/** The language of an address by its folder, and the path of the same page in English. */
export function readAddress(address: string): { language: Language; path: string } {
  const [, first = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/.exec(address) ?? [];
  const language = languages.find((each) => each === first && each !== 'en');
  return language === undefined ? { language: 'en', path: address } : { language, path: rest };
}
