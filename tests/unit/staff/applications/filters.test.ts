import { expect, test } from 'vitest';
import {
  changeFilters,
  everything,
  orderOf,
  pagesOf,
  readFilters,
  sortBy,
  writeFilters,
} from '../../../../src/staff/applications/filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const assignee = '0b9ce4a5-5f5c-4e0b-9a5a-2f9a41f2d6a1';

test('every filter goes into the address and comes back', () => {
  const filters = {
    search: 'Ana & Lee+50%_',
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
  ...['state=gone', 'job=No+Job', 'language=xx', 'since=2026-02-30', 'until=yesterday', 'assignee=me'],
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
  expect(orderOf({ ...everything, search: ' ana ', page: 3 })).toMatchObject({
    search: 'ana',
    since: null,
    is_descending: true,
    page_offset: 100,
    page_size: 50,
  });
  expect([0, 1, 50, 51, 10_000].map(pagesOf)).toEqual([1, 1, 1, 2, 200]);
});
