import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../../src/i18n/messages/message-types.ts';
import type { Language } from '../../src/domain/language.ts';
import { readWordSource, type WordSource } from './word-source.ts';

/** Where the words of all languages stand. */
export const contentDir = join(import.meta.dirname, '../../src/i18n/messages');

/** A file of English words: its name in camelCase, and its path in a language's folder. */
export type WordFile = { name: string; path: string };

/** Files of a language's folder that hold no words. */
const others = new Set(['common.ts', 'format.ts', 'state.ts']);

/** The files of English words. One that only puts others together has none. @param content the folder of all languages. */
export async function listWordFiles(content = contentDir): Promise<readonly WordFile[]> {
  const folder = join(content, 'en');
  const paths = globSync('**/*.ts', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !others.has(path))
    .toSorted();
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return paths
    .filter((_, index) => texts[index]?.includes('export const'))
    .map((path) => ({ name: nameOf(path), path }));
}

/** The words of one file in one language, or null where that language has no such file. */
export async function readWordFile(
  language: Language,
  { path }: WordFile,
  content = contentDir,
): Promise<WordSource | null> {
  const file = join(content, language, path);
  return existsSync(file)
    ? readWordSource(`src/i18n/messages/${language}/${path}`, await readFile(file, 'utf8'))
    : null;
}
