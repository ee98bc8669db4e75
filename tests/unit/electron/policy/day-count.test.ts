import { expect, test } from 'vitest';
import {
  addToDay,
  dayCountsSchema,
  noSums,
  startDay,
  turnDay,
} from '../../../../electron/policy/day-count.ts';

test('a day is a sum, and is told when another one has begun', () => {
  const day = [
    { touches: 12, visits: 1, blocked: { zoom: 1 } },
    { touches: 2, handoffs: 1, blocked: { zoom: 2, window: 1 } },
    { wipes: 1 },
  ].reduce(addToDay, startDay('2026-01-05'));
  expect(turnDay(day, '2026-01-05')).toBe(day);
  expect(day.lastDay).toBeNull();
  const next = turnDay(day, '2026-01-06');
  expect(next).toEqual({
    today: { day: '2026-01-06', ...noSums },
    lastDay: {
      day: '2026-01-05',
      visits: 1,
      touches: 14,
      handoffs: 1,
      wipes: 1,
      blocked: { zoom: 3, window: 1 },
    },
  });
  expect(dayCountsSchema.parse(JSON.parse(JSON.stringify(next)))).toEqual(next);
});
