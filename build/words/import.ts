import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { StartError } from '../command.ts';
import {
  differences,
  located,
  messageFile,
  messageFileNames,
  messagesFolder,
  nameOfFile,
  readAllMessages,
  readMessages,
  type TranslatedLanguage,
  translatedLanguages,
} from './message-files.ts';
import { languageOfPo, type Message, poText, readPo } from './po-file.ts';
import { problemsOf } from './text-problems.ts';

/** A file that came back from a translator, and where it belongs. */
type Given = { language: TranslatedLanguage; name: string; messages: readonly Message[] };

/**
 * Takes files that came back from translators: all of them, or none. A file is named as it was sent, such as `home.po`. Remarks
 * stay as questions.
 * @returns what was taken, a line for each file.
 * @throws StartError that names every problem.
 */
export function importMessages(
  language: TranslatedLanguage,
  paths: readonly string[],
  folder = messagesFolder,
): readonly string[] {
  const files = paths.map((path) => readGiven(language, path, folder));
  const problems = files.flatMap((given) => problemsOfGiven(given, folder));
  if (problems.length > 0) throw new StartError(`Nothing was changed:\n  ${problems.join('\n  ')}`);
  const merged = readAllMessages(language, folder).map(({ name, messages: before }) => {
    const given = files.find((file) => file.name === name);
    const incoming = new Map(given?.messages.map((message) => [message.key, message]));
    return { name, before, messages: before.map((message) => taken(message, incoming.get(message.key))) };
  });
  const changed = merged.filter(({ name }) => files.some((file) => file.name === name));
  return changed.map(({ name, before, messages }) => {
    writeFileSync(messageFile(language, name, folder), poText(language, messages));
    const count = messages.filter(
      ({ translation }, index) => translation !== before[index]?.translation,
    ).length;
    return `${nameOfFile(language, name)}: messages changed: ${count}`;
  });
}

function readGiven(language: TranslatedLanguage, path: string, folder: string): Given {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new StartError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const name = basename(path, '.po');
  if (!messageFileNames(folder).includes(name)) {
    throw new StartError(
      `${path} has the name of no file of messages: name it as it was sent, such as home.po.`,
    );
  }
  const messages = readPo(path, bytes);
  const declared = languageOfPo(bytes);
  if (declared !== null && declared !== language)
    throw new StartError(`${path} says that it is in ${declared}.`);
  return { language, name, messages };
}

function problemsOfGiven({ language, name, messages }: Given, folder: string): readonly string[] {
  const misplaced = differences(readMessages('en', name, folder), messages).map(({ key, problem }) =>
    located(language, name, key, `${problem}: take the file of today.`),
  );
  return [...misplaced, ...problemsOf(language, name, messages)];
}

function taken(message: Message, given: Message | undefined): Message {
  if (given === undefined) return message;
  const flags = message.flags.filter((flag) => flag !== 'fuzzy');
  const isFuzzy = given.flags.includes('fuzzy');
  return {
    ...message,
    translation: given.translation,
    remarks: given.remarks,
    flags: isFuzzy ? ['fuzzy', ...flags] : flags,
    previous: isFuzzy ? message.previous : '',
  };
}

/** What translators ask and remark, a line each with file and key. */
export function listQuestions(folder = messagesFolder): readonly string[] {
  return translatedLanguages.flatMap((language) =>
    readAllMessages(language, folder).flatMap(({ name, messages }) =>
      messages.flatMap(({ key, remarks }) => remarks.map((remark) => located(language, name, key, remark))),
    ),
  );
}
