import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* Comments name the section that a rule comes from. A reader must find it: in docs/specification.md, and nowhere else. */

const sections = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d+)\. /gm)].map(
  ([, number]) => number ?? '',
);

const folders = ['src', 'electron', 'build', 'supabase', 'bench', 'tests', 'docs'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(?:tsx?|css|sql|md|py|sh)$/.test(file) && file !== 'docs/specification.md');

type Reference = { file: string; document: string; numbers: readonly string[] };

/** Every “(name, section N)” of a file, also where a line of a comment breaks in it. */
function referencesIn(file: string): readonly Reference[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ');
  return [...text.matchAll(/\b(specification|design), sections? (\d+(?:(?:, | and )\d+)*)/g)].map(
    ([, document = '', numbers = '']) => ({ file, document, numbers: numbers.split(/\D+/) }),
  );
}

const references = files.flatMap(referencesIn);

test('the specification has its nine sections, and the code names most of them', () => {
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(new Set(references.flatMap(({ numbers }) => numbers)).size).toBeGreaterThan(5);
  expect(references.length).toBeGreaterThan(50);
});

test('every reference leads to a section that is there', () => {
  const astray = references.filter(
    ({ document, numbers }) =>
      document !== 'specification' || !numbers.every((each) => sections.includes(each)),
  );
  expect(astray).toEqual([]);
});
