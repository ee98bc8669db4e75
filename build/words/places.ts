import type { Language } from '../../src/domain/language.ts';
import type { MessagePlaceholder } from './placeholders.ts';
import { isForOneCount, pluralFormsOf } from './plural-forms.ts';
import type { WordFile } from './word-files.ts';
import type { SourceText } from './word-source.ts';

/** A place that a language fills with a text of its own, and what English says there. */
export type Place = {
  /** File, export and keys, such as `careers.careers.countText.other`. */
  path: string;
  english: string;
  /** Values that a text in this place can name. */
  placeholders: readonly MessagePlaceholder[];
  /** Values that it has to name. */
  needed: ReadonlySet<string>;
};

/** A text's path in the whole of a language's words. */
export const pathOf = ({ name }: WordFile, keys: readonly string[]) => [name, ...keys].join('.');

/**
 * The places of one file in a language, in the order of English. A plural has a place for each form of that language.
 * @param texts those of the English file.
 */
export function placesOf(file: WordFile, texts: readonly SourceText[], language: Language): readonly Place[] {
  return texts.flatMap((text) => {
    if (text.plural === null) return [plainPlace(file, text)];
    return text.plural.form === 'other' ? pluralPlaces(file, text, texts, language) : [];
  });
}

function plainPlace(file: WordFile, { keys, text, placeholders }: SourceText): Place {
  return { path: pathOf(file, keys), english: text, placeholders, needed: valuesOf(placeholders) };
}

/** Where a form is for one count, its text needs only what English `one` needs; else it has to take the number too. */
function pluralPlaces(
  file: WordFile,
  other: SourceText,
  texts: readonly SourceText[],
  language: Language,
): readonly Place[] {
  const keys = other.keys.slice(0, -1);
  const one = texts.find(({ keys: own }) => own.join('.') === [...keys, 'one'].join('.')) ?? other;
  return pluralFormsOf(language).map((form) => {
    const path = pathOf(file, [...keys, form]);
    const single = isForOneCount(language, form);
    const { text: english } = single && form === 'one' ? one : other;
    const needed = valuesOf((single ? one : other).placeholders);
    return { path, english, placeholders: [...one.placeholders, ...other.placeholders], needed };
  });
}

const valuesOf = (placeholders: readonly MessagePlaceholder[]) =>
  new Set(placeholders.map(({ value }) => value));
