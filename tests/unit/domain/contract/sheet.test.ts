import { expect, test } from 'vitest';
import {
  choiceFragment,
  mostQuestions,
  questionIds,
  readChoice,
  type QuestionId,
} from '~/domain/contract/sheet.ts';

test.each<readonly QuestionId[]>([
  ['cause'],
  ['plain', 'cause'],
  [...questionIds].toReversed().slice(0, mostQuestions),
])('%s… comes back in the order of the sheet', (...chosen) => {
  const inOrder = questionIds.filter((id) => chosen.includes(id));
  expect(readChoice(choiceFragment(chosen))).toEqual(inOrder);
});

test('nothing chosen is nothing in the address', () => {
  expect(choiceFragment([])).toBe('');
});

test.each([
  ['nothing', ''],
  ['no question', '#questions='],
  ['a section', '#medicines'],
  ['an unknown question', '#questions=cause.name'],
  ['a name of every object', '#questions=constructor'],
  ['one twice', '#questions=cause.cause'],
  ['more than a sheet holds', `#questions=${questionIds.slice(0, mostQuestions + 1).join('.')}`],
  ['a long one', `#questions=${'cause.'.repeat(10_000)}cost`],
  ['capitals', '#questions=Cause'],
  ['an escape', '#questions=%63ause'],
  ['half an escape', '#questions=%E0%A4%A'],
  ['a second field', '#questions=cause&name=jane'],
  ['markup', '#questions=<img src=x onerror=alert(1)>'],
  ['a line more', '#questions=cause\n'],
])('%s is no choice', (_what, hash) => {
  expect(readChoice(hash)).toBeNull();
});
