import { expect, test } from 'vitest';
import {
  awakeMs,
  readingLimitMs,
  secondsLeft,
  stepIdle,
  unpluggedMs,
  wakeMs,
  type IdleEvent,
  type IdleState,
} from '../../../../electron/policy/idle.ts';

const step = (state: IdleState, ...events: readonly IdleEvent[]) =>
  events.reduce((now, event) => stepIdle(now, event, { idleMs: 120_000, countdownMs: 30_000 }), state);
const waiting: IdleState = { phase: 'waiting', sinceMs: 0 };
const active: IdleState = { phase: 'active', lastInputMs: 0, stillUntilMs: null };
const warning: IdleState = { phase: 'warning', endsAtMs: 150_000, headphonesOut: false };
const asleep: IdleState = { phase: 'asleep', wakesAtMs: null };
const touched: IdleState = { phase: 'asleep', wakesAtMs: 5_000 + wakeMs };
const cleaning: IdleState = { phase: 'cleaning', endsAtMs: awakeMs + 1 };
const ended: IdleState = { phase: 'ended' };

type Kind = Exclude<IdleEvent['kind'], 'reading' | 'headphones'>;
const event = (kind: Kind, ms: number): IdleEvent => ({ kind, ms });
const reading = (ms: number, isReading = true): IdleEvent => ({ kind: 'reading', ms, reading: isReading });

const headphones = (ms: number, plugged: boolean): IdleEvent => ({
  kind: 'headphones',
  ms,
  plugged,
  isNews: true,
});

test.each<[Kind | 'reading' | 'plugged' | 'unplugged', ...string[]]>([
  //             asleep     waiting    active     warning    cleaning    ended
  ['begin', 'asleep', 'active', 'active', 'active', 'cleaning', 'ended'],
  ['input', 'asleep', 'waiting', 'active', 'warning', 'cleaning', 'ended'],
  ['still-here', 'asleep', 'waiting', 'active', 'active', 'cleaning', 'ended'],
  ['end', 'asleep', 'ended', 'ended', 'ended', 'ended', 'ended'],
  ['tick', 'asleep', 'waiting', 'active', 'warning', 'cleaning', 'ended'],
  ['sleep', 'asleep', 'asleep', 'active', 'warning', 'cleaning', 'ended'],
  ['wake', 'waiting', 'waiting', 'active', 'warning', 'cleaning', 'ended'],
  ['clean', 'asleep', 'waiting', 'cleaning', 'warning', 'cleaning', 'ended'],
  ['reading', 'asleep', 'waiting', 'active', 'warning', 'cleaning', 'ended'],
  ['plugged', 'waiting', 'waiting', 'active', 'active', 'cleaning', 'ended'],
  ['unplugged', 'asleep', 'waiting', 'warning', 'warning', 'cleaning', 'ended'],
])('%s in each phase', (kind, ...phases) => {
  const given =
    kind === 'reading'
      ? reading(awakeMs)
      : kind === 'plugged' || kind === 'unplugged'
        ? headphones(awakeMs, kind === 'plugged')
        : event(kind, awakeMs);
  const states = [asleep, waiting, active, warning, cleaning, ended];
  expect(states.map((state) => step(state, given).phase)).toEqual(phases);
});

const out = headphones(100, false);

test.each<[string, IdleState, IdleEvent[], IdleState['phase']]>([
  ['a moment before the idle time is over', active, [event('tick', 119_999)], 'active'],
  ['after the idle time', active, [event('tick', 120_000)], 'warning'],
  ['a moment before the countdown is over', warning, [event('tick', 149_999)], 'warning'],
  ['after the countdown', warning, [event('tick', 150_000)], 'ended'],
  ['the button pressed too late', warning, [event('still-here', 150_000)], 'ended'],
  ['after a gap as long as both', active, [event('tick', 150_000)], 'ended'],
  ['a touch after such a gap', active, [event('input', 150_000)], 'ended'],
  ['idle time from an answer on', warning, [event('still-here', 140_000), event('tick', 259_999)], 'active'],
  [
    'headphones out for a moment less than 20 s',
    active,
    [out, event('tick', 100 + unpluggedMs - 1)],
    'warning',
  ],
  ['headphones out for 20 s', active, [out, event('tick', 100 + unpluggedMs)], 'ended'],
  [
    'a touch while they are out',
    active,
    [out, event('input', 200), event('tick', 100 + unpluggedMs)],
    'ended',
  ],
  ['headphones in again', active, [out, headphones(20_000, true), event('tick', 139_999)], 'active'],
  ['headphones in again too late', active, [out, headphones(100 + unpluggedMs, true)], 'ended'],
  ['headphones in as a sign of life', active, [headphones(60_000, true), event('tick', 179_999)], 'active'],
  ['headphones out, and an answer at the screen', active, [out, event('still-here', 200)], 'active'],
  [
    'headphones out late in the countdown',
    warning,
    [headphones(149_000, false), event('tick', 150_000)],
    'ended',
  ],
  ['headphones out early in the countdown', warning, [out, event('tick', 100 + unpluggedMs)], 'ended'],
  ['headphones out during the reading', active, [reading(0), out, event('tick', 100 + unpluggedMs)], 'ended'],
  ['while being read to', active, [reading(0), event('tick', 400_000)], 'active'],
  [
    'idle time from the end of reading on',
    active,
    [reading(0), reading(200_000, false), event('tick', 319_999)],
    'active',
  ],
  [
    'after reading and idle time',
    active,
    [reading(0), reading(200_000, false), event('tick', 320_000)],
    'warning',
  ],
  [
    'reading for longer than ten minutes',
    active,
    [reading(0), event('tick', readingLimitMs + 120_000)],
    'warning',
  ],
  [
    'a moment before the minute of cleaning is over',
    active,
    [event('clean', 0), event('input', 59_999)],
    'cleaning',
  ],
  ['after it', active, [event('clean', 0), event('tick', 60_000)], 'ended'],
  ['the touch that wakes', asleep, [event('input', 5_000), event('input', 5_500)], 'asleep'],
  ['a second after it', touched, [event('tick', 6_000)], 'waiting'],
  ['closed, but woken less than a minute ago', waiting, [event('sleep', awakeMs - 1)], 'waiting'],
])('%s', (_when, state, events, phase) => {
  expect(step(state, ...events).phase).toBe(phase);
});

test.each([
  [warning, 120_000, 30],
  [warning, 120_001, 30],
  [warning, 149_000, 1],
  [active, 0, null],
  [ended, 0, null],
])('in %j at %i there are %s seconds left', (state, ms, seconds) => {
  expect(secondsLeft(state, ms)).toBe(seconds);
});
