import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { LanguageWords, TwoSources } from './language-words.ts';
import type { Translations } from './word-edits.ts';
import { pathOf } from './places.ts';
import { contentDir } from './word-files.ts';
import { wordFileCode } from './word-file-code.ts';

const draft = `import type { LanguageState } from '../language-state.ts';

export const state: LanguageState = { state: 'draft' };
`;

/**
 * Writes the files of a language, all or none: beside its folder, which is exchanged at the end. A file whose texts stay as they
 * are is left alone, so that one new word is one changed file. What else stands in the folder, such as format.ts, stays. The
 * language is a draft again, as nobody has read the new words in their place.
 * @param translations every text by path, free of problems.
 * @param content the folder of all languages.
 */
export async function writeLanguage(
  words: LanguageWords,
  translations: Translations,
  content = contentDir,
): Promise<void> {
  const { language, files } = words;
  const folder = join(content, language);
  const changed = files.filter((two) => !isUnchanged(two, words, translations));
  const code = new Map(changed.map((two) => [two.file.path, wordFileCode(two, language, translations)]));
  code.set('state.ts', draft);
  const [fresh, former] = [`${folder}-new-${process.pid}`, `${folder}-former-${process.pid}`];
  try {
    await cp(folder, fresh, { recursive: true });
    for (const [path, text] of code) await writeFormatted(join(fresh, path), text);
    await rename(folder, former);
    await rename(fresh, folder).catch(async (error: unknown) => {
      await rename(former, folder);
      throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  await rm(former, { recursive: true });
}

/** Whether a file says all that was given back, and nothing else. */
function isUnchanged({ file }: TwoSources, { places, texts }: LanguageWords, translations: Translations) {
  const isInFile = (path: string): boolean => path.startsWith(pathOf(file, ['']));
  const wanted = places.filter(({ path }) => isInFile(path));
  const said = [...texts.keys()].filter(isInFile);
  return (
    said.length === wanted.length &&
    wanted.every(({ path }) => texts.get(path)?.text === translations.get(path))
  );
}

/** In the style of this project, wherever the folder stands. */
async function writeFormatted(file: string, code: string): Promise<void> {
  const style = await resolveConfig(join(contentDir, 'words.ts'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await format(code, { ...style, parser: 'typescript' }));
}
