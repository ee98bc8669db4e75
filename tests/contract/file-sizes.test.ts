import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('main.ts stays a list of what is put together', () => {
  expect(linesOf('electron/main.ts')).toBeLessThan(80);
});

test.each(['src', 'electron', 'supabase', 'build', 'bench'])(
  'no file of %s is longer than 250 lines',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => join(folder, file));
    expect(files.filter((file) => linesOf(file) > 250)).toEqual([]);
  },
);
