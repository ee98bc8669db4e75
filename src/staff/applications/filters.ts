import * as z from 'zod/mini';
import type { ListFilter, ListOrder, SortedFilter } from '~/staff/api/applications.ts';
import { applicationStates, type ApplicationState } from '~/domain/contract/staff.ts';
import { positionId } from '~/domain/jobs/stored-position.ts';
import { languages, type Language } from '~/domain/language.ts';
import { pageSize } from '../components/paging.ts';

const marks = ['no_resume', 'due', 'repeated', 'flagged'] as const;
const sorts = ['received', 'name', 'position', 'state', 'assignee'] as const;
const orders = ['descending', 'ascending'] as const;

/** Applications without a file, past the retention time, sent more than once, or flagged as automated. */
export type Mark = (typeof marks)[number];
/** What the list is sorted by, and in which order (the words of aria-sort). */
export type Sort = (typeof sorts)[number];
export type Order = (typeof orders)[number];

/** What the list shows. Everything is in the address, so that Back works and a link can be shared. */
export type ListFilters = {
  search: string;
  /** Whether letters, messages and notes are searched, too. */
  in: 'texts' | '';
  /** Id of a position, or empty. */
  job: string;
  state: ApplicationState | '';
  language: Language | '';
  /** Days of whoever looks, `2026-11-30`, or empty. */
  since: string;
  until: string;
  /** Id of a member of staff, `me` for whoever looks, `nobody`, or empty for all of these. */
  assignee: string;
  only: Mark | '';
  sort: Sort;
  order: Order;
  /** From 1. */
  page: number;
};

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.enum(['', ...values]), '');
const day = z.catch(z.iso.date(), '');

/** An address is written by anybody: what makes no sense counts as not there. */
const fields = {
  search: z.pipe(
    z.catch(z.string(), ''),
    z.transform((text) => text.slice(0, 200)),
  ),
  in: oneOf(['texts']),
  job: z.catch(positionId, ''),
  state: oneOf(applicationStates),
  language: oneOf(languages),
  since: day,
  until: day,
  assignee: z.catch(z.union([z.uuid(), z.enum(['me', 'nobody'])]), ''),
  only: oneOf(marks),
  sort: z.catch(z.enum(sorts), 'received'),
  order: z.catch(z.enum(orders), 'descending'),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
};

const shape = z.object(fields);

/** The list as it opens: everything, newest first. */
export const everything: ListFilters = shape.parse({});

/** Reads what an address asks for. */
export function readFilters(query: URLSearchParams): ListFilters {
  return shape.parse(Object.fromEntries(query));
}

/** The address of a list, without what is usual; always in the same order, so that one list has one address. */
export function writeFilters(filters: ListFilters): string {
  const usual: Record<string, unknown> = everything;
  const active = Object.entries(filters).filter(([name, value]) => value !== usual[name]);
  const order = Object.keys(fields);
  const sorted = active.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString();
}

/** Filters with something changed: the list begins at its first page again. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, page: 1, ...change };
}

/** The list sorted by a column: by the one that it is sorted by already, the other way round. The newest come first. */
export function sortBy(filters: ListFilters, sort: Sort): ListFilters {
  const usual: Order = sort === 'received' ? 'descending' : 'ascending';
  const other: Order = filters.order === 'ascending' ? 'descending' : 'ascending';
  return changeFilters(filters, { sort, order: filters.sort === sort ? other : usual });
}

/** Reads an order as a field offers it, `name ascending`; the usual one for anything else. */
export function readOrder(text: string): Pick<ListFilters, 'sort' | 'order'> {
  const [sort, order] = text.split(' ');
  return shape.parse({ sort, order });
}

/** What the database is asked for. @param me the id of whoever looks. */
export function orderOf(filters: ListFilters, me: string): ListOrder {
  return {
    ...sortedOf(filters, me),
    page_offset: (filters.page - 1) * pageSize,
    page_size: pageSize,
  };
}

/** The same, of all pages in their order. */
export function sortedOf(filters: ListFilters, me: string): SortedFilter {
  return { ...filterOf(filters, me), sort: filters.sort, is_descending: filters.order === 'descending' };
}

/** The same, in no order. */
export function filterOf(filters: ListFilters, me: string): ListFilter {
  const { search, job, state, language, since, until, only, assignee } = filters;
  return {
    search: search.trim(),
    in_texts: filters.in === 'texts',
    job,
    state,
    language,
    only,
    since: momentOf(since, 0),
    until: momentOf(until, 1),
    assignee: assignee === 'me' ? me : assignee === 'nobody' ? null : assignee || null,
    is_unassigned: assignee === 'nobody',
  };
}

/** The moment at which a day of whoever looks begins. @param later so many days after it; null for no day. */
function momentOf(day: string, later: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + later).toISOString();
}
