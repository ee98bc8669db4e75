import { expect, test } from 'vitest';
import { calm, countMessage } from '../../../../electron/policy/flood.ts';

/** How many of the messages at these times are answered. */
function answered(times: readonly number[]): number {
  let flood = calm;
  return times.filter((ms) => {
    const counted = countMessage(flood, ms);
    flood = counted.flood;
    return counted.allowed;
  }).length;
}

const at = (ms: number, count: number) => Array.from({ length: count }, () => ms);

test.each([
  ['thirty in a second', at(5_500, 30), 30],
  ['a hundred in a second', at(5_500, 100), 30],
  ['a hundred, and one in the next second', [...at(5_999, 100), 6_000], 31],
  ['thirty in each of two seconds', [...at(1_000, 30), ...at(2_000, 30)], 60],
  ['in the very first second', at(0, 40), 30],
])('%s', (_what, times, count) => {
  expect(answered(times)).toBe(count);
});
