import { expect, test } from 'vitest';
import { neighboursOf } from '../../../../src/staff/applications/list-cursor-store.ts';

test.each([
  ['a', null, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', null],
  ['x', null, null],
])('beside %s stand %s and %s', (id, previous, next) => {
  expect(neighboursOf(['a', 'b', 'c'], id)).toEqual({ previous, next });
});
