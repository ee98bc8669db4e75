import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.css');

/** The files that match a pattern. */
function having(pattern: RegExp): string[] {
  expect(files.length).toBeGreaterThan(50);
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

test('no rule is for whatever follows another element', () => {
  expect(having(/[+~]\s*\*/)).toEqual([]);
});

test('no rule is for what may stand before or after every element, except on paper', () => {
  expect(having(/\*::(before|after)/)).toEqual(['src/styles/print.css']);
});
