import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '../../src/domain/language.ts';
import { type Message, readPo } from './po-file.ts';

/** A path below the project's folder, whole. */
export const fromRoot = (path: string) => join(import.meta.dirname, '../..', path);

/** Where the messages of all languages stand, a folder each. */
export const messagesFolder = fromRoot('src/i18n/messages');

/** The languages that are translated from English. */
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** The names of all files of messages, without their endings. @param folder of all languages. */
export function messageFileNames(folder = messagesFolder): readonly string[] {
  return globSync('*.pot', { cwd: join(folder, 'en') })
    .map((path) => basename(path, '.pot'))
    .toSorted();
}

/** Where a file of messages stands. English is the template of the others. */
export function messageFile(language: Language, name: string, folder = messagesFolder): string {
  return join(folder, language, `${name}.${language === 'en' ? 'pot' : 'po'}`);
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

/** The name of a file in code: `legal-frame` is `legalFrame`. */
export function inCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
