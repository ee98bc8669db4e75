import { addressIn, type Language } from '../domain/language.ts';
import type { Format } from './format.ts';
import type { Messages } from './message-types.ts';

/** All members of a union at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** The messages of all files in one object, by their exported names, with their language. */
export type LoadedMessages = All<Messages[keyof Messages]> & Format & { language: Language };

const loaded: Partial<LoadedMessages> = {};

/**
 * The messages of the document's language that `setMessages` was given so far: those that every page needs, and those of the
 * pages that were opened. To be read while a component renders or a function runs, never while a module loads. Hence `as`: a page
 * is shown only after its messages are loaded.
 */
export const messages = loaded as Readonly<LoadedMessages>;

/** Adds messages. Earlier ones stay unless they have the same name. */
export function setMessages(...parts: ReadonlyArray<Partial<LoadedMessages>>): void {
  Object.assign(loaded, ...parts);
}

/** Sets all messages of a language at once: for programs that show every page, and for tests. */
export function setAllMessages(
  language: Language,
  { words: files, format }: { words: Messages; format: Format },
): void {
  setMessages({ language }, format, ...Object.values(files));
}

/** The address of a page in the document's language, for links that no router makes. @param path of the English page. */
export function addressOf(path: string): string {
  return addressIn(messages.language, path);
}
