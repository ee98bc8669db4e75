import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small product of two files in English, with one language that knows no word yet and one that does. */
const files: Readonly<Record<string, string>> = {
  'en/page.ts': `import { brand } from '../../brand/brand.ts';
import { plural } from './format.ts';

const product = brand.productName;

/** What stands on the page. */
export const page = {
  'sub-title': \`Ask \${product} at \${brand.siteUrl}\`,
  steps: ['Stop', { text: 'It is <b>not</b> a doctor' }],
  /** The place stands between. */
  call: { before: 'Call', after: '.' },
  found: (count: number, most: string): string =>
    plural(count, { one: \`1 of \${most}\`, other: \`\${count} of \${most}\` }),
} as const;

export const greet = ({ name }: Named): string => \`Hello \${name}\`;

type Named = { name: string };
`,
  'en/section/long-jobs.ts': `export const title = 'Tester';\n`,
  'fr/format.ts': 'export const plural = 1;\n',
  'ar/format.ts': 'export const plural = 2;\n',
  'ar/state.ts': `export const state = { state: 'reviewed', by: 'translator', on: '2026-11-01' };\n`,
  'ar/page.ts': `import { brand } from '../../brand/brand.ts';
import { shout, whisper } from '../sound.ts';
import type { Words } from '../words.ts';
import { plural } from './format.ts';

/** Said aloud. */
function loud(text: string): string {
  return shout(text);
}

const product = brand.productName;
const unused = whisper;

export const page: Words['page']['page'] = {
  'sub-title': \`اسألوا \${loud(product)}\\u200E \${brand.siteUrl}\`,
};
`,
};

/** Writes it. @returns the folder of all languages. */
export function contentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Every file under a folder, by path, with its text. */
export function textsUnder(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map((each) => join(each.parentPath, each.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
