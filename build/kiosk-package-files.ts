import { layout } from '../electron/policy/layout.ts';
import { sheetFile } from '../electron/policy/sheet.ts';
import { publishedLanguages } from '../src/i18n/languages.ts';

const folder = 'dist/kiosk/';

/**
 * Compares the files of an asar with what was built: a file too many is one that nobody looked at, a file too few is a page
 * that fails in the field.
 * @param packed paths inside the asar, with `/`, without a leading one.
 * @param manifest the list of pages (pages.json).
 * @returns what is wrong, in sentences; empty when the package holds exactly what it should.
 */
export function comparePackage(
  packed: readonly string[],
  manifest: Readonly<Record<string, string>>,
): readonly string[] {
  const expected = new Set([
    'package.json',
    ...[layout.main, layout.preload, layout.manifest].map((name) => `${folder}${name}`),
    ...publishedLanguages.map((language) => `${folder}${layout.sheets}/${sheetFile({ language })}`),
    ...Object.keys(manifest).map((path) => `${folder}${layout.pages}${path}`),
  ]);
  const present = new Set(packed);
  return [
    ...packed.filter((file) => !expected.has(file)).map((file) => `Not expected in the package: ${file}`),
    ...[...expected].filter((file) => !present.has(file)).map((file) => `Missing in the package: ${file}`),
  ];
}
