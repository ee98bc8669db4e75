import { describe, expect, it } from 'vitest';
import { isPositionClosed, readPositions } from '~/domain/jobs/position.ts';

describe('readPositions', () => {
  const row = { job_id: 'a', is_open: true, closes_on: '2026-11-30', time_zone: 'UTC' };

  it('reads rows', () => {
    expect(readPositions([row, { ...row, job_id: 'b', is_open: false, closes_on: null }])).toEqual([
      { jobId: 'a', isOpen: true, closesOn: '2026-11-30', timeZone: 'UTC' },
      { jobId: 'b', isOpen: false, closesOn: null, timeZone: 'UTC' },
    ]);
    expect(readPositions([])).toEqual([]);
  });

  it.each([
    [null],
    [{}],
    [[null]],
    [['a']],
    [[{ ...row, job_id: 1 }]],
    [[{ ...row, is_open: 'yes' }]],
    [[{ ...row, closes_on: 'soon' }]],
    [[{ job_id: 'a', is_open: true }]],
    [[{ ...row, time_zone: null }]],
    [[row, {}]],
  ])('%j is none', (value) => expect(readPositions(value)).toBeNull());
});

describe('isPositionClosed', () => {
  const position = { jobId: 'a', isOpen: true, closesOn: '2026-11-22', timeZone: 'Pacific/Honolulu' };

  it.each([
    ['without a last day', { ...position, closesOn: null }, '2031-01-01T00:00Z', false],
    ['closed by staff', { ...position, isOpen: false }, '2026-11-01T00:00Z', true],
    ['the end of the day in New York', position, '2026-11-23T05:00Z', false],
    ['the last minute in Hawaii', position, '2026-11-23T09:59Z', false],
    ['the end of the day in Hawaii', position, '2026-11-23T10:00Z', true],
    ['long after', position, '2026-11-24T00:00Z', true],
    [
      'a zone of its own, in summer',
      { ...position, closesOn: '2026-07-01', timeZone: 'America/New_York' },
      '2026-07-02T04:00Z',
      true,
    ],
    [
      'a day on which the clocks change',
      { ...position, closesOn: '2026-11-01', timeZone: 'America/New_York' },
      '2026-11-02T04:59Z',
      false,
    ],
    ['a zone ahead of UTC', { ...position, timeZone: 'Asia/Kolkata' }, '2026-11-22T18:30Z', true],
    [
      'a zone that nobody knows ends last on Earth',
      { ...position, timeZone: 'Nowhere' },
      '2026-11-23T11:59Z',
      false,
    ],
  ])('%s', (_name, each, now, closed) => {
    expect(isPositionClosed(each, Date.parse(now))).toBe(closed);
  });
});
