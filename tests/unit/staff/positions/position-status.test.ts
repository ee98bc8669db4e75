import { expect, test } from 'vitest';
import { positionStatus } from '../../../../src/staff/positions/position-status.ts';

test.each([
  ['nobody has published it', null, true, null, 'draft'],
  ['it has no last day', '2026-11-02', true, null, 'open'],
  ['its last day is to come', '2026-11-02', true, '2026-11-23', 'open'],
  ['its last day is today', '2026-11-02', true, '2026-11-22', 'open'],
  ['its last day is over', '2026-11-02', true, '2026-11-21', 'closed'],
  ['staff have closed it', '2026-11-02', false, '2026-11-23', 'closed'],
] as const)('a position where %s', (_name, published_on, is_open, closes_on, kind) => {
  const position = { is_open, closes_on, time_zone: 'UTC', published_on };
  expect(positionStatus(position, Date.parse('2026-11-22T23:59:00Z')).kind).toBe(kind);
});
