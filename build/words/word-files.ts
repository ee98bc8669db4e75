import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Language } from '../../src/domain/language.ts';
import { readWordSource, type WordSource } from './word-source.ts';

/** Where the words of all languages stand. */
export const contentDir = join(import.meta.dirname, '../../src/content');

/** A file of English words: its name in en/words.ts, and its path in a language's folder. */
export type WordFile = { name: string; path: string };

/** The files of English words, in the order of en/words.ts. @param content the folder of all languages. */
export async function listWordFiles(content = contentDir): Promise<readonly WordFile[]> {
  return wordFilesIn(await readFile(join(content, 'en/words.ts'), 'utf8'));
}

/** The files that the text of a words.ts names, in its order. */
export function wordFilesIn(code: string): readonly WordFile[] {
  return parseSync('words.ts', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const [whole] = statement.specifiers;
    if (whole?.type !== 'ImportNamespaceSpecifier') return [];
    return [{ name: whole.local.name, path: statement.source.value.slice('./'.length) }];
  });
}

/** The words of one file in one language, or null where that language has no such file. */
export async function readWordFile(
  language: Language,
  { path }: WordFile,
  content = contentDir,
): Promise<WordSource | null> {
  const file = join(content, language, path);
  return existsSync(file)
    ? readWordSource(`src/content/${language}/${path}`, await readFile(file, 'utf8'))
    : null;
}
