import type { Format } from './format.ts';
import type { Words } from './words.ts';

/** All members of a union at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The words of every file side by side, by the names under which the files give them. */
export type Spoken = All<Words[keyof Words]> & Format;

const handed: Partial<Spoken> = {};

/**
 * The words of the document's language, as far as `speak` has handed them over: those that every page needs, and those of the
 * pages that were opened. To be read while a component renders or a function runs, never while a module loads. Hence `as`: a page
 * is shown only after its words are here.
 */
export const words = handed as Readonly<Spoken>;

/** Hands over the words of a language's files. What was handed over before stays, or is said anew. */
export function speak(...parts: ReadonlyArray<Partial<Spoken>>): void {
  Object.assign(handed, ...parts);
}

/** Hands over all words of a language at once: to a program that shows every page, and to tests. */
export function speakAll(language: Words, format: Format): void {
  speak(format, ...Object.values(language));
}
