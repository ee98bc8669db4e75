import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directionOf, documentLanguages, type Language } from '../../src/domain/language.ts';
import { StartError } from '../command.ts';
import { messageFileNames, messagesFolder, readMessages } from './message-files.ts';
import type { Message } from './po-file.ts';
import { signatureStates } from './signatures.ts';

/** A message that says something else than at an earlier revision; null where it was not there, or is no more. */
type Change = { path: string; before: Message | null; now: Message | null };

/**
 * Writes a table for people who review words, one HTML page a language: every message that has changed since a revision, with its key,
 * where it is seen, English, the words before and now, and whether a signature counts.
 * @param revision as git names it.
 * @param to the folder of the pages.
 * @param from the messages' folder, within a git repository.
 * @returns a line for each language: the page, and how many messages are in it.
 * @throws StartError when git does not know the revision, or its messages were not gettext files yet.
 */
export function writeChanges(
  revision: string,
  chosen: readonly Language[],
  to: string,
  from = messagesFolder,
): readonly string[] {
  const then = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    copyRevision(revision, from, then);
    mkdirSync(to, { recursive: true });
    return chosen.map((language) => {
      const changes = changesOf(language, from, then);
      const path = join(to, `${language}.html`);
      writeFileSync(path, page(language, revision, changes, signatureStates(language, from)));
      return `${path}: messages changed since ${revision}: ${changes.length}`;
    });
  } finally {
    rmSync(then, { recursive: true });
  }
}

/** Copies the messages of a revision into a folder. */
function copyRevision(revision: string, from: string, folder: string): void {
  const isKnown =
    !revision.startsWith('-') && git(from, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (!isKnown) throw new StartError(`${revision} is no revision of this repository.`);
  spawnSync('tar', ['-x', '-C', folder], { input: git(from, 'archive', revision, '.') ?? '' });
  if (messageFileNames(folder).length > 0) return;
  const added = git(from, 'log', '--diff-filter=A', '--format=%h', '--', 'en/*.pot')?.toString().trim();
  throw new StartError(
    `At ${revision} the messages were no gettext files (PO) yet, so that nothing can be compared. They are since ${added?.split('\n').at(-1)}.`,
  );
}

/** What git says in the messages' folder, or null where it refuses. */
function git(from: string, ...words: readonly string[]): Buffer | null {
  const { status, stdout, error } = spawnSync('git', ['-C', from, ...words], { maxBuffer: 1e8 });
  if (error !== undefined) throw new StartError(`git does not start: ${error.message}.`);
  return status === 0 ? stdout : null;
}

function changesOf(language: Language, from: string, then: string): readonly Change[] {
  const byKey = (name: string, folder: string) =>
    new Map(readMessages(language, name, folder).map((message) => [message.key, message]));
  const names = new Set([...messageFileNames(from), ...messageFileNames(then)]);
  return [...names].toSorted().flatMap((name) => {
    const [now, before] = [byKey(name, from), byKey(name, then)];
    return [...new Set([...now.keys(), ...before.keys()])].flatMap((key): readonly Change[] => {
      const [is, was] = [now.get(key) ?? null, before.get(key) ?? null];
      const isSame = is?.english === was?.english && is?.translation === was?.translation;
      return isSame ? [] : [{ path: `${name}/${key}`, before: was, now: is }];
    });
  });
}

function page(
  language: Language,
  revision: string,
  changes: readonly Change[],
  signatures: ReadonlyMap<string, string>,
): string {
  const rows = changes.map((change) => row(language, change, signatures.get(change.path) ?? 'draft'));
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const title = `${name}: words changed since ${escaped(revision)}`;
  const heads = ['Key', 'Seen at', 'English', 'Before', 'Now', 'English changed', 'Signature'];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 24px }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 1px solid #767676; padding: 8px; vertical-align: top; text-align: start; overflow-wrap: anywhere }
th { position: sticky; top: 0; background: #eee }
col:nth-child(2), col:nth-child(6), col:nth-child(7) { width: 8% }
mark { background: #ffe08a }
</style>
<h1>${title}</h1>
<p>${changes.length} messages. What differs is marked.</p>
<table>
${'<col>'.repeat(heads.length)}
<tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</html>
`;
}

function row(language: Language, { path, before, now }: Change, signature: string): string {
  const wordsOf = (message: Message | null) =>
    message === null ? null : language === 'en' ? message.english : message.translation;
  const [was, is] = [wordsOf(before), wordsOf(now)];
  const isEnglishNew = before !== null && now !== null && before.english !== now.english;
  const words = (text: string | null, other: string | null, missing: string) =>
    text === null
      ? `<td><em>${missing}</em></td>`
      : `<td lang="${documentLanguages[language]}" dir="${directionOf(language)}">${marked(text, other)}</td>`;
  const english = isEnglishNew
    ? `${marked(now.english, before.english)}<br><em>before:</em> ${marked(before.english, now.english)}`
    : escaped((now ?? before)?.english ?? '');
  return [
    `<tr><th scope="row">${escaped(path)}</th>`,
    `<td>${escaped((now ?? before)?.seenAt.join(' ') ?? '')}</td>`,
    `<td lang="en">${english}</td>`,
    words(was, is, 'was not there'),
    words(is, was, 'is no more'),
    `<td>${isEnglishNew ? 'yes' : 'no'}</td>`,
    `<td>${now === null ? '' : escaped(signature)}</td></tr>`,
  ].join('');
}

/** A text as HTML, whose middle is marked: from the first to the last word that the other one does not have there. */
function marked(text: string, other: string | null): string {
  if (other === null || text === other) return escaped(text);
  const own = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const start = countShared(own, others);
  const end = own.length - countShared(own.slice(start).toReversed(), others.slice(start).toReversed());
  const [before, middle, after] = [own.slice(0, start), own.slice(start, end), own.slice(end)];
  return `${escaped(before.join(''))}<mark>${escaped(middle.join(''))}</mark>${escaped(after.join(''))}`;
}

/** How many words two texts begin with alike. */
function countShared(words: readonly string[], others: readonly string[]): number {
  const first = words.findIndex((word, index) => word !== others[index]);
  return first === -1 ? words.length : first;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
