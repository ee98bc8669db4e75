import { expect, test } from 'vitest';
import { partsOf } from '../../../src/domain/parts.ts';

test.each([
  [0, []],
  [1, [[0]]],
  [3, [[0, 1, 2]]],
  [4, [[0, 1, 2], [3]]],
  [7, [[0, 1, 2], [3, 4, 5], [6]]],
])('%i things in parts of three: each once, in their order', (length, parts) => {
  expect(partsOf([...Array(length).keys()], 3)).toEqual(parts);
});
