import { describe, expect, it } from 'vitest';
import { isPositionClosed, readPositions } from '~/domain/jobs/position.ts';

describe('readPositions', () => {
  const row = { job_id: 'a', is_open: true, closes_on: '2026-11-30' };

  it('reads rows', () => {
    expect(readPositions([row, { ...row, job_id: 'b', is_open: false, closes_on: null }])).toEqual([
      { jobId: 'a', isOpen: true, closesOn: '2026-11-30' },
      { jobId: 'b', isOpen: false, closesOn: null },
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
    [[row, {}]],
  ])('%j is none', (value) => expect(readPositions(value)).toBeNull());
});

describe('isPositionClosed', () => {
  it.each([
    [true, null, false],
    [false, null, true],
    [true, '2026-11-21', true],
    [true, '2026-11-22', false],
    [true, '2026-11-23', false],
    [false, '2026-11-23', true],
  ])('open %s, closes on %s: %s', (isOpen, closesOn, closed) => {
    expect(isPositionClosed({ jobId: 'a', isOpen, closesOn }, '2026-11-22')).toBe(closed);
  });
});
