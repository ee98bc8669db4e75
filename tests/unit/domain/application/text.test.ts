import { describe, expect, it } from 'vitest';
import { countCharacters, tidyText } from '~/domain/application/text.ts';

describe('tidyText', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['\n\t a b \r\n', 'a b'],
    ['a\0b', 'ab'],
    ['a\uD83Db', 'ab'],
    ['👩‍🔬', '👩‍🔬'],
    ['   ', ''],
    ['\u200B \u2800\n\u3164', ''],
    ['\u200Bа\n\u2800b', '\u200Bа\n\u2800b'],
  ])('%j becomes %j', (typed, tidy) => expect(tidyText(typed)).toBe(tidy));
});

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['  a  ', 1],
    ['日本', 2],
    ['👵👴', 2],
    ['a b', 3],
    ['कि ताकि', 7],
    ['مُحَمَّد', 8],
  ])('%j has %i', (typed, count) => expect(countCharacters(typed)).toBe(count));
});
