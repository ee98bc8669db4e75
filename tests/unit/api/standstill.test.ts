import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForStandstill } from '~/api/standstill.ts';

let onStandstill: ReturnType<typeof vi.fn<() => void>>;
let watch: ReturnType<typeof watchForStandstill>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  onStandstill = vi.fn<() => void>();
  watch = watchForStandstill(() => 30_000, onStandstill);
});

afterEach(() => {
  watch.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for 30 seconds in which nothing moves, however long it has moved before', () => {
  for (let minute = 0; minute < 6; minute++) {
    vi.advanceTimersByTime(29_000);
    watch.moved();
  }
  vi.advanceTimersByTime(29_900);
  expect(onStandstill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onStandstill).toHaveBeenCalled();
});

it('does not count the time in which the computer sleeps', () => {
  vi.advanceTimersByTime(20_000);
  // No timer runs meanwhile; the clock is a minute on.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(9_900);
  expect(onStandstill).not.toHaveBeenCalled();
});

it('does not count the time without a network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.advanceTimersByTime(300_000);
  vi.stubGlobal('navigator', { onLine: true });
  vi.advanceTimersByTime(29_900);
  expect(onStandstill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onStandstill).toHaveBeenCalled();
});

it('ends with what it watched', () => {
  watch.end();
  vi.advanceTimersByTime(60_000);
  expect(onStandstill).not.toHaveBeenCalled();
});
