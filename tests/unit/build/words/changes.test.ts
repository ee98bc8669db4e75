import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeChanges } from '../../../../build/words/changes.ts';
import { messageFile, messagesFolder } from '../../../../build/words/message-files.ts';
import { signMessages } from '../../../../build/words/signatures.ts';

/* The table of changed words for reviewers, from a git repository of its own. */

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@words.example'];
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...author, ...words], { encoding: 'utf8' }).trim();

function commit(subject: string): string {
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', subject);
  return git('rev-parse', 'HEAD');
}

test('a page a language has what changed since a revision, with its signature', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'home.ts'), '');
  const earlier = commit('No messages');
  cpSync(messagesFolder, folder, { recursive: true });
  const by = { as: 'reviewed', name: 'Ana <Ruiz>', profession: 'translator', on: '2026-11-20' } as const;
  signMessages('es', by, ['notices'], folder);
  const before = commit('Messages');
  const change = (language: 'en' | 'es' | 'ar', from: string, to: string) => {
    const path = messageFile(language, 'notices', folder);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('en', 'msgid "Close message"', 'msgid "Close the message"');
  change('es', 'msgid "Close message"', 'msgid "Close the message"');
  change('es', 'msgstr "Cerrar el mensaje"', 'msgstr "Cerrar & borrar el mensaje"');

  const out = mkdtempSync(join(tmpdir(), 'changes-'));
  expect(writeChanges(before, ['es', 'ar'], out, folder)).toEqual([
    `${out}/es.html: messages changed since ${before}: 1`,
    `${out}/ar.html: messages changed since ${before}: 0`,
  ]);
  const page = readFileSync(join(out, 'es.html'), 'utf8');
  expect(page).toContain('notices/noticeRegionMessages.close');
  expect(page).toContain('Close <mark>the </mark>message<br><em>before:</em> Close <mark></mark>message');
  expect(page).toContain('<td lang="es-419" dir="ltr">Cerrar <mark>&amp; borrar </mark>el mensaje</td>');
  expect(page).toContain('<td>yes</td>');
  expect(page).toContain(
    'reviewed by Ana &lt;Ruiz&gt; (translator), 2026-11-20: the words have changed since',
  );

  expect(() => writeChanges(earlier, ['es'], out, folder)).toThrow(
    /no gettext files \(PO\) yet.*since \w{7}/,
  );
  expect(() => writeChanges('--all', ['es'], out, folder)).toThrow('is no revision of this repository');
});
