import { expect, test } from 'vitest';
import {
  isOpen,
  isRestartDue,
  localTime,
  noticeAt,
  startOfDay,
  type OpeningHours,
} from '../../../../electron/policy/schedule.ts';

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
  expect(isOpen(at(utc), { openingHours: office, closedDays: [] })).toBe(expected);
});

test.each([
  ['2026-01-05', newYork, '2026-01-05T05:00:00Z'],
  ['2026-03-08', newYork, '2026-03-08T05:00:00Z'],
  ['2026-03-09', newYork, '2026-03-09T04:00:00Z'],
  ['2026-11-01', newYork, '2026-11-01T04:00:00Z'],
  ['2026-11-02', newYork, '2026-11-02T05:00:00Z'],
  ['2026-11-02', 'Asia/Kolkata', '2026-11-01T18:30:00Z'],
  ['2026-11-02', 'Pacific/Kiritimati', '2026-11-01T10:00:00Z'],
  ['2026-11-02', 'Etc/GMT+12', '2026-11-02T12:00:00Z'],
  // Summer time begins at midnight: one o'clock is the first of that day.
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z'],
])('%s begins in %s at %s', (date, timeZone, expected) => {
  expect(startOfDay(date, timeZone)).toBe(Date.parse(expected));
});

test('without hours it is always open', () => {
  expect(isOpen(at('2026-01-11T08:00:00Z'), { openingHours: null, closedDays: [] })).toBe(true);
});

test.each([
  ['2026-01-05T13:00:00Z', office, true],
  ['2026-01-06T13:00:00Z', office, false],
  ['2026-01-08T13:00:00Z', office, false],
  ['2026-01-09T13:00:00Z', office, false],
  // Friday is closed, and so is its night; what Thursday began goes on past midnight.
  ['2026-01-10T05:00:00Z', office, false],
  ['2026-01-09T05:30:00Z', { ...office, thu: ['20:00', '02:00'] as const }, false],
  ['2026-01-06T05:30:00Z', { ...office, mon: ['20:00', '02:00'] as const }, true],
  ['2026-01-07T13:00:00Z', null, true],
  ['2026-01-08T13:00:00Z', null, false],
])('with closed days, at %s open: %s', (utc, openingHours, expected) => {
  const closedDays = ['2026-01-06', '2026-01-08/2026-01-09'];
  expect(isOpen(at(utc), { openingHours, closedDays })).toBe(expected);
});

test.each([
  [
    'on an ordinary night',
    '2026-01-05T22:00:00Z',
    '03:30',
    ['2026-01-06T08:30:00.000Z', '2026-01-07T08:30:00.000Z'],
  ],
  [
    'when the clock skips that time',
    '2026-03-08T02:00:00Z',
    '02:30',
    ['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z'],
  ],
  [
    'when that time comes twice',
    '2026-11-01T02:00:00Z',
    '01:30',
    ['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
  ],
])('the nightly restart comes once a night, %s', (_when, from, clock, expected) => {
  // Minute by minute through two nights; each restart is the start of the next program.
  let started = at('2026-01-01T12:00:00Z');
  const found: string[] = [];
  for (let minute = 0; minute < 48 * 60; minute += 1) {
    const ms = Date.parse(from) + minute * 60_000;
    const now = localTime(ms, newYork);
    if (!isRestartDue({ now, started, nobodyThere: true }, clock)) continue;
    started = now;
    found.push(new Date(ms).toISOString());
  }
  expect(found).toEqual(expected);
});

test.each([
  ['while somebody is there', '2026-01-06T08:30:00Z', false, '03:30', false],
  ['as soon as nobody is', '2026-01-06T09:10:00Z', true, '03:30', true],
  ['in the day, when it was missed', '2026-01-06T12:30:00Z', true, '03:30', false],
  ['where the config wants none', '2026-01-06T08:30:00Z', true, null, false],
])('%s it restarts: %s, %s, %s, %s', (_when, utc, nobodyThere, clock, due) => {
  const started = at('2026-01-05T12:00:00Z');
  expect(isRestartDue({ now: at(utc), started, nobodyThere }, clock)).toBe(due);
});

test.each([
  ['2026-01-06T04:59:59Z', { en: 'Closed' }],
  ['2026-01-06T05:00:00Z', null],
])('a notice until the fifth, in New York, at %s', (utc, expected) => {
  const notice = { text: { en: 'Closed' }, until: '2026-01-05' };
  expect(noticeAt({ notice, timeZone: newYork }, Date.parse(utc))).toEqual(expected);
});
