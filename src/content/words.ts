import type { words as english } from './en/words.ts';

/**
 * A word of English as another language may say it: any text for a text, the same keys, lists of the same length, and functions of
 * the same values.
 */
type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> };

/**
 * Every word of the product, by file: the shape of English. A language annotates each of its words with its place here, such as
 * `Words['home']['hero']`: a missing or an extra word is a compile error.
 */
export type Words = Translated<typeof english>;

/** Names of what stands in `Own` and not in `Whole`. */
type Extra<Own, Whole> = {
  [File in keyof Own & keyof Whole]: Exclude<keyof Own[File], keyof Whole[File]>;
}[keyof Own & keyof Whole];

/**
 * A language's words by file, whole and with no list of its own beside them.
 * @param words as in en/words.ts.
 */
export function wordsOf<Own extends Words>(
  words: Own & ([Extra<Own, Words>] extends [never] ? unknown : { extra: Extra<Own, Words> }),
): Words {
  return words;
}
