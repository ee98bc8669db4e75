import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '../../src/domain/language.ts';
import { type Message, readPo } from './po-file.ts';

/** A path below the project's folder, whole. */
export const fromRoot = (path: string) => join(import.meta.dirname, '../..', path);

/** Where the messages of all languages stand, a folder each. */
export const messagesFolder = fromRoot('src/i18n/messages');

/** A language that is translated from English. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** All of them. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** The names of all files of messages, without their endings. @param folder of all languages. */
export function messageFileNames(folder = messagesFolder): readonly string[] {
  return globSync('*.pot', { cwd: join(folder, 'en') })
    .map((path) => basename(path, '.pot'))
    .toSorted();
}

/** Where a file of messages stands. English is the template of the others. */
export function messageFile(language: Language, name: string, folder = messagesFolder): string {
  return join(folder, nameOfFile(language, name));
}

/**
 * The messages of one file in a language; none where the language has no such file yet.
 * @throws StartError when it cannot be read.
 */
export function readMessages(language: Language, name: string, folder = messagesFolder): readonly Message[] {
  const path = messageFile(language, name, folder);
  return existsSync(path) ? readPo(nameOfFile(language, name), readFileSync(path)) : [];
}

/** The file as messages for people name it: `es/home.po`. */
export function nameOfFile(language: Language, name: string): string {
  return `${language}/${name}.${language === 'en' ? 'pot' : 'po'}`;
}

/** A problem, a question or the like of one message, as a line for people. */
export function located(language: Language, name: string, key: string, text: string): string {
  return `${nameOfFile(language, name)}: ${key}: ${text}`;
}

/** The messages of a language file by file. */
export type MessageFiles = readonly { name: string; messages: readonly Message[] }[];

export function readAllMessages(language: Language, folder = messagesFolder): MessageFiles {
  return messageFileNames(folder).map((name) => ({ name, messages: readMessages(language, name, folder) }));
}

/** A message that is shown in English in place of the language, and why. */
export type Untranslated = { file: string; key: string; why: 'no translation' | 'English has changed' };

/**
 * Why a message of the language is shown in English; null when it is a translation of today's English. As with gettext's own
 * programs, one whose English has changed (`fuzzy`) is not used.
 */
export function whyUntranslated(
  english: Message,
  translation: Message | undefined,
): Untranslated['why'] | null {
  if (translation === undefined) return 'no translation';
  // A full stop that English has after a name may fall away; words may not.
  if (translation.translation.trim() === '') return /\p{L}/u.test(english.english) ? 'no translation' : null;
  return translation.english !== english.english || translation.flags.includes('fuzzy')
    ? 'English has changed'
    : null;
}

/** The messages of a language that are shown in English until they are translated. */
export function findUntranslated(
  language: TranslatedLanguage,
  folder = messagesFolder,
): readonly Untranslated[] {
  return messageFileNames(folder).flatMap((name) => {
    const translations = byKey(readMessages(language, name, folder));
    return readMessages('en', name, folder).flatMap((english) => {
      const why = whyUntranslated(english, translations.get(english.key));
      return why === null ? [] : [{ file: nameOfFile(language, name), key: english.key, why }];
    });
  });
}

/** A line for people for each. */
export function listUntranslated(open: readonly Untranslated[]): readonly string[] {
  return open.map(({ file, key, why }) => `${file}: ${key}: ${why}`);
}

/** Messages by their keys. */
export const byKey = (messages: readonly Message[]): ReadonlyMap<string, Message> =>
  new Map(messages.map((message) => [message.key, message]));

/** Where messages of a language are not those of English: a message that is missing, is too many, or was made of other English. */
export function differences(
  english: readonly Message[],
  translations: readonly Message[],
): readonly { key: string; problem: string }[] {
  const now = new Map(english.map((message) => [message.key, message.english]));
  const keys = new Set(translations.map(({ key }) => key));
  return [
    ...english.filter(({ key }) => !keys.has(key)).map(({ key }) => ({ key, problem: 'it is missing' })),
    ...translations.flatMap((message) => {
      const { key } = message;
      if (!now.has(key)) return [{ key, problem: 'English has no such message' }];
      return now.get(key) === message.english ? [] : [{ key, problem: 'its English has changed' }];
    }),
  ];
}

/** The name of a file in code: `legal-frame` is `legalFrame`. */
export function inCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
