import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inventedNames } from '../../../build/release.ts';
import { brand } from '../../../src/config/brand.ts';

/** The brand, its drawn name, the list of placeholders, and the column that the first migration names. */
const mayNameIt: ReadonlySet<string> = new Set([
  'build/release.ts',
  'build/why-join-migration.ts',
  'src/config/brand.ts',
  'src/config/drawings/wordmark.ts',
]);

test('only the brand file and the drawing of the name hold the brand’s name: a rebrand changes nothing else', () => {
  // The name that the repository comes with too, of which a rebrand leaves nothing behind.
  const names = [inventedNames[0], brand.shortName, brand.productName, brand.parentCompany];
  const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu');
  const files = globSync(
    '{src,electron,build,public,supabase/{cli,local,functions}}/**/*.{ts,tsx,css,html,json,svg,txt,webmanifest,service,sh,yml,po,pot}',
    { exclude: ['src/i18n/generated/**'] },
  );
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => name.test(readFileSync(file, 'utf8')));
  expect(naming.filter((file) => !mayNameIt.has(file))).toEqual([]);
  expect(naming).toContain('src/config/brand.ts');
});
