import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { languages, type Language } from '../../src/domain/language.ts';
import { commonFiles } from '../../src/i18n/message-files.ts';
import { pageRows } from '../../src/page-table.ts';
import { StartError } from '../command.ts';
import {
  byKey,
  fromRoot,
  inCamelCase,
  located,
  messageFileNames,
  messagesFolder,
  readMessages,
  whyUntranslated,
} from './message-files.ts';
import { englishProblems, translationProblems } from './message-syntax.ts';
import { moduleCode, type ShownMessage } from './module-code.ts';
import { healthWords } from './health-words.ts';
import { healthSignatures } from './signatures.ts';

/**
 * Makes modules of all messages: `generated/<language>/<file>.ts`, those that put together what a page says
 * (`common.ts`, `pages/<page>.ts`), and all of a language (`all.ts`). What is not translated is shown in English, which a
 * release refuses. Files that are the same stay as they are.
 * @throws StartError that names every message of which no code can be made.
 */
export function compileMessages(from = messagesFolder, to = fromRoot('src/i18n/generated')): void {
  const names = messageFileNames(from);
  const problems = findCompileProblems(from);
  if (problems.length > 0) {
    throw new StartError(
      `Messages that cannot be compiled (docs/translation/README.md):\n  ${problems.join('\n  ')}`,
    );
  }
  const modules = new Map([['english.ts', englishTypes(filesOf(names))]]);
  for (const language of languages) {
    const shown = new Map(names.map((name) => [name, shownMessages(language, name, from)]));
    for (const [name, messages] of shown)
      modules.set(`${language}/${name}.ts`, moduleCode(language, name, messages));
    modules.set(`${language}/common.ts`, commonCode(language));
    modules.set(`${language}/all.ts`, allCode(filesOf(names)));
    modules.set(`${language}/health-words.ts`, healthCode(language, shown, from));
    for (const [page, { messages }] of pageRows) {
      modules.set(`${language}/pages/${page}.ts`, together(messages, '..'));
    }
  }
  writeModules(to, modules);
}

/**
 * Why messages cannot be compiled: unreadable ones, lost values.
 * @returns a line for each, with file and key.
 */
export function findCompileProblems(from = messagesFolder): readonly string[] {
  return messageFileNames(from).flatMap((name) =>
    languages.flatMap((language) =>
      shownMessages(language, name, from).flatMap((message) => {
        if (message.isEnglish && language !== 'en') return [];
        const problems =
          language === 'en' ? englishProblems(message) : translationProblems(language, message);
        return problems.map((problem) => located(language, name, message.key, problem));
      }),
    ),
  );
}

/** The messages that a language shows: those of English, each in its translation, if it has one. */
function shownMessages(language: Language, name: string, from: string): readonly ShownMessage[] {
  const translations = byKey(language === 'en' ? [] : readMessages(language, name, from));
  return readMessages('en', name, from).map((english) => {
    const translated = translations.get(english.key);
    return translated === undefined || whyUntranslated(english, translated) !== null
      ? Object.assign(english, { isEnglish: true })
      : Object.assign(translated, { isEnglish: false });
  });
}

/** What a language shows, by the keys of the messages. */
export function shownTexts(language: Language, name: string): ReadonlyMap<string, string> {
  const messages = shownMessages(language, name, messagesFolder);
  return new Map(
    messages.map(({ key, english, translation, isEnglish }) => [key, isEnglish ? english : translation]),
  );
}

function englishTypes(names: readonly string[]): string {
  const files = names.map((name) => `  ${inCamelCase(name)}: typeof import('./en/${name}.ts');`);
  return [
    '/** The English messages by their files. */',
    `export type English = {\n${files.join('\n')}\n};`,
    '',
    '/** The names of all files of messages. */',
    `export type MessageFile = ${names.map((name) => `'${name}'`).join(' | ')};`,
    '',
  ].join('\n');
}

function commonCode(language: Language): string {
  return [
    `import type { Language } from '../../../domain/language.ts';`,
    '',
    `export const language: Language = '${language}';`,
    `export * from '../../formats/${language}.ts';`,
    together(commonFiles, '.'),
  ].join('\n');
}

/** What is said about health stands in the messages of its pages. The page that names who signed it shows it without loading those. */
function healthCode(
  language: Language,
  shown: ReadonlyMap<string, readonly ShownMessage[]>,
  from: string,
): string {
  const messages = Object.entries(healthWords).flatMap(([group, rows]) =>
    rows.flatMap(([path], at) => {
      const [name = '', key] = path.split('/');
      const message = shown.get(name)?.find((each) => each.key === key);
      return message === undefined ? [] : [{ ...message, key: `healthWordTexts.${group}.${at}` }];
    }),
  );
  return `import type { HealthSignatures } from '../../health-signatures.ts';
${moduleCode(language, 'health-words', messages)}
export const healthSignatures: HealthSignatures = ${JSON.stringify(healthSignatures(language, from))};
`;
}

/** All modules of a language that hold words. */
const filesOf = (names: readonly string[]) => [...names, 'health-words'];

const together = (files: readonly string[], folder: string) =>
  files.map((file) => `export * from '${folder}/${file}.ts';\n`).join('');

const allCode = (names: readonly string[]) =>
  names.map((name) => `export * as ${inCamelCase(name)} from './${name}.ts';\n`).join('');

/** Whole files in one step, as another program may be reading them. */
function writeModules(folder: string, modules: ReadonlyMap<string, string>): void {
  for (const [path, code] of modules) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  }
  for (const path of globSync('**/*.ts', { cwd: folder })) {
    if (!modules.has(path.replaceAll('\\', '/'))) rmSync(join(folder, path), { force: true });
  }
}
