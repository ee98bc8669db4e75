import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileMessages, findCompileProblems } from '../../../../build/words/compile.ts';
import { messageCode } from '../../../../build/words/module-code.ts';
import { findUntranslated, readMessages } from '../../../../build/words/message-files.ts';
import { syncMessages } from '../../../../build/words/sync.ts';
import { checkMessages } from '../../../../build/words/text-problems.ts';
import { brand } from '~/config/brand.ts';
import type { Language } from '~/domain/language.ts';

type Texts = Readonly<Record<string, string>>;

const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n';

const entries = (english: Texts, translations: Texts) =>
  Object.entries(english).map(
    ([key, text]) =>
      `msgctxt "${key}"\nmsgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translations[key] ?? '')}\n`,
  );

const counted = '{count, plural, one {# note} other {# notes}}';
const countedInArabic = '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}';

const asGiven = (english: Texts, language: Language): Texts =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      language === 'ar' && text === counted ? countedInArabic : text,
    ]),
  );

/** A folder with one file of messages, which every language has; those that are not given say what English says. */
function folderOf(english: Texts, translations: Partial<Record<Language, Texts>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const language of ['en', 'es', 'fr', 'hi', 'ar'] as const) {
    const path = join(folder, language, language === 'en' ? 'page.pot' : 'page.po');
    mkdirSync(dirname(path), { recursive: true });
    const translated = language === 'en' ? {} : (translations[language] ?? asGiven(english, language));
    writeFileSync(path, [header, ...entries(english, translated)].join('\n'));
  }
  return folder;
}

/** What a message says in a language, with its values: its code is run. Hence `as`: the code is a text or a function. */
function render(language: Language, text: string, values: object, english = text): string {
  const { code } = messageCode(language, text, english);
  const javascript = code.replace(/\}: \{[^}]*\}\) =>/, '}) =>');
  const rules = new Intl.PluralRules(language);
  const plural = (count: number, forms: Texts) => forms[rules.select(count)];
  const wholeNumber = (count: number) => count.toLocaleString('en');
  const made = new Function('plural', 'wholeNumber', `return ${javascript}`)(plural, wholeNumber) as unknown;
  return typeof made === 'function' ? String((made as (given: object) => unknown)(values)) : String(made);
}

const arabicName = 'اكتبوا {nameMinimum, plural, zero {#} one {واحد} two {حرفين} few {#} many {#} other {#}}';

describe('a compiled message', () => {
  test.each<[Language, string, object, string]>([
    ['en', 'It’s a “back`tick” \\ and a $ sign', {}, 'It’s a “back`tick” \\ and a $ sign'],
    ['en', "Write '{braces}' for {name}", { name: 'Ana' }, 'Write {braces} for Ana'],
    ['en', 'Ask {product} about `{name}`', { name: '${x}' }, `Ask ${brand.productName} about \`\${x}\``],
    ['en', counted, { count: 1 }, '1 note'],
    ['en', `Here: ${counted}.`, { count: 12_000 }, 'Here: 12,000 notes.'],
    ['en', '{count, plural, =0 {none} one {# note} other {# notes}}', { count: 0 }, 'none'],
    ['en', '{step, number} of {steps, number}', { step: 1, steps: 2000 }, '1 of 2,000'],
    ['ar', arabicName, {}, 'اكتبوا حرفين'],
    ['ar', 'الملف {fileName}، {name}', { fileName: 'a.pdf', name: 'سمر' }, 'الملف \u2068a.pdf\u2069، سمر'],
    ['es', 'El archivo {fileName}', { fileName: 'a.pdf' }, 'El archivo a.pdf'],
  ])('in %s: %s', (language, text, values, expected) => {
    expect(render(language, text, values)).toBe(expected);
  });
});

test('modules hold the messages as their keys say, and a message that is gone takes its module with it', async () => {
  const page = { 'page.title': 'Notes', 'page.steps.0': 'One', 'page.steps.1': 'Two' };
  const folder = folderOf({ ...page, count: counted });
  const out = mkdtempSync(join(tmpdir(), 'modules-'));
  mkdirSync(join(out, 'en'));
  writeFileSync(join(out, 'en/old.ts'), '');
  compileMessages(folder, out);
  const code = readFileSync(join(out, 'en/page.ts'), 'utf8').replace(
    /^import .*$/m,
    'const [plural, wholeNumber] = [(_, f) => f.other, String];',
  );
  writeFileSync(join(out, 'page.ts'), code);
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(out, 'page.ts')).href);
  expect(module).toMatchObject({ page: { title: 'Notes', steps: ['One', 'Two'] } });
  expect(() => readFileSync(join(out, 'en/old.ts'))).toThrow('ENOENT');
});

/** What the module of a language says: its code is loaded, with the languages' own formats. */
async function moduleOf(language: Language, out: string): Promise<unknown> {
  const path = join(out, language, 'page.ts');
  const formats = pathToFileURL(resolve('src/i18n/formats')).href;
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../formats', formats));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

describe('a message without a translation of today’s English is shown in English', () => {
  const english = { unchanged: 'Stay', added: 'New', changed: 'After', notes: counted };
  const folder = folderOf(english, {
    es: {
      unchanged: 'Queda',
      added: 'Nuevo',
      changed: 'Antes',
      notes: '{count, plural, one {# nota} other {# notas}}',
    },
    fr: {},
    ar: { unchanged: 'ابقوا' },
  });
  const path = join(folder, 'es/page.po');
  writeFileSync(path, readFileSync(path, 'utf8').replace('msgid "After"', 'msgid "Before"'));
  rmSync(join(folder, 'hi/page.po'));
  const out = mkdtempSync(join(tmpdir(), 'modules-'));

  test('also where it has a plural, and where the language has no such file', async () => {
    compileMessages(folder, out);
    const [ar, hi] = await Promise.all([moduleOf('ar', out), moduleOf('hi', out)]);
    expect(ar).toMatchObject({ unchanged: 'ابقوا', added: 'New', changed: 'After' });
    expect((ar as { notes: (values: object) => string }).notes({ count: 2 })).toBe('2 notes');
    expect(hi).toMatchObject({ unchanged: 'Stay', added: 'New', changed: 'After' });
  });

  test('and is listed', () => {
    expect(findUntranslated('es', folder)).toEqual([
      { file: 'es/page.po', key: 'changed', why: 'English has changed' },
    ]);
    const ofHindi = findUntranslated('hi', folder).map(({ file, key, why }) => `${file} ${key} ${why}`);
    expect(ofHindi).toEqual(Object.keys(english).map((key) => `hi/page.po ${key} no translation`));
    expect(checkMessages(folder)).toEqual([]);
  });
});

test('a translation of a message that English has no more is named', () => {
  const folder = folderOf({ unchanged: 'Stay', old: 'Old' }, { es: { unchanged: 'Queda', old: 'Viejo' } });
  writeFileSync(join(folder, 'en/page.pot'), [header, ...entries({ unchanged: 'Stay' }, {})].join('\n'));
  expect(checkMessages(folder)).toContain(
    'es/page.po: old: English has no such message: npm run words -- sync.',
  );
});

test('an English text that promises and names nothing that makes it true is refused', () => {
  const problems = checkMessages(folderOf({ a: 'We never sell it.', b: 'Stay' }));
  expect(problems.filter((line) => line.startsWith('en/'))).toEqual([
    expect.stringMatching(/^en\/page\.pot: a: “never” promises something/),
  ]);
});

describe('a message is refused with its file and key', () => {
  test.each([
    ['Hello {name}', 'Hola', 'es/page.po: a: {name} is lost.'],
    ['Ask {product}', 'Pregunte', '{product} is lost.'],
    ['Hello {name}', 'Hola {name} {nmae}', '{nmae} is not known here.'],
    [counted, '{count, plural, one {# nota} other {notas}}', '{count} is lost.'],
    [counted, '{count, plural, other {# notas}}', 'the plural form “one” is missing.'],
    [counted, '{count, plural, one {#} few {#} other {#}}', 'the language has no plural form “few”.'],
    ['Hello {name}', 'Hola {name', 'it cannot be read: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('“%s” as “%s”', (english, spanish, sentence) => {
    const es: Texts = { a: spanish };
    const folder = folderOf({ a: english }, { es, fr: es, hi: es, ar: es });
    expect(findCompileProblems(folder).join('\n')).toContain(sentence);
  });

  test.each([
    ['{when, date}', 'only {value}'],
    ['{product, number}', '{product} is a text.'],
    ['{nameMinimum}', '{nameMinimum} is a number.'],
    ['{name} {name, number}', '{name} is named as a text and as a number.'],
  ])('in English: %s', (text, sentence) => {
    const [problem] = findCompileProblems(folderOf({ a: text }));
    expect(problem).toMatch(/^en\/page\.pot: a: /);
    expect(problem).toContain(sentence);
  });

  test('a form for one count alone may say the number in words', () => {
    const ar = { a: '{count, plural, zero {لا شيء} one {واحدة} two {اثنتان} few {#} many {#} other {#}}' };
    const hi = { a: '{count, plural, one {एक} other {#}}' };
    expect(findCompileProblems(folderOf({ a: counted }, { ar, hi }))).toEqual([
      'hi/page.po: a: {count} is lost.',
    ]);
  });
});

test('a new message comes into every language, one that English lost goes, and a changed one is fuzzy', () => {
  const folder = folderOf(
    { unchanged: 'Stay', old: 'Old', changed: 'Before' },
    { es: { unchanged: 'Queda', old: 'Viejo', changed: 'Antes' } },
  );
  const now = { unchanged: 'Stay', changed: 'After', renamed: 'Old', added: 'New {product}' };
  const proof = '#. promise: the team (no test)\n';
  writeFileSync(
    join(folder, 'en/page.pot'),
    [header, ...entries(now, {}).map((entry) => proof + entry)].join('\n'),
  );
  const open = syncMessages(folder).filter(({ file }) => file === 'es/page.po');
  expect(open).toEqual([
    { file: 'es/page.po', key: 'changed', why: 'English has changed' },
    { file: 'es/page.po', key: 'added', why: 'no translation' },
  ]);
  const messages = readMessages('es', 'page', folder);
  expect(
    messages.map(({ key, translation, flags, previous }) => [key, translation, flags[0] ?? '', previous]),
  ).toEqual([
    ['unchanged', 'Queda', '', ''],
    ['changed', 'Antes', 'fuzzy', 'msgid "Before"'],
    ['renamed', 'Viejo', '', ''],
    ['added', '', 'icu-message-format', ''],
  ]);
  const notes = (['en', 'es'] as const).map((language) => readMessages(language, 'page', folder)[0]?.notes);
  expect(notes, 'what makes a promise true stays with the English').toEqual([
    ['promise: the team (no test)'],
    [],
  ]);
  expect(syncMessages(folder).filter(({ file }) => file === 'es/page.po')).toEqual(open);
});
