import { describe, expect, test } from 'vitest';
import {
  awakeMs,
  readingLimitMs,
  secondsLeft,
  stepIdle,
  wakeMs,
  type IdleEvent,
  type IdleState,
} from '../../../../electron/policy/idle.ts';

const settings = { idleMs: 120_000, countdownMs: 30_000 };
const step = (state: IdleState, event: IdleEvent) => stepIdle(state, event, settings);
const waiting: IdleState = { phase: 'waiting', sinceMs: 0 };
const active: IdleState = { phase: 'active', lastInputMs: 0, stillUntilMs: null };
const warning: IdleState = { phase: 'warning', endsAtMs: 150_000 };
const asleep: IdleState = { phase: 'asleep', wakesAtMs: null };
const ended: IdleState = { phase: 'ended' };

const kinds = ['begin', 'input', 'still-here', 'end', 'tick', 'sleep', 'wake', 'reading'] as const;
const event = (kind: (typeof kinds)[number], ms: number): IdleEvent =>
  kind === 'reading' ? { kind, ms, reading: true } : { kind, ms };

describe('every transition', () => {
  const phaseAfter: Record<(typeof kinds)[number], readonly string[]> = {
    //           asleep     waiting    active     warning    ended
    begin: ['asleep', 'active', 'active', 'active', 'ended'],
    input: ['asleep', 'waiting', 'active', 'warning', 'ended'],
    'still-here': ['asleep', 'waiting', 'active', 'active', 'ended'],
    end: ['asleep', 'ended', 'ended', 'ended', 'ended'],
    tick: ['asleep', 'waiting', 'active', 'warning', 'ended'],
    sleep: ['asleep', 'asleep', 'active', 'warning', 'ended'],
    wake: ['waiting', 'waiting', 'active', 'warning', 'ended'],
    reading: ['asleep', 'waiting', 'active', 'warning', 'ended'],
  };
  const cases = kinds.flatMap((kind) =>
    [asleep, waiting, active, warning, ended].map(
      (state, index) => [state.phase, kind, phaseAfter[kind][index] ?? '', state] as const,
    ),
  );
  test.each(cases)('%s, %s: %s', (_from, kind, to, state) => {
    expect(step(state, event(kind, awakeMs)).phase).toBe(to);
  });
});

test('from the last touch to the end', () => {
  let state = step(waiting, event('begin', 1_000));
  state = step(state, event('tick', 120_999));
  expect(state.phase).toBe('active');
  state = step(state, event('tick', 121_000));
  expect(state).toEqual({ phase: 'warning', endsAtMs: 151_000 });
  expect(secondsLeft(state, 121_000)).toBe(30);
  expect(secondsLeft(state, 121_001)).toBe(30);
  expect(secondsLeft(state, 150_000)).toBe(1);
  expect(step(state, event('tick', 150_999)).phase).toBe('warning');
  expect(step(state, event('tick', 151_000)).phase).toBe('ended');
});

test('a touch beside the button answers nothing', () => {
  expect(step(warning, event('input', 140_000))).toBe(warning);
  expect(step(warning, event('still-here', 140_000))).toEqual({
    phase: 'active',
    lastInputMs: 140_000,
    stillUntilMs: null,
  });
});

test('the button pressed too late answers nothing either', () => {
  expect(step(warning, event('still-here', 150_000)).phase).toBe('ended');
});

test('a gap as long as idle time and countdown ends the visit unseen', () => {
  expect(step(active, event('tick', 149_999)).phase).toBe('warning');
  expect(step(active, event('tick', 150_000)).phase).toBe('ended');
  expect(step(active, event('input', 150_000)).phase).toBe('ended');
});

test('reading aloud holds the visit for ten minutes at most', () => {
  let state = step(active, { kind: 'reading', ms: 0, reading: true });
  for (let ms = 0; ms <= readingLimitMs + 119_000; ms += 1_000) state = step(state, event('tick', ms));
  expect(state.phase).toBe('active');
  expect(step(state, event('tick', readingLimitMs + 120_000)).phase).toBe('warning');
});

test('after reading aloud the idle time begins anew', () => {
  let state = step(active, { kind: 'reading', ms: 0, reading: true });
  state = step(state, { kind: 'reading', ms: 200_000, reading: false });
  expect(step(state, event('tick', 319_999)).phase).toBe('active');
  expect(step(state, event('tick', 320_000)).phase).toBe('warning');
});

test('the first touch only wakes', () => {
  const touched = step(asleep, event('input', 5_000));
  expect(touched).toEqual({ phase: 'asleep', wakesAtMs: 5_000 + wakeMs });
  expect(step(touched, event('input', 5_500)).phase).toBe('asleep');
  expect(step(touched, event('tick', 6_000)).phase).toBe('waiting');
});

test('a woken screen stays bright for a minute', () => {
  expect(step(waiting, event('sleep', awakeMs - 1)).phase).toBe('waiting');
  expect(step(waiting, event('sleep', awakeMs)).phase).toBe('asleep');
});

test('no countdown, no seconds', () => {
  expect([asleep, waiting, active, ended].map((state) => secondsLeft(state, 0))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
