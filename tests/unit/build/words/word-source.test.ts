import { expect, test } from 'vitest';
import { readWordSource } from '../../../../build/words/word-source.ts';

test.each([
  ['a sum of texts', `export const a = 'x' + 'y';`, 'a is neither a text nor a list of texts'],
  ['a choice', `export const a = { b: c ? 'x' : 'y' };`, 'a.b is neither'],
  ['a list from elsewhere', `export const a = { ...b };`, 'a is neither'],
  ['a function with a body', `export const a = () => { return 'x'; };`, 'a is neither'],
  ['another function', `export const a = upper('x');`, 'a is neither'],
  ['what is no TypeScript', `export const a = ;`, 'page.ts cannot be read'],
])('%s is refused, so that no text is left out silently', (_what, code, sentence) => {
  expect(() => readWordSource('page.ts', code)).toThrow(sentence);
});

test('a placeholder stands for the value behind it, whatever wraps it', () => {
  const code = `
const longest = wholeNumber(rules.letter.maxLength);
const maker = [brand.company, ...brand.address].join(', ');
export const a = \`\${longest} \${letters(rules.letter.maxLength)} \${maker} {\${count}}\`;`;
  const [text] = readWordSource('page.ts', code).texts;
  expect(text?.text).toBe('{longest} {letters(rules.letter.maxLength)} {maker} {{{count}}}');
  expect(text?.placeholders.map(({ value }) => value)).toEqual([
    'rules.letter.maxLength',
    'rules.letter.maxLength',
    "[brand.company, ...brand.address].join(', ')",
    'count',
  ]);
});
