import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthWords } from '../../../../build/words/health-words.ts';
import { messageFile, readAllMessages } from '../../../../build/words/message-files.ts';
import { poText } from '../../../../build/words/po-file.ts';
import { healthSignatures, signMessages, unsignedMessages } from '../../../../build/words/signatures.ts';
import { languages } from '../../../../src/domain/language.ts';

/* A signature is for the words that were read, in the language in which they were read. */

const reader = {
  as: 'reviewed',
  name: 'Ana Ruiz',
  profession: 'medical translator',
  on: '2026-11-20',
} as const;
const doctor = { as: 'checked', name: 'Dr. Luz Vega', profession: 'physician', on: '2026-11-21' } as const;

/** Messages of the test's own, so that no change of the product's words has to be signed again here. */
const files = {
  home: {
    'hero.headline': 'Ask us',
    'hero.lead.0': 'At any time',
    'hero.lead.1': 'Free',
    'about.title': 'About',
  },
  terms: { 'advice.0': 'See a doctor.', 'advice.1': 'Do not wait.', aim: 'To help.' },
};

const groups = { advice: [['terms/advice.0'], ['terms/advice.1']], signs: [['home/about.title']] } as const;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const language of languages) {
    mkdirSync(join(folder, language));
    for (const [name, english] of Object.entries(files)) {
      const messages = Object.entries(english).map(([key, text]) => {
        return {
          key,
          english: text,
          translation: language === 'en' ? '' : `${text} (${language})`,
          notes: [],
          remarks: [],
          references: [],
          flags: [],
          previous: '',
        };
      });
      writeFileSync(messageFile(language, name, folder), poText(language, messages));
    }
  }
  return folder;
}

const change = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

/** Puts a word before the English or the translation of a message. */
const changeMessage = (path: string, key: string, field: 'msgid' | 'msgstr') =>
  change(path, new RegExp(`(?<=msgctxt "${key}"\n(?:msgid .*\n)?${field} ")`), 'Now ');

test('a signature counts until the English or the words below it change', () => {
  const folder = newFolder();
  const open = () =>
    unsignedMessages('es', 'reviewed', folder).filter((path) => path.startsWith('home/hero.'));
  signMessages('es', reader, ['home/hero'], folder);
  expect(open()).toEqual([]);
  expect(unsignedMessages('es', 'reviewed', folder)).toContain('home/about.title');
  expect(unsignedMessages('fr', 'reviewed', folder)).toContain('home/hero.headline');
  changeMessage(messageFile('es', 'home', folder), 'hero.headline', 'msgstr');
  for (const language of ['en', 'es'] as const)
    changeMessage(messageFile(language, 'home', folder), 'hero.lead.1', 'msgid');
  expect(open()).toEqual(['home/hero.headline', 'home/hero.lead.1']);
  signMessages('es', reader, ['home/hero'], folder);
  expect(open()).toEqual([]);
});

test('a health sentence carries a name only in its language, and only while all of its group do', () => {
  const folder = newFolder();
  expect(signMessages('es', doctor, ['health-words/advice'], folder, groups)).toBe(2);
  const { name, profession, on } = doctor;
  const nobody = { writtenBy: null, checkedBy: null };
  expect(healthSignatures('es', folder, groups)).toEqual({
    advice: { writtenBy: null, checkedBy: { name, profession, on } },
    signs: nobody,
  });
  expect(healthSignatures('fr', folder, groups).advice).toEqual(nobody);
  signMessages('es', { ...doctor, name: 'Dr. No' }, ['terms/advice.1'], folder);
  expect(healthSignatures('es', folder, groups).advice).toEqual(nobody);
});

test('each sentence about health is a message of the product', () => {
  const places = Object.values(healthWords).flatMap((rows) => rows.map(([path]) => path));
  const all = readAllMessages('en').flatMap(({ name, messages }) =>
    messages.map(({ key }) => `${name}/${key}`),
  );
  expect(all).toEqual(expect.arrayContaining(places));
});

test('what is not there and what waits for its translation cannot be signed', () => {
  const folder = newFolder();
  expect(() => signMessages('es', reader, ['home/nowhere'], folder)).toThrow(
    'There is no message at home/nowhere.',
  );
  change(messageFile('es', 'home', folder), 'msgctxt', '#, fuzzy\nmsgctxt');
  expect(() => signMessages('es', reader, ['home'], folder)).toThrow(
    'To be translated first: home/hero.headline.',
  );
});
