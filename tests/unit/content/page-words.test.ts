import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allLanguages } from '~/content/all-languages.ts';
import { pageWordFiles } from '~/content/page-words.ts';
import { languages } from '~/domain/language.ts';
import { contentDir } from '../../../build/words/word-files.ts';

/* What hands over the words of a page is the same in every language, and names the files that the build looks for. */

const read = (language: string, file: string) => readFileSync(join(contentDir, language, file), 'utf8');
const handing = ['pages.ts', ...readdirSync(join(contentDir, 'en/pages')).map((file) => `pages/${file}`)];

test.each(languages)('%s hands over the words of its pages as English does', (language) => {
  for (const file of handing) expect(read(language, file), file).toBe(read('en', file));
  expect(read(language, 'common.ts')).toBe(read('en', 'common.ts').replace("= 'en'", `= '${language}'`));
});

test.each(Object.entries(pageWordFiles))(
  'the page %s fetches the files that the build lists',
  (page, files) => {
    const line = new RegExp(`^  '?${page}'?: (.*)$`, 'm').exec(read('en', 'pages.ts'))?.[1] ?? '';
    expect([...line.matchAll(/import\('\.\/(.+?)\.ts'\)/g)].map(([, file]) => file)).toEqual([...files]);
  },
);

test('no two files of words give the same name, as all are read side by side', () => {
  for (const { words } of Object.values(allLanguages)) {
    const names = Object.values(words).flatMap((file) => Object.keys(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
