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

/** What is wrong with all translations; the page and the list of health words say the same in each language. */
export function checkMessages(folder = messagesFolder): readonly string[] {
  return translatedLanguages.flatMap((language) => {
    const files = messageFileNames(folder).map((name) => ({
      name,
      messages: readMessages(language, name, folder),
    }));
    const health = files.find(({ name }) => name === 'health-words')?.messages ?? [];
    return files.flatMap(({ name, messages }) => {
      const others = messages.filter(({ english, translation }) =>
        health.some((each) => each.english === english && each.translation !== translation),
      );
      return problemsOf(language, name, messages).concat(
        others.map(
          ({ key }) =>
            `${nameOfFile(language, name)}: ${key}: health-words says something else for the same English.`,
        ),
      );
    });
  });
}
