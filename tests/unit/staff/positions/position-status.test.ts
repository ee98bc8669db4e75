import { expect, test } from 'vitest';
import { positionStatus } from '../../../../src/staff/positions/position-status.ts';

test.each([
  ['nobody has published it', null, true, null, 'draft', /^Draft/],
  ['it has no last day', '2026-11-02', true, null, 'open', /^Open, without a last day/],
  [
    'its last day is to come',
    '2026-11-02',
    true,
    '2026-11-23',
    'open',
    /^Open until the end of 2026-11-23 in UTC \(UTC\+00:00\)/,
  ],
  ['its last day is today', '2026-11-02', true, '2026-11-22', 'open', /^Open until/],
  ['its last day is over', '2026-11-02', true, '2026-11-21', 'closed', /^Closed since the end of 2026-11-21/],
  ['staff have closed it', '2026-11-02', false, '2026-11-23', 'closed', /^Closed\. Published on 2026-11-02/],
] as const)('a position where %s', (_name, published_on, is_open, closes_on, kind, text) => {
  const status = positionStatus(
    { is_open, closes_on, time_zone: 'UTC', published_on },
    Date.parse('2026-11-22T23:59:00Z'),
  );
  expect(status).toEqual({ kind, text: expect.stringMatching(text) });
});
