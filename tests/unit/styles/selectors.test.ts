import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no rule is for whatever follows another element', () => {
  const files = globSync('src/**/*.css');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /[+~]\s*\*/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
