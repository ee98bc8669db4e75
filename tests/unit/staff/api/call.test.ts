import { expect, test } from 'vitest';
import { inParts } from '../../../../src/staff/api/call.ts';
import { ok, type Result } from '../../../../src/staff/api/result.ts';

const sum = (total: number, part: number) => total + part;

test.each([
  [[], [[]], 0],
  [[1, 2], [[1, 2]], 3],
  [[1, 2, 3, 4, 5], [[1, 2], [3, 4], [5]], 15],
])('%j is asked for in parts of two, and the answers are joined', async (items, parts, expected) => {
  const asked: number[][] = [];
  const ask = async (part: number[]) => {
    asked.push(part);
    return ok(part.reduce(sum, 0));
  };
  expect(await inParts(items, 2, ask, sum)).toEqual(ok(expected));
  expect(asked).toEqual(parts);
});

test('a part that fails is the answer, and nothing is asked for after it', async () => {
  let asked = 0;
  const ask = async (part: number[]): Promise<Result<number>> => {
    asked += 1;
    return part.includes(3) ? { kind: 'no-answer' } : ok(1);
  };
  expect(await inParts([1, 2, 3, 4, 5, 6], 2, ask, sum)).toEqual({ kind: 'no-answer' });
  expect(asked).toBe(2);
});
