import { expect, test } from 'vitest';
import { addPage, dayCountsSchema, startDay, turnDay } from '../../../../electron/policy/day-count.ts';

test('a day is a sum of whole pages, and is told when another one has begun', () => {
  const day = [
    { touches: 12, visit: true },
    { touches: 2, visit: false },
  ].reduce(addPage, startDay('2026-01-05'));
  expect(turnDay(day, '2026-01-05')).toBe(day);
  expect(day.lastDay).toBeNull();
  const next = turnDay(day, '2026-01-06');
  expect(next).toEqual({
    today: { day: '2026-01-06', visits: 0, touches: 0 },
    lastDay: { day: '2026-01-05', visits: 1, touches: 14 },
  });
  expect(dayCountsSchema.parse(JSON.parse(JSON.stringify(next)))).toEqual(next);
});
