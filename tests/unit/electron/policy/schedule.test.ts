import { describe, expect, test } from 'vitest';
import { isOpen, isRestartDue, localTime, type OpeningHours } from '../../../../electron/policy/schedule.ts';

const office: OpeningHours = {
  sun: null,
  mon: ['08:00', '18:00'],
  tue: ['08:00', '18:00'],
  wed: ['08:00', '18:00'],
  thu: ['08:00', '18:00'],
  fri: ['20:00', '02:00'],
  sat: null,
};
const newYork = 'America/New_York';
const at = (utc: string) => localTime(Date.parse(utc), newYork);

test.each([
  ['2026-01-05T12:59:59Z', false],
  ['2026-01-05T13:00:00Z', true],
  ['2026-01-05T22:59:00Z', true],
  ['2026-01-05T23:00:00Z', false],
  // Friday night goes on until two on Saturday.
  ['2026-01-10T00:59:00Z', false],
  ['2026-01-10T01:00:00Z', true],
  ['2026-01-10T06:59:00Z', true],
  ['2026-01-10T07:00:00Z', false],
  ['2026-01-11T15:00:00Z', false],
  // In summer New York is an hour closer to UTC.
  ['2026-07-06T12:00:00Z', true],
])('at %s open: %s', (utc, expected) => {
  expect(isOpen(at(utc), office)).toBe(expected);
});

test('without hours it is always open', () => {
  expect(isOpen(at('2026-01-11T08:00:00Z'), null)).toBe(true);
});

describe('the nightly restart comes once a night, whatever the clock does', () => {
  /** Walks minute by minute through a night; each restart is the start of the next program. */
  const restarts = (from: string, hours: number, clock: string) => {
    let started = at('2026-01-01T12:00:00Z');
    const found: string[] = [];
    for (let minute = 0; minute < hours * 60; minute += 1) {
      const ms = Date.parse(from) + minute * 60_000;
      const now = localTime(ms, newYork);
      if (!isRestartDue({ now, started, nobodyThere: true }, clock)) continue;
      started = now;
      found.push(new Date(ms).toISOString());
    }
    return found;
  };

  test('on an ordinary night', () => {
    expect(restarts('2026-01-05T22:00:00Z', 24, '03:30')).toEqual(['2026-01-06T08:30:00.000Z']);
  });
  test('when the clock skips that time', () => {
    expect(restarts('2026-03-08T02:00:00Z', 24, '02:30')).toEqual(['2026-03-08T07:00:00.000Z']);
  });
  test('when that time comes twice', () => {
    expect(restarts('2026-11-01T02:00:00Z', 24, '01:30')).toEqual(['2026-11-01T05:30:00.000Z']);
  });
  test('in each of three nights', () => {
    expect(restarts('2026-01-05T22:00:00Z', 72, '03:30')).toHaveLength(3);
  });
});

test('a visit in the night is not cut off, and a missed restart is not made up for in the day', () => {
  const started = at('2026-01-05T12:00:00Z');
  const due = (utc: string, nobodyThere = true) =>
    isRestartDue({ now: at(utc), started, nobodyThere }, '03:30');
  expect(due('2026-01-06T08:30:00Z', false)).toBe(false);
  expect(due('2026-01-06T09:10:00Z')).toBe(true);
  expect(due('2026-01-06T12:30:00Z')).toBe(false);
  expect(isRestartDue({ now: at('2026-01-06T08:30:00Z'), started, nobodyThere: true }, null)).toBe(false);
});
