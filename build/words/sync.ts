import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { paths } from '../../src/config/paths.ts';
import type { Language } from '../../src/domain/language.ts';
import { facts } from '../../src/i18n/facts.ts';
import { commonFiles } from '../../src/i18n/message-files.ts';
import { type PageRow, pageRows } from '../../src/page-table.ts';
import { StartError } from '../command.ts';
import {
  findUntranslated,
  located,
  messageFile,
  messageFileNames,
  messagesFolder,
  readMessages,
  translatedLanguages,
  type Untranslated,
} from './message-files.ts';
import { isFact, readMessage, valuesOf } from './message-syntax.ts';
import { type Message, poText } from './po-file.ts';
import { isProof } from './promises.ts';

/**
 * Brings every language in line with English: new messages come in without a translation, those that English has no more go,
 * and a translation whose English has changed is marked as `fuzzy`. Notes but proofs, flags and places follow English.
 * @returns what has to be translated.
 */
export function syncMessages(folder = messagesFolder): readonly Untranslated[] {
  for (const name of messageFileNames(folder)) {
    const english = readMessages('en', name, folder).map((message) => described(name, message));
    write('en', name, english, folder);
    for (const language of translatedLanguages) {
      const translations = readMessages(language, name, folder);
      const messages = english.map((message) => merged(withoutProofs(message), translations));
      write(language, name, messages, folder);
    }
  }
  return translatedLanguages.flatMap((language) => findUntranslated(language, folder));
}

function write(language: Language, name: string, messages: readonly Message[], folder: string): void {
  const path = messageFile(language, name, folder);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, poText(language, messages));
}

/** What makes a promise true is the concern of who writes the English, and of no translator. */
const withoutProofs = (message: Message) => ({
  ...message,
  notes: message.notes.filter((note) => !isProof(note)),
});

/** A key that is new may be an old one under another name: then the English is the same. */
function merged(english: Message, translations: readonly Message[]): Message {
  const same =
    translations.find(({ key }) => key === english.key) ??
    translations.find((message) => message.english === english.english);
  if (same === undefined) return english;
  const isStale = same.english !== english.english && same.translation !== '';
  const isFuzzy = isStale || same.flags.includes('fuzzy');
  return {
    ...english,
    translation: same.translation,
    remarks: same.remarks,
    flags: isFuzzy ? ['fuzzy', ...english.flags] : english.flags,
    previous: isStale ? `msgid ${JSON.stringify(same.english)}` : isFuzzy ? same.previous : '',
  };
}

/** English with what can be said of each message by rule: its facts, whether values stand in it, where it is seen. */
function described(name: string, message: Message): Message {
  const values = valueNames(name, message);
  const remaining = message.notes.filter((note) => !isFact(/^\{(\w+)\}: /.exec(note)?.[1] ?? ''));
  const known = values.filter(isFact).map((fact) => `{${fact}}: ${facts[fact].note}`);
  const flags = message.flags.filter((flag) => flag !== 'icu-message-format');
  return {
    ...message,
    notes: [...remaining, ...known],
    references: placesOf(name),
    flags: values.length === 0 ? flags : ['icu-message-format', ...flags],
  };
}

function valueNames(name: string, { key, english }: Message): readonly string[] {
  try {
    return [...valuesOf(readMessage(english)).keys()];
  } catch (error) {
    throw new StartError(located('en', name, key, String(error)));
  }
}

/** Where a page is seen. */
function addressOf({ path }: PageRow): string {
  if (path === '*') return paths.notFound;
  return path === paths.jobPattern ? paths.job('graphic-designer') : path;
}

/** The addresses at which a file's messages are seen; the kiosk and the mail have none. */
function placesOf(name: string): readonly string[] {
  const isOn = (files: readonly string[]) => files.includes(name);
  if (isOn(commonFiles) || name === 'offer') return ['every-page'];
  if (name === 'error-screen') return ['kiosk'];
  if (name === 'link-mail') return ['mail'];
  const found = pageRows.filter(([, { messages }]) => isOn(messages)).map(([, row]) => addressOf(row));
  return found.length === 0 ? [name] : found;
}
