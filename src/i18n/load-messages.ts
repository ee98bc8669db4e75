import type { Language } from '~/domain/language.ts';
import { messages, setMessages, type LoadedMessages } from './messages.ts';

type Messages = Partial<LoadedMessages>;

const common = import.meta.glob<Messages>('./generated/*/common.ts');
const ofPages = import.meta.glob<Messages>('./generated/*/pages/*.ts');

/** Null where all messages are handed over at once: in the prerender, in tests and on the kiosk. */
let language: Language | null = null;

/** Fetches the messages that every page needs, and has those of single pages fetched in the same language. */
export async function startLanguage(chosen: Language): Promise<void> {
  language = chosen;
  setMessages(await load(common, `./generated/${chosen}/common.ts`));
}

/** The language that messages are fetched in, known before the first of them has come. */
export function languageInUse(): Language {
  return language ?? messages.language;
}

/** Fetches the messages of a page and hands them over. */
export async function loadMessages(page: string): Promise<void> {
  if (language !== null) setMessages(await load(ofPages, `./generated/${language}/pages/${page}.ts`));
}

function load(files: Record<string, () => Promise<Messages>>, path: string): Promise<Messages> {
  const fetchFile = files[path];
  if (fetchFile === undefined) throw new Error(`There are no messages in ${path}.`);
  return fetchFile();
}
