import type { Language } from '../../src/domain/language.ts';
import { StartError } from '../serve.ts';
import { type Place, pathOf, placesOf } from './places.ts';
import { pluralFormsOf } from './plural-forms.ts';
import { contentDir, listWordFiles, readWordFile, type WordFile } from './word-files.ts';
import type { SourceText, WordSource } from './word-source.ts';

/** One file of words: in English, and in a language that may not have it yet. */
export type TwoSources = { file: WordFile; english: WordSource; own: WordSource | null };

/** All that a language has to say, and what it says now. */
export type LanguageWords = {
  language: Language;
  files: readonly TwoSources[];
  places: readonly Place[];
  /** The language's texts by path. */
  texts: ReadonlyMap<string, SourceText>;
};

/**
 * Reads the words of a language beside those of English.
 * @param content the folder of all languages.
 * @throws StartError when a source cannot be read.
 */
export async function readLanguage(language: Language, content = contentDir): Promise<LanguageWords> {
  const files = await Promise.all(
    (await listWordFiles(content)).map((file) => readFile(language, file, content)),
  );
  const places = files.flatMap(({ file, english }) => placesOf(file, english.texts, language));
  const known = new Set(places.map(({ path }) => path));
  const texts = files.flatMap(({ file, own }) =>
    (own?.texts ?? []).flatMap((text) =>
      pathsOf(pathOf(file, text.keys), language, known).map((path) => [path, text] as const),
    ),
  );
  return { language, files, places, texts: new Map(texts) };
}

/** Where English has a plural, a language may have one text for all forms, which is then the text of each. */
function pathsOf(path: string, language: Language, known: ReadonlySet<string>): readonly string[] {
  const forms = pluralFormsOf(language).map((form) => `${path}.${form}`);
  return !known.has(path) && forms.every((form) => known.has(form)) ? forms : [path];
}

async function readFile(language: Language, file: WordFile, content: string): Promise<TwoSources> {
  const english = await readWordFile('en', file, content);
  if (english === null) throw new StartError(`src/i18n/messages/en/${file.path} is not there.`);
  return { file, english, own: await readWordFile(language, file, content) };
}
