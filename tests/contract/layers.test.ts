import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* Which part of the kiosk may import what (design, section 2). Types do not count: they are gone when it runs. */

const files = readdirSync('electron', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** What a file imports for its values. */
function valueImports(file: string): readonly string[] {
  const text = readFileSync(join('electron', file), 'utf8');
  return [...text.matchAll(/^import (?!type )[\s\S]*?from '([^']+)';/gm)].map((match) => match[1] ?? '');
}

const importing = (pattern: RegExp, inFolder: string) =>
  files.filter((file) => file.startsWith(inFolder) && valueImports(file).some((name) => pattern.test(name)));

test('policies import nothing of Electron and nothing that acts', () => {
  expect(importing(/^electron$|adapter\//, 'policy/')).toEqual([]);
});

test('only adapters, main and preload import Electron', () => {
  const users = importing(/^electron$/, '').filter((file) => !file.startsWith('adapter/'));
  expect(users).toEqual(['main.ts', 'preload.ts']);
});

test('of the pages only contract, content, domain and the typeface are imported', () => {
  expect(importing(/src\/(?!contract\/|content\/|domain\/|styles\/fonts\/)/, '')).toEqual([]);
});

test('the preload needs nothing but Electron, the contract and its own file', () => {
  expect(valueImports('preload.ts').filter((name) => !name.includes('/src/contract/'))).toEqual([
    'electron',
    './page-events.ts',
  ]);
  expect(valueImports('page-events.ts')).toEqual([]);
});

test('main.ts stays a list of what is put together', () => {
  expect(readFileSync('electron/main.ts', 'utf8').split('\n').length).toBeLessThan(80);
});

test('no file is longer than 250 lines', () => {
  const long = files.filter((file) => readFileSync(join('electron', file), 'utf8').split('\n').length > 250);
  expect(long).toEqual([]);
});
