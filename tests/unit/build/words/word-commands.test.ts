import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entry, type ExchangeFile, readExchange } from '../../../../build/words/exchange-file.ts';
import { exportWords, importWords } from '../../../../build/words/word-commands.ts';
import type { Language } from '~/domain/language.ts';
import { contentFolder, textsUnder } from './content-folder.ts';

const arabic: Readonly<Record<string, string>> = {
  'page.page.sub-title': 'اسألوا {loud(product)}\u200E على {brand.siteUrl}',
  'page.page.steps.0': 'قفوا',
  'page.page.steps.1.text': "هو <b>ليس</b> طبيبًا: '\\'",
  'page.page.call.before': 'اتصلوا',
  'page.page.call.after': '',
  'page.page.found.zero': 'لا شيء من {most}',
  'page.page.found.one': 'واحد من {most}',
  'page.page.found.two': 'اثنان من {most}',
  'page.page.found.few': '{count} قليلة من {most}',
  'page.page.found.many': '{count} كثيرة من {most}',
  'page.page.found.other': '{count} من {most}',
  'page.greet': 'مرحبًا {name}',
  'longJobs.title': 'مختبِر',
};

async function exported(content: string, language: Language): Promise<ExchangeFile> {
  const file = join(content, 'out.json');
  await exportWords(language, file, content);
  return readExchange(file, readFileSync(file, 'utf8'));
}

async function imported(content: string, language: Language, given: ExchangeFile): Promise<string> {
  const file = join(content, 'in.json');
  writeFileSync(file, JSON.stringify(given));
  return await importWords(language, file, content);
}

/** What a translator gives back. */
const translated = ({ language, strings }: ExchangeFile, words = arabic): ExchangeFile => ({
  language,
  strings: strings.map(({ path, english }) => ({ path, english, translation: words[path] ?? english })),
});

describe('an export', () => {
  test('holds each string with its path, the English, and the translation where there is one', async () => {
    const { strings } = await exported(contentFolder(), 'ar');
    expect(strings.map(({ path }) => path)).toEqual(Object.keys(arabic));
    expect(strings[0]).toEqual({
      path: 'page.page.sub-title',
      english: 'Ask {product} at {brand.siteUrl}',
      translation: 'اسألوا {loud(product)}\u200E {brand.siteUrl}',
    });
    expect(strings.slice(1).map(({ translation }) => translation)).toEqual(Array(12).fill(''));
  });

  test.each<[Language, string[]]>([
    ['en', ['one: 1 of {most}', 'other: {count} of {most}']],
    ['es', ['one: 1 of {most}', 'other: {count} of {most}']],
    // None takes this form too, so the number has to stand in it.
    ['fr', ['one: {count} of {most}', 'other: {count} of {most}']],
    [
      'ar',
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) =>
        form === 'one' ? 'one: 1 of {most}' : `${form}: {count} of {most}`,
      ),
    ],
  ])('asks for the plural forms of %s', async (language, forms) => {
    const { strings } = await exported(contentFolder(), language);
    const found = strings.filter(({ path }) => path.startsWith('page.page.found.'));
    expect(found.map(({ path, english }) => `${path.split('.').at(-1)}: ${english}`)).toEqual(forms);
  });
});

describe('an import', () => {
  const change = (path: string, changes: Partial<Entry>) => (file: ExchangeFile) => ({
    ...file,
    strings: file.strings.map((entry) => (entry.path === path ? Object.assign({}, entry, changes) : entry)),
  });
  const say = (path: string, translation: string) => change(path, { translation });

  test('writes the lists of English with other words, and what the placeholders need', async () => {
    const content = contentFolder();
    const said = await imported(content, 'ar', translated(await exported(content, 'ar')));
    expect(said).toContain('holds the 13 strings');
    const files = textsUnder(join(content, 'ar'));
    expect(Object.keys(files)).toEqual(['format.ts', 'page.ts', 'section/long-jobs.ts', 'state.ts']);
    expect(files['page.ts']).toBe(`import { brand } from '../../brand/brand.ts';
import { shout } from '../sound.ts';
import { plural } from './format.ts';
import type { Words } from '../words.ts';

/** Said aloud. */
function loud(text: string): string {
  return shout(text);
}
const product = brand.productName;

/** What stands on the page. */
export const page: Words['page']['page'] = {
  'sub-title': \`اسألوا \${loud(product)}\\u200E على \${brand.siteUrl}\`,
  steps: ['قفوا', { text: "هو <b>ليس</b> طبيبًا: '\\\\'" }],
  /** The place stands between. */
  call: { before: 'اتصلوا', after: '' },
  found: (count, most) =>
    plural(count, {
      zero: \`لا شيء من \${most}\`,
      one: \`واحد من \${most}\`,
      two: \`اثنان من \${most}\`,
      few: \`\${count} قليلة من \${most}\`,
      many: \`\${count} كثيرة من \${most}\`,
      other: \`\${count} من \${most}\`,
    }),
};

export const greet: Words['page']['greet'] = ({ name }) => \`مرحبًا \${name}\`;
`);
    expect(files['section/long-jobs.ts']).toBe(`import type { Words } from '../../words.ts';

export const title: Words['longJobs']['title'] = 'مختبِر';
`);
    expect(files['format.ts']).toBe('export const plural = 2;\n');
    expect(files['state.ts']).toContain("{ state: 'draft' }");
  });

  test('of what was exported changes nothing', async () => {
    const content = contentFolder();
    await imported(content, 'ar', translated(await exported(content, 'ar')));
    const before = textsUnder(join(content, 'ar'));
    await imported(content, 'ar', await exported(content, 'ar'));
    expect(textsUnder(join(content, 'ar'))).toEqual(before);
  });

  test('leaves the files alone whose texts stay', async () => {
    const content = contentFolder();
    const given = translated(await exported(content, 'ar'));
    await imported(content, 'ar', given);
    const file = join(content, 'ar/section/long-jobs.ts');
    writeFileSync(file, `// Kept by hand.\n${readFileSync(file, 'utf8')}`);
    const before = textsUnder(join(content, 'ar'));
    await imported(content, 'ar', say('page.greet', 'أهلًا {name}')(given));
    const after = textsUnder(join(content, 'ar'));
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(['page.ts']);
  });

  test('of the whole product keeps every word of it', async () => {
    const content = contentFolder();
    cpSync('src/i18n/messages', content, { recursive: true });
    const given = translated(await exported(content, 'ar'), {});
    await imported(content, 'ar', given);
    expect(given.strings.length).toBeGreaterThan(900);
    expect(await exported(content, 'ar')).toEqual(given);
  }, 120_000);

  test.each<[string, (file: ExchangeFile) => ExchangeFile, string]>([
    [
      'a string is missing',
      (file) => ({ ...file, strings: file.strings.slice(1) }),
      'page.page.sub-title: it is missing.',
    ],
    [
      'a string is too many',
      change('page.greet', { path: 'page.grete' }),
      'page.grete: English has no such string.',
    ],
    [
      'a string is there twice',
      (file) => ({ ...file, strings: [...file.strings, ...file.strings.slice(1, 2)] }),
      'page.page.steps.0: it is there more than once.',
    ],
    [
      'English has changed',
      change('page.page.steps.0', { english: 'Halt' }),
      'page.page.steps.0: its English text has changed since the export.',
    ],
    [
      'a placeholder is lost',
      say('page.page.sub-title', 'اسألوا {product}'),
      'page.page.sub-title: {brand.siteUrl} is lost.',
    ],
    ['a count is lost', say('page.page.found.few', 'من {most}'), 'page.page.found.few: {count} is lost.'],
    [
      'what goes with the count is lost',
      say('page.page.found.two', 'اثنان'),
      'page.page.found.two: {most} is lost.',
    ],
    ['a placeholder is unknown', say('page.greet', '{name} {nmae}'), 'page.greet: {nmae} is not known here.'],
    ['a placeholder is emptied', say('page.greet', '{}'), 'page.greet: {name} is lost.'],
    [
      'a tag is lost',
      say('page.page.steps.1.text', 'هو <b>ليس طبيبًا'),
      'page.page.steps.1.text: </b> is lost.',
    ],
    ['a text is empty', say('page.page.steps.0', ' '), 'page.page.steps.0: it has no translation.'],
    ['it is another language', (file) => ({ ...file, language: 'fr' }), 'holds the words of fr, not of ar.'],
  ])('is refused when %s, and nothing is written', async (_what, spoil, sentence) => {
    const content = contentFolder();
    const given = spoil(translated(await exported(content, 'ar')));
    const before = textsUnder(join(content, 'ar'));
    await expect(imported(content, 'ar', given)).rejects.toThrow(sentence);
    expect(textsUnder(join(content, 'ar'))).toEqual(before);
  });

  test('that breaks off leaves all as it was', async () => {
    const content = contentFolder();
    const given = translated(await exported(content, 'ar'));
    writeFileSync(join(content, 'in.json'), JSON.stringify(given));
    // A file stands where a folder has to be.
    writeFileSync(join(content, 'ar/section'), '');
    const before = textsUnder(content);
    await expect(importWords('ar', join(content, 'in.json'), content)).rejects.toThrow('section');
    expect(textsUnder(content)).toEqual(before);
  });

  test('names every problem at once', async () => {
    const content = contentFolder();
    const given = await exported(content, 'fr');
    await expect(imported(content, 'fr', given)).rejects.toThrow(
      [
        'Nothing was changed:',
        'page.page.sub-title: it has no translation.',
        'page.page.steps.0: it has no translation.',
      ].join('\n  '),
    );
  });

  test('of English is refused', async () => {
    const content = contentFolder();
    await expect(imported(content, 'en', await exported(content, 'en'))).rejects.toThrow(
      'change src/i18n/messages/en itself',
    );
  });

  test.each([
    ['no JSON', '{', 'is no JSON'],
    [
      'no file of words',
      '{"language":"ar","strings":[{"path":1}]}',
      'is no file of words, at strings.0.path',
    ],
    [
      'a language that nobody speaks here',
      '{"language":"xx","strings":[]}',
      'is no file of words, at language',
    ],
  ])('of %s is refused', async (_what, text, sentence) => {
    const file = join(contentFolder(), 'in.json');
    writeFileSync(file, text);
    await expect(importWords('ar', file)).rejects.toThrow(sentence);
  });

  test('of a file that is not there is refused', async () => {
    await expect(importWords('ar', '/nowhere/ar.json')).rejects.toThrow('cannot be read');
  });
});
