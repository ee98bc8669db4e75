import { addressIn, type Language } from '../domain/language.ts';
import type { Format } from './format.ts';
import type { Messages } from './messages/message-types.ts';

/** All members of a union at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The words of every file side by side, by the names under which the files give them, and which language they are in. */
export type LoadedMessages = All<Messages[keyof Messages]> & Format & { language: Language };

const loaded: Partial<LoadedMessages> = {};

/**
 * The words of the document's language, as far as `speak` has handed them over: those that every page needs, and those of the
 * pages that were opened. To be read while a component renders or a function runs, never while a module loads. Hence `as`: a page
 * is shown only after its words are here.
 */
export const messages = loaded as Readonly<LoadedMessages>;

/** Hands over the words of a language's files. What was handed over before stays, or is said anew. */
export function setMessages(...parts: ReadonlyArray<Partial<LoadedMessages>>): void {
  Object.assign(loaded, ...parts);
}

/** Hands over all words of a language at once: to a program that shows every page, and to tests. */
export function setAllMessages(
  language: Language,
  { words: own, format }: { words: Messages; format: Format },
): void {
  setMessages({ language }, format, ...Object.values(own));
}

/** The address of a page in the document's language, for links that no router makes. @param path of the English page. */
export function addressOf(path: string): string {
  return addressIn(messages.language, path);
}
