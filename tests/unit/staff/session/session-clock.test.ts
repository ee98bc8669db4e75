import { afterEach, expect, it, vi } from 'vitest';
import { readClock, startClock } from '../../../../src/staff/session/session-clock.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a machine that sets its clock back by seconds, as after sleep', 5_000, true],
  ['an hour back', 3_600_000, false],
])('%s keeps the session: %j', (_, backMs, isKept) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  startClock(10_000_000);
  expect(readClock(10_000_000 - backMs) !== null).toBe(isKept);
});
