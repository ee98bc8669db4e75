import { brand } from '../../src/config/brand.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { isInLatinLetters, languages, type Language } from '../../src/domain/language.ts';

/** An address of the brand is in no language: its country stands there as its post office writes it. */
const facts = JSON.stringify(brand);

/** Everything that a language says. */
const textsByLanguage: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  languages.map((language) => [language, new Set(collect(allLanguages[language].words))]),
);

/** The sentences of a language that no other says the same: every file of messages has some. Functions are left out. */
const stringsByLanguage: ReadonlyMap<Language, readonly string[]> = new Map(
  languages.map((language) => [language, textsOf(language).filter((text) => isOnlyIn(language, text))]),
);

function textsOf(language: Language): readonly string[] {
  const names = new Set<string>(Object.values(languageNames));
  // An offer stands on the pages of the other languages.
  const { offer: _offer, ...words } = allLanguages[language].words;
  const all = collect(words).filter((text) => !names.has(text));
  return [...new Set(all)].filter(
    (text) => text.length > 40 && text.trim().includes(' ') && !facts.includes(text),
  );
}

function isOnlyIn(language: Language, text: string): boolean {
  return languages.every((other) => other === language || textsByLanguage.get(other)?.has(text) !== true);
}

function collect(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
}

/** What is found of these languages in a text of the site, HTML or script. */
export function foundIn(text: string, of: readonly Language[]): readonly string[] {
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return of.flatMap((language) =>
    (stringsByLanguage.get(language) ?? []).filter((each) => plain.includes(each)),
  );
}

/** Words that English sentences have and those of other languages in Latin letters do not. */
const englishWord =
  /(?<![\p{L}/-])(?:the|and|your|you|with|this|that|from|please|are|is|not|we|our|of)(?![\p{L}/-])/giu;

/** What is left of English in a text that a page of another language shows or reads out: single words. */
export function englishLeftIn(text: string, language: Language): readonly string[] {
  if (!isInLatinLetters(language)) return latinLeftIn(text, language);
  // The signal is called as browsers call it.
  const plain = text.replaceAll('Do Not Track', ' ');
  return [...new Set(plain.match(englishWord))];
}

const latinWord = /\p{Script=Latin}{3,}/gu;

/**
 * Latin words that a page shows or reads out and that are neither in its language's messages nor in the brand: text from the code.
 * For languages of another script.
 */
export function latinLeftIn(html: string, language: Language): readonly string[] {
  const source = (value: unknown): string =>
    typeof value === 'function'
      ? String(value)
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(source).join(' ')
        : String(value);
  const strings = [
    source(allLanguages[language].words),
    facts,
    Object.values(languageNames).join(' '),
    ...languages.map((each) => source(allLanguages[each].words.offer)),
    'PNG',
  ].join(' ');
  const known = new Set(strings.match(latinWord));
  const attributes = [...html.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const shown = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|&[#\w]+;/g, ' ');
  return [...new Set(`${shown} ${attributes.join(' ')}`.match(latinWord))].filter((word) => !known.has(word));
}
