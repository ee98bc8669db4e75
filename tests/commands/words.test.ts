import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importMessages } from '../../build/words/import.ts';
import {
  messageFile,
  messageFileNames,
  messagesFolder,
  readMessages,
} from '../../build/words/message-files.ts';
import { isToolkitHere } from '../support/translate-toolkit.ts';

/* The translators' command, and the files in translators' own programs (translate-toolkit.org). */

function run(program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What stands around the texts of a file, below its header: a program may break the lines of a text. */
/** Of what makes a text true the English files alone speak. */
const aroundTexts = (path: string) =>
  readFileSync(path, 'utf8').match(/^(?:#\.(?! promise:)|#[^.]|msgctxt) .*$/gm);

test('a mistaken command is answered with how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/words.ts', 'send'], { encoding: 'utf8' });
  expect(stderr).toContain('Usage: npm run words -- compile');
  expect(status).toBe(1);
});

test('where a package is missing, the first line says which, and what to do', () => {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'package.json'), '{ "dependencies": { "uqr": "1" } }');
  const { status, stderr } = spawnSync(process.execPath, [resolve('build/installed.ts')], {
    encoding: 'utf8',
    cwd,
  });
  expect(stderr).toMatch(/^Not installed: uqr\. Run `npm ci`/);
  expect(status).toBe(1);
});

test.skipIf(!isToolkitHere()).each(['es', 'fr', 'hi', 'ar'] as const)(
  '%s: a translator’s programs count, judge and rewrite its files, and nothing is lost',
  (language) => {
    const files = messageFileNames().map((name) => messageFile(language, name));
    const messages = messageFileNames().map((name) => readMessages(language, name));
    const counted = run('pocount', '--no-color', '--short', ...files);
    const totals = [...counted.matchAll(/total: (\d+)\s*\|/g)].map(([, total]) => Number(total));
    expect(totals.slice(0, files.length)).toEqual(messages.map(({ length }) => length));

    const folder = newFolder();
    const filters = ['newlines', 'tabs', 'escapes', 'xmltags', 'printf'].flatMap((name) => ['-t', name]);
    run('pofilter', '--progress=none', ...filters, join(messagesFolder, language), join(folder, 'found'));
    expect(globSync('found/*.po', { cwd: folder })).toEqual([]);

    // What a translation program does when English was updated: it writes the file anew from the template.
    const ours = newFolder();
    cpSync(messagesFolder, ours, { recursive: true });
    const rewritten = ['application', 'home', 'kiosk'];
    const sent = rewritten.map((name) => {
      const path = join(folder, `${name}.po`);
      run('pot2po', '--progress=none', '-t', messageFile(language, name), messageFile('en', name), path);
      // Else a program that works in the repository would move every line.
      expect(aroundTexts(path)).toEqual(aroundTexts(messageFile(language, name)));
      return path;
    });
    importMessages(language, sent, ours);
    for (const name of rewritten) {
      expect(readFileSync(messageFile(language, name, ours), 'utf8')).toBe(
        readFileSync(messageFile(language, name), 'utf8'),
      );
    }
  },
  60_000,
);

test.skipIf(!isToolkitHere())('texts and values survive XLIFF', () => {
  const folder = newFolder();
  run('po2xliff', '--progress=none', messageFile('ar', 'application'), join(folder, 'application.xlf'));
  const xliff = readFileSync(join(folder, 'application.xlf'), 'utf8');
  for (const { translation } of readMessages('ar', 'application')) {
    expect(xliff).toContain(`<target state="translated">${translation.replaceAll('&', '&amp;')}</target>`);
  }
});
