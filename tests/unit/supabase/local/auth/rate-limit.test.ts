import { expect, it } from 'vitest';
import { rateLimit } from '../../../../../supabase/local/auth/rate-limit.ts';

it('lets a burst through, then one each time, and keeps callers apart', () => {
  let now = 0;
  const limit = rateLimit(3, 1_000, () => now);
  const take = (caller = 'a') => limit.take(caller);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  expect(take('b')).toBe(true);
  now = 999;
  expect(take()).toBe(false);
  now = 1_000;
  expect([take(), take()]).toEqual([true, false]);
  now = 100_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});

it('forgets the oldest of very many callers, never the one that asks', () => {
  const limit = rateLimit(1, 1_000, () => 0);
  expect(limit.take('first')).toBe(true);
  for (let number = 0; number < 9_999; number++) limit.take(`caller ${number}`);
  expect(limit.take('caller 9998')).toBe(false);
  expect(limit.take('one more')).toBe(true);
  expect(limit.take('first')).toBe(true);
});
