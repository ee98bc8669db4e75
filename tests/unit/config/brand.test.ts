import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../../src/config/brand.ts';

/** The brand, its drawn name, the list of placeholders, and the column that the migrations name. */
const mayNameIt = [
  'build/release.ts',
  'build/why-join-migration.ts',
  'src/config/brand.ts',
  'src/config/drawings/wordmark.ts',
];

test('only the brand file and the drawing of the name hold the brand’s name: a rebrand changes nothing else', () => {
  const name = new RegExp(`${brand.shortName}|${brand.productName}|${brand.parentCompany}`, 'i');
  const files = globSync(
    '{src,electron,build,public,supabase/{cli,local,functions}}/**/*.{ts,tsx,css,html,json,svg,txt,webmanifest,service,sh,yml,po,pot}',
    { exclude: ['src/i18n/generated/**'] },
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(mayNameIt);
});
