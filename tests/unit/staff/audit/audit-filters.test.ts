import { expect, test } from 'vitest';
import {
  auditQuery,
  noFilters,
  readAuditFilters,
  readReference,
} from '../../../../src/staff/audit/audit-filters.ts';

const read = (query: string) => readAuditFilters(new URLSearchParams(query));

test('every filter goes into the address and comes back', () => {
  const filters = {
    actor: '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1',
    action: 'resume_opened',
    reference: '7F3A91C2',
    since: '2026-11-01',
    until: '2026-11-30',
  };
  expect(read(auditQuery(filters))).toEqual(filters);
  expect(read(auditQuery({ ...noFilters, actor: 'sign-in page' })).actor).toBe('sign-in page');
  expect(auditQuery(noFilters)).toBe('');
});

test.each(['actor=%27%20or%201', 'action=<script>', 'reference=7F3A', 'since=yesterday', 'page=7'])(
  'what makes no sense in %s counts as not there',
  (query) => {
    expect(read(query)).toEqual(noFilters);
  },
);

test.each([
  ['7f3a-91c2', '7F3A91C2'],
  [' 7F3A 91C2 ', '7F3A91C2'],
  ['', ''],
  ['7F3A-91', null],
  ['Ada Example', null],
])('the reference %j is read as %j', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
