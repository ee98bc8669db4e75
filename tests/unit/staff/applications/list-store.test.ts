import { expect, test } from 'vitest';
import {
  joinNeighbours,
  neighboursOf,
  nextToAsk,
  type ListOrder,
} from '../../../../src/staff/applications/list-store.ts';

const address = 'state=new';
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `id-${from + at}`);
const page: ListOrder = { address, ids: ids(51, 100), first: 51, total: 120, unlisted: null };

test('an application has its neighbours and its place', () => {
  expect(neighboursOf(page, 'id-60')).toEqual({ previous: 'id-59', next: 'id-61', place: 60 });
  expect(neighboursOf(page, 'id-51')).toMatchObject({ previous: null, place: 51 });
  expect(neighboursOf(page, 'id-7')).toEqual({ previous: null, next: null, place: null });
  expect(neighboursOf(null, 'id-7')).toEqual({ previous: null, next: null, place: null });
});

test('more of the list is asked for before its known part ends, at either end, and not beyond the list', () => {
  expect(nextToAsk(null, address, 'id-1')).toBe('id-1');
  expect(nextToAsk(page, 'state=talking', 'id-70')).toBe('id-70');
  expect(nextToAsk(page, address, 'id-75')).toBeNull();
  expect(nextToAsk(page, address, 'id-95')).toBe('id-100');
  expect(nextToAsk(page, address, 'id-52')).toBe('id-51');
  expect(nextToAsk({ ...page, ids: ids(1, 120), first: 1 }, address, 'id-120')).toBeNull();
  expect(nextToAsk({ ...page, ids: ids(1, 120), first: 1 }, address, 'id-1')).toBeNull();
});

test('what is known grows over the end of a page, and keeps what the filters let through no more', () => {
  // Of the first 99, some have another state by now: the database counts without them.
  const answer = { ids: ids(90, 120), first: 12, total: 42, is_listed: true };
  const longer = joinNeighbours(page, address, 'id-100', answer);
  expect(longer).toEqual({ ...page, ids: ids(51, 120) });
  expect(neighboursOf(longer, 'id-101')).toEqual({ previous: 'id-100', next: 'id-102', place: 101 });
  const before = { ids: ids(1, 60), first: 1, total: 120, is_listed: true };
  expect(joinNeighbours(longer, address, 'id-51', before)).toMatchObject({ ids: ids(1, 120), first: 1 });
});

test('a list ends where nothing follows, or its last application is gone', () => {
  const last = { ids: ids(60, 100), first: 60, total: 100, is_listed: true };
  expect(joinNeighbours(page, address, 'id-100', last).total).toBe(100);
  expect(joinNeighbours(page, address, 'id-100', null).total).toBe(100);
});

test('after a reload, one that the filters let through no more has neighbours where it stood, and no place', () => {
  const answer = { ids: ids(1, 5), first: 1, total: 4, is_listed: false };
  const order = joinNeighbours(null, address, 'id-3', answer);
  expect(neighboursOf(order, 'id-3')).toEqual({ previous: 'id-2', next: 'id-4', place: null });
  expect(neighboursOf(order, 'id-4')).toMatchObject({ place: 3 });
  expect(neighboursOf(order, 'id-2')).toMatchObject({ place: 2 });
  expect(nextToAsk(order, address, 'id-5')).toBeNull();
  expect(joinNeighbours(null, address, 'id-9', null)).toMatchObject({ ids: [] });
});
