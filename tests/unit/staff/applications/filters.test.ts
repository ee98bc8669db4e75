import { expect, test, vi } from 'vitest';
import {
  changeFilters,
  everything,
  orderOf,
  readFilters,
  sortBy,
  writeFilters,
} from '../../../../src/staff/applications/filters.ts';
import { pagesOf } from '../../../../src/staff/components/paging.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const assignee = '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1';
const other = '1b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a2';

test('every filter goes into the address and comes back', () => {
  const filters = {
    search: 'Ana & Lee+50%_',
    in: 'texts',
    job: 'graphic-designer',
    state: 'talking',
    language: 'es',
    since: '2026-11-01',
    until: '2026-11-30',
    assignee,
    only: 'due',
    sort: 'name',
    order: 'ascending',
    page: 3,
  } as const;
  expect(read(writeFilters(filters))).toEqual(filters);
});

test('the usual list has an empty address, and one list has one address', () => {
  expect(writeFilters(everything)).toBe('');
  expect(writeFilters(read('state=new&search=a'))).toBe(writeFilters(read('search=a&state=new')));
});

test.each([
  ...[
    'state=gone',
    'job=No+Job',
    'language=xx',
    'since=2026-02-30',
    'until=yesterday',
    'assignee=mine',
    'in=all',
  ],
  ...[
    'only=all',
    'sort=random',
    'order=up',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'other=1',
  ],
])('what makes no sense counts as not there: %s', (query) => {
  expect(read(query)).toEqual(everything);
});

test('a change begins at the first page, unless it is the page', () => {
  const third = { ...everything, page: 3 };
  expect(changeFilters(third, { state: 'new' })).toMatchObject({ state: 'new', page: 1 });
  expect(changeFilters(third, { page: 4 })).toMatchObject({ page: 4 });
  const byName = sortBy(third, 'name');
  expect(byName).toMatchObject({ sort: 'name', order: 'ascending', page: 1 });
  expect(sortBy(byName, 'name')).toMatchObject({ order: 'descending' });
  expect(sortBy(byName, 'received')).toMatchObject({ sort: 'received', order: 'descending' });
});

test('the database is asked for one page, with the search trimmed', () => {
  expect(orderOf({ ...everything, search: ' ana ', page: 3 }, assignee)).toMatchObject({
    search: 'ana',
    in_texts: false,
    since: null,
    is_descending: true,
    page_offset: 100,
    page_size: 50,
  });
  expect([0, 1, 50, 51, 10_000].map(pagesOf)).toEqual([1, 1, 1, 2, 200]);
});

test('days are those of whoever looks: from the first moment of one to the last of the other', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // The clocks go back at the end of the first of them.
  const days = { ...everything, since: '2026-11-01', until: '2026-11-02' };
  expect(orderOf(days, assignee)).toMatchObject({
    since: '2026-11-01T07:00:00.000Z',
    until: '2026-11-03T08:00:00.000Z',
  });
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(orderOf(days, assignee)).toMatchObject({ since: '2026-10-31T18:30:00.000Z' });
  vi.unstubAllEnvs();
});

test.each([
  ['', { assignee: null, is_unassigned: false }],
  ['me', { assignee, is_unassigned: false }],
  ['nobody', { assignee: null, is_unassigned: true }],
  [other, { assignee: other, is_unassigned: false }],
])('whose they are: “%s”', (value, asked) => {
  expect(orderOf({ ...everything, assignee: value }, assignee)).toMatchObject(asked);
});
