import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length;

test('main.ts stays a list of what is put together', () => {
  expect(linesOf('electron/main.ts')).toBeLessThan(80);
});

test('no file of the kiosk is longer than 250 lines', () => {
  const files = readdirSync('electron', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('electron', file));
  expect(files.filter((file) => linesOf(file) > 250)).toEqual([]);
});
