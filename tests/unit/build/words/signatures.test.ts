import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageFile, messagesFolder } from '../../../../build/words/message-files.ts';
import { healthSignatures, signMessages, unsignedMessages } from '../../../../build/words/signatures.ts';

/* A signature is for the words that were read, in the language in which they were read. */

const reader = {
  as: 'reviewed',
  name: 'Ana Ruiz',
  profession: 'medical translator',
  on: '2026-11-20',
} as const;
const doctor = { as: 'checked', name: 'Dr. Luz Vega', profession: 'physician', on: '2026-11-21' } as const;

function folderOfToday(): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(messagesFolder, folder, { recursive: true });
  return folder;
}

const change = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

/** Puts a word before the English or the translation of a message. */
const changeMessage = (path: string, key: string, field: 'msgid' | 'msgstr') =>
  change(path, new RegExp(`(?<=msgctxt "${key}"\n(?:msgid .*\n)?${field} ")`), 'Now ');

test('a signature counts until the English or the words below it change', () => {
  const folder = folderOfToday();
  const open = () =>
    unsignedMessages('es', 'reviewed', folder).filter((path) => path.startsWith('home/hero.'));
  signMessages('es', reader, ['home/hero'], folder);
  expect(open()).toEqual([]);
  expect(unsignedMessages('es', 'reviewed', folder)).toContain('home/about.title');
  expect(unsignedMessages('fr', 'reviewed', folder)).toContain('home/hero.headline');
  changeMessage(messageFile('es', 'home', folder), 'hero.headline', 'msgstr');
  changeMessage(messageFile('es', 'home', folder), 'hero.lead.2', 'msgid');
  expect(open()).toEqual(['home/hero.headline', 'home/hero.lead.2']);
  signMessages('es', reader, ['home/hero'], folder);
  expect(open()).toEqual([]);
});

test('a health sentence carries a name only in its language, and only while all of its group do', () => {
  const folder = folderOfToday();
  signMessages('es', doctor, ['health-words/healthWordTexts.advice'], folder);
  const { name, profession, on } = doctor;
  expect(healthSignatures('es', folder).advice).toEqual({
    writtenBy: null,
    checkedBy: { name, profession, on },
  });
  expect(healthSignatures('fr', folder).advice).toEqual({ writtenBy: null, checkedBy: null });
  signMessages('es', { ...doctor, name: 'Dr. No' }, ['health-words/healthWordTexts.advice.1'], folder);
  expect(healthSignatures('es', folder).advice?.checkedBy).toBeNull();
});

test('what is not there and what waits for its translation cannot be signed', () => {
  const folder = folderOfToday();
  expect(() => signMessages('es', reader, ['home/nowhere'], folder)).toThrow(
    'There is no message at home/nowhere.',
  );
  change(messageFile('es', 'notices', folder), 'msgctxt', '#, fuzzy\nmsgctxt');
  expect(() => signMessages('es', reader, ['notices'], folder)).toThrow('Its English has changed: notices/');
});
