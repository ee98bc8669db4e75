import { expect, test } from 'vitest';
import { positionStatus } from '../../../../src/staff/positions/position-status.ts';

test.each([
  [true, null, true],
  [false, null, false],
  [false, '2099-01-01', false],
  [true, '2026-11-22', true],
  [true, '2026-11-23', true],
  [true, '2026-11-21', false],
])('open %s until %s is open on 2026-11-22: %s', (is_open, closes_on, isOpen) => {
  expect(
    positionStatus({ job_id: 'x', is_open, closes_on, time_zone: 'UTC' }, Date.parse('2026-11-22T12:00Z'))
      .isOpen,
  ).toBe(isOpen);
});
