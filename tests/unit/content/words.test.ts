import { describe, expect, test } from 'vitest';
import { words as english } from '~/content/en/words.ts';
import { type Words, wordsOf } from '~/content/words.ts';

const { notFound: page } = english.notFound;

describe('a language has every word of English and no other', () => {
  test('what is whole passes as it is', () => {
    expect(wordsOf(english)).toBe(english);
  });

  test('what is not does not compile', () => {
    const { text: _text, ...short } = page;
    const words: readonly unknown[] = [
      { ...page, title: 'Página no encontrada' } satisfies Words['notFound']['notFound'],
      // @ts-expect-error A word is missing.
      short satisfies Words['notFound']['notFound'],
      // @ts-expect-error A word is there that English has not.
      { ...page, hint: '…' } satisfies Words['notFound']['notFound'],
      // @ts-expect-error A list is too short.
      ['…'] satisfies Words['home']['hero']['lead'],
      // @ts-expect-error A text that takes no value stands for one that does.
      ((count: string) => count) satisfies Words['careers']['careers']['countText'],
      // @ts-expect-error A file has a list that English has not.
      wordsOf({ ...english, notFound: { notFound: page, more: page } }),
      // @ts-expect-error A whole file is missing.
      wordsOf({ ...english, notFound: {} }),
    ];
    expect(words).toHaveLength(7);
  });
});
