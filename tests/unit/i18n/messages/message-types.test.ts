import { describe, expect, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import type { Messages } from '~/i18n/messages/message-types.ts';
import { languages } from '~/domain/language.ts';
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
  ];
  expect(samples).toHaveLength(5);
});

describe.each(languages)('%s', (language) => {
  test('has the files of English, and in them the same lists', () => {
    expect(shape(allLanguages[language].words)).toEqual(shape(english));
  });

  test('has messages for every page', () => {
    const files = Object.keys(import.meta.glob('../../../../src/i18n/messages/*/pages/*.ts'));
    for (const { name } of websitePages)
      expect(files).toContain(`../../../../src/i18n/messages/${language}/pages/${name}.ts`);
  });

  test('gives each name once, as all files are read side by side', () => {
    const names = Object.values(allLanguages[language].words).flatMap((file) => Object.keys(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
