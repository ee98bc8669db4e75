import { readFile, writeFile } from 'node:fs/promises';
import type { Language } from '../../src/domain/language.ts';
import { StartError } from '../serve.ts';
import { exchangeText, readExchange } from './exchange-file.ts';
import { findProblems } from './problems.ts';
import { readLanguage } from './language-words.ts';
import { contentDir } from './word-files.ts';
import { writeLanguage } from './write-language.ts';

/**
 * Writes the words of a language beside those of English, for translators.
 * @param file where to; JSON, and what stood there before is gone.
 * @param content the folder of all languages.
 * @returns what was done, in a sentence.
 * @throws StartError when the words cannot be read.
 */
export async function exportWords(language: Language, file: string, content = contentDir): Promise<string> {
  const { places, texts } = await readLanguage(language, content);
  const strings = places.map(({ path, english }) => ({
    path,
    english,
    translation: texts.get(path)?.text ?? '',
  }));
  await writeFile(file, exchangeText({ language, strings }));
  const open = strings.filter(({ english, translation }) => english !== '' && translation === '').length;
  return `${file} holds ${strings.length} strings, ${open} of them without a translation.`;
}

/**
 * Takes in what translators gave back: all of it, or, when anything is wrong, nothing.
 * @param file JSON, as exportWords writes it.
 * @param content the folder of all languages.
 * @returns what was done, in a sentence.
 * @throws StartError with a line for each problem, naming its path.
 */
export async function importWords(language: Language, file: string, content = contentDir): Promise<string> {
  if (language === 'en') {
    throw new StartError(
      'English is what the others are translated from: change src/i18n/messages/en itself.',
    );
  }
  const given = readExchange(file, await readGiven(file));
  if (given.language !== language) {
    throw new StartError(`${file} holds the words of ${given.language}, not of ${language}.`);
  }
  const words = await readLanguage(language, content);
  const ownPlaceholders = new Map([...words.texts].map(([path, { placeholders }]) => [path, placeholders]));
  const problems = findProblems(words.places, ownPlaceholders, given.strings);
  if (problems.length > 0) throw new StartError(['Nothing was changed:', ...problems].join('\n  '));
  const translations = new Map(given.strings.map(({ path, translation }) => [path, translation]));
  await writeLanguage(words, translations, content);
  return `src/i18n/messages/${language} holds the ${translations.size} strings of ${file}, and is a draft until somebody has read them.`;
}

async function readGiven(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} cannot be read: give the file that the translators sent back.`);
  });
}
