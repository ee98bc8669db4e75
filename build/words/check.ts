import { translationProblems } from './value-problems.ts';
import { textProblems } from './text-problems.ts';
import {
  messageFileNames,
  messagesFolder,
  nameOfFile,
  readMessages,
  translatedLanguages,
} from './message-files.ts';
import type { TranslatedLanguage } from './health-phrases.ts';
import type { Message } from './po-file.ts';

/**
 * What is wrong with the translations of a file, by the rules of values (value-problems.ts) and of the language
 * (text-problems.ts).
 * @returns a line for each problem, with file and key.
 */
export function problemsOf(
  language: TranslatedLanguage,
  name: string,
  messages: readonly Message[],
): readonly string[] {
  return messages.flatMap((message) => {
    const values = translationProblems(language, message);
    const problems = values.length > 0 ? values : textProblems(language, name, message);
    return problems.map((problem) => `${nameOfFile(language, name)}: ${message.key}: ${problem}`);
  });
}

/** Files of messages of one language, by their names. */
type Files = readonly { name: string; messages: readonly Message[] }[];

/**
 * Where a page says a sentence about health in other words than the list of them.
 * @param files all of the language.
 * @returns a line for each, with file and key.
 */
export function healthProblems(language: TranslatedLanguage, files: Files): readonly string[] {
  const health = files.find(({ name }) => name === 'health-words')?.messages ?? [];
  const listed = new Map(health.map(({ english, translation }) => [english, translation]));
  return files.flatMap(({ name, messages }) =>
    messages
      .filter(({ english, translation }) => (listed.get(english) ?? translation) !== translation)
      .map(
        ({ key }) =>
          `${nameOfFile(language, name)}: ${key}: health-words says something else for the same English: change both.`,
      ),
  );
}

/** What is wrong with all translations. */
export function checkMessages(folder = messagesFolder): readonly string[] {
  return translatedLanguages.flatMap((language) => {
    const files = allFiles(language, folder);
    return files
      .flatMap(({ name, messages }) => problemsOf(language, name, messages))
      .concat(healthProblems(language, files));
  });
}

/** All messages of a language, by their files. */
export function allFiles(language: TranslatedLanguage, folder = messagesFolder): Files {
  return messageFileNames(folder).map((name) => ({ name, messages: readMessages(language, name, folder) }));
}
