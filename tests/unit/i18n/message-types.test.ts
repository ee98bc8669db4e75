import { describe, expect, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { languages } from '~/domain/language.ts';
import { pageFiles } from '~/i18n/message-files.ts';
import { websitePages } from '~/web/pages.ts';

const english = allLanguages.en.words;
const { notFound: page } = english.notFound;

/** The names of files and of what they give, without what they say. */
const shape = (files: Messages) =>
  Object.fromEntries(Object.entries(files).map(([file, own]) => [file, Object.keys(own).toSorted()]));

test('a message that is missing or too many does not compile', () => {
  const { text: _text, ...short } = page;
  const samples: readonly unknown[] = [
    { ...page, title: 'Página no encontrada' } satisfies Messages['notFound']['notFound'],
    // @ts-expect-error A message is missing.
    short satisfies Messages['notFound']['notFound'],
    // @ts-expect-error A message that English does not have.
    { ...page, hint: '…' } satisfies Messages['notFound']['notFound'],
    // @ts-expect-error A list is too short.
    ['…'] satisfies Messages['home']['hero']['lead'],
    // @ts-expect-error A text that takes no value in place of one that does.
    ((count: string) => count) satisfies Messages['careers']['careers']['countText'],
    // @ts-expect-error A value is missing.
    () => english.careers.careers.countText({}),
    // @ts-expect-error A value of another kind.
    () => english.careers.careers.countText({ count: '1' }),
  ];
  expect(samples).toHaveLength(7);
});

test('there are messages for every page', () => {
  expect(Object.keys(pageFiles).toSorted()).toEqual(websitePages.map(({ name }) => name).toSorted());
});

describe.each(languages)('%s', (language) => {
  test('has the files of English, and in them the same lists', () => {
    expect(shape(allLanguages[language].words)).toEqual(shape(english));
  });

  test('gives each name once, as all files are read side by side', () => {
    const names = Object.values(allLanguages[language].words).flatMap((file) => Object.keys(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
