import { expect, test } from 'vitest';
import { countEvent, messageLimit, type Counts } from '../../../../electron/policy/rate-limit.ts';

const at = (ms: number, count: number) => Array.from({ length: count }, () => ms);

test.each([
  ['thirty in a second', at(5_500, 30), 30],
  ['a hundred, and one in the next second', [...at(5_999, 100), 6_000], 31],
  ['thirty in each of two seconds', [...at(1_000, 30), ...at(2_000, 30)], 60],
  ['forty in the very first second', at(0, 40), 30],
])('of %s some are within the limit of messages', (_what, times, within) => {
  let counts: Counts = {};
  const allowed = times.filter((ms) => {
    const counted = countEvent(counts, 'page', ms, messageLimit);
    counts = counted.counts;
    return counted.isWithin;
  });
  expect(allowed).toHaveLength(within);
});
