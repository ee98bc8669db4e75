import { expect, test } from 'vitest';
import { promiseProblems } from '../../../../build/words/promises.ts';

const problemsOf = (english: string, ...notes: readonly string[]) =>
  promiseProblems({
    key: 'a',
    english,
    notes,
    translation: '',
    remarks: [],
    references: [],
    flags: [],
    previous: '',
  });

test.each([
  'We never sell it.',
  'Nobody can bring it back.',
  'It is free.',
  'Only our team reads it.',
  'You can delete it at any time.',
  'We answer within {days, number} days.',
])('a promise needs what makes it true: %s', (english) => {
  expect(problemsOf(english)).toEqual([expect.stringContaining('promises something')]);
  expect(problemsOf(english, 'Seen at the end.', 'promise: tests/backend/links.test.ts')).toEqual([]);
  expect(problemsOf(english, 'promise: the hiring team (no test)')).toEqual([]);
  expect(problemsOf(english, 'promise: none, it is a joke')).toEqual([]);
});

test.each([
  'If nothing comes, write to us.',
  'We do not promise that it is free of errors.',
  'Say what is wrong.',
])('other words need none: %s', (english) => expect(problemsOf(english)).toEqual([]));

test('a test that is gone, and nobody, make nothing true', () => {
  expect(problemsOf('It is free.', 'promise: tests/gone.test.ts')).toEqual([
    'tests/gone.test.ts, which “promise” names, is not there.',
  ]);
  expect(problemsOf('It is free.', 'promise: yes')).toEqual([expect.stringContaining('names no test')]);
});
