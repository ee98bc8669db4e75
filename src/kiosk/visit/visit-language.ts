import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import type { Format } from '~/i18n/format.ts';
import { messages, setAllMessages } from '~/i18n/messages.ts';
import * as format from '~/i18n/formats/en.ts';
import * as english from '~/i18n/generated/en/all.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { useScreen } from '../state/screen-store.ts';

/** The kiosk's own language: that of its invitation, in which every visit ends. */
export function kioskLanguage(): Language {
  return useScreen.getState().settings.languages[0] ?? 'en';
}

/**
 * Sets messages, language and direction of the document; the messages must be loaded. Nothing is
 * drawn in between; the screen is rendered anew by a change of the session's store.
 */
export function setDocumentLanguage(language: Language): void {
  if (messages.language === language) return;
  setLoadedMessages(language);
  const { documentElement: root } = document;
  root.lang = documentLanguages[language];
  root.dir = directionOf(language);
}

/** Sets the document to the kiosk's own language, whose messages are loaded at the start. */
export function resetDocumentLanguage(): void {
  if (isLoaded(kioskLanguage())) setDocumentLanguage(kioskLanguage());
}

type LanguageMessages = Parameters<typeof setAllMessages>[1];

/** The other languages, each in a chunk of its own, so that none makes the start longer (build/kiosk-config.ts). */
const others = import.meta.glob<Messages>(['../../i18n/generated/*/all.ts', '!**/en/all.ts']);

const formats = import.meta.glob<Format>(['../../i18n/formats/*.ts', '!**/en.ts']);

const loadedMessages = new Map<Language, LanguageMessages>([['en', { words: english, format }]]);

/** Whether a language's messages are loaded. */
export function isLoaded(language: Language): boolean {
  return loadedMessages.has(language);
}

/** What a language says, for a screen that shows several at once; null before it was loaded. */
export function wordsOf(language: Language): Messages | null {
  return loadedMessages.get(language)?.words ?? null;
}

/** Loads a language's messages from the program's own files. Rejects when its file is missing. */
export async function fetchMessages(language: Language): Promise<void> {
  if (loadedMessages.has(language)) return;
  const loadWords = others[`../../i18n/generated/${language}/all.ts`];
  const loadFormat = formats[`../../i18n/formats/${language}.ts`];
  if (loadWords === undefined || loadFormat === undefined)
    throw new Error(`There are no words of ${language}.`);
  const [words, formatModule] = await Promise.all([loadWords(), loadFormat()]);
  loadedMessages.set(language, { words, format: formatModule });
}

/** The thanks to the one who has just left, in the language of that visit; null while it is not loaded. */
export function thanksIn(language: Language): string | null {
  return loadedMessages.get(language)?.words.kiosk.kioskMessages.attract.cleared ?? null;
}

/**
 * Sets a loaded language's messages for the next render.
 * @throws Error when they were not fetched.
 */
function setLoadedMessages(language: Language): void {
  const loaded = loadedMessages.get(language);
  if (loaded === undefined) throw new Error(`The words of ${language} are not here.`);
  setAllMessages(language, loaded);
}
