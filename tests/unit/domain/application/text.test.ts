import { describe, expect, it } from 'vitest';
import { countCharacters, countStored, tidyText } from '~/domain/application/text.ts';

describe('tidyText', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['\n\t a b \r\n', 'a b'],
    ['a\0b', 'ab'],
    ['a\uD83Db', 'ab'],
    ['👩‍🔬', '👩‍🔬'],
    ['   ', ''],
  ])('%j becomes %j', (typed, tidy) => expect(tidyText(typed)).toBe(tidy));
});

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['  a  ', 1],
    ['日本', 2],
    ['👵👴', 2],
    ['e\u0301', 1],
    ['a b', 3],
    ['कि ताकि', 4],
    ['مُحَمَّد', 4],
    ['👩‍🔬', 1],
  ])('%j has %i', (typed, count) => expect(countCharacters(typed)).toBe(count));

  it.each(['कि ताकि', 'مُحَمَّد', '👩‍🔬', 'e\u0301', 'Ana Lee', ''])(
    'never counts more than is stored: %j',
    (typed) => {
      expect(countStored(typed)).toBe([...typed].length);
      expect(countCharacters(typed)).toBeLessThanOrEqual(countStored(typed));
    },
  );
});
