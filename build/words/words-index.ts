/** en/words.ts for another language: the same files, held to be whole. @param english its source. */
export function wordsIndexCode(english: string): string {
  const imports = english.match(/^import .*;$/gm) ?? [];
  const names = english.match(/\{[^{}]*\}(?= as const;)/)?.[0] ?? '{}';
  return [
    ...imports,
    `import { wordsOf } from '../words.ts';`,
    '',
    '/** Every word of this language, by file. For the build and for tests: a page imports the files that it shows, and no more. */',
    `export const words = wordsOf(${names});`,
    '',
  ].join('\n');
}
