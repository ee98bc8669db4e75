import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../../src/i18n/format.ts';
import { messagesIn, type Messages } from '../../src/i18n/messages/message-types.ts';
import { languages, type Language } from '../../src/domain/language.ts';

/* Every language whole, for tests that no bundler has read: src/i18n/all-languages.ts with Node's own means. */

const content = join(import.meta.dirname, '../../src/i18n/messages');

async function importAll(pattern: string): Promise<Record<string, object>> {
  const files = globSync(pattern, { cwd: content });
  const modules = files.map(async (file): Promise<[string, object]> => {
    const module: object = await import(pathToFileURL(join(content, file)).href);
    return [`/${file.replaceAll(sep, '/')}`, module];
  });
  return Object.fromEntries(await Promise.all(modules));
}

async function readLanguage(language: Language): Promise<{ words: Messages; format: Format }> {
  const files = await importAll(`${language}/**/*.ts`);
  const { [`/${language}/format.ts`]: format, ...words } = files;
  for (const name of ['common', 'state']) delete words[`/${language}/${name}.ts`];
  return { words: messagesIn(language, words), format: format as Format };
}

export const allLanguages = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readLanguage(language)] as const)),
) as Readonly<Record<Language, { words: Messages; format: Format }>>;
