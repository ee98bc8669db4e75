import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { listApplications } from '~/staff/api/applications.ts';
import { usePositionTitles } from '~/staff/api/position-titles.ts';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { pageSize } from '../components/paging.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { scrollKeyOf } from '../components/ScrollMemory.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { counted, formatNumber } from '../texts/texts.ts';
import { useMember } from '../session/member.ts';
import { useMembers } from '../session/use-members.ts';
import { useQuery } from '../session/use-query.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { Arrivals } from './Arrivals.tsx';
import { FilterBar } from './FilterBar.tsx';
import {
  changeFilters,
  everything,
  orderOf,
  readFilters,
  writeFilters,
  type ListFilters,
} from './filters.ts';
import { filterTexts } from './filter-names.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { noteShown, rememberedList } from './list-store.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useListKeys } from './use-list-keys.ts';
import styles from './List.module.css';

/** All applications, as the address asks for them. */
export function ListPage() {
  const { member, rights } = useMember();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const address = writeFilters(filters);
  const { shown } = rememberedList();
  const list = useQuery(
    address,
    (signal) => listApplications(orderOf(filters, member.user_id), signal),
    // The way back shows at once what was left, where it was left.
    shown?.address === address ? shown.list : null,
  );
  const { members, names } = useMembers();
  const titles = usePositionTitles();
  const rows = list.value?.rows ?? [];
  useListKeys(rights.mayChange);
  useReturnToRow(
    rows.map(({ id }) => id),
    list.isLoading,
  );
  const show = (change: Partial<ListFilters>, how: { replace: boolean } = { replace: false }) =>
    setQuery(writeFilters(changeFilters(filters, change)), { ...how, preventScrollReset: true });
  const scrollKey = scrollKeyOf(useLocation());
  const { value } = list;
  const note = useEffectEvent((answer: NonNullable<typeof value>) =>
    noteShown(
      { address, scrollKey, list: answer },
      {
        address: writeFilters({ ...filters, page: everything.page }),
        ids: answer.rows.map(({ id }) => id),
        first: (filters.page - 1) * pageSize + 1,
        total: answer.total,
        unlisted: null,
      },
    ),
  );
  useEffect(() => {
    if (value !== null && !list.isLoading) note(value);
  }, [value, list.isLoading]);
  useFocusAfterTurn(filters.page, list.isLoading);
  const total = list.value?.total ?? 0;
  return (
    <>
      <div className={styles.Room}>
        <div className={styles.Page}>
          <Stack gap={2}>
            <PageTitle title="Applications" />
            <FilterBar filters={filters} members={members} counts={list.value} onChange={show} />
          </Stack>
          <Stack gap={3} className={styles.List} data-loading={list.isLoading ? '' : undefined}>
            {total > 0 && (
              <Printed
                key={`${address} ${total}`}
                texts={[...filterTexts(filters, names, titles), ...placeTexts(filters.page, total)]}
              />
            )}
            <LoadState query={list} />
            <Arrivals isLoading={list.isLoading} onShow={list.reload} />
            {list.value !== null && (
              <ApplicationTable rows={rows} filters={filters} mayChoose={rights.mayChange} />
            )}
            <Row gap={3} align="center" className={styles.End}>
              <ListRange
                filters={filters}
                total={list.value === null ? null : total}
                isLoading={list.isLoading && list.failure === null}
              />
              <Pagination
                label="More applications"
                total={total}
                // The first row takes the focus when the page is there: this link stands behind its end, or goes.
                onTurn={(link) => link.blur()}
              />
              <KeysHelp />
            </Row>
          </Stack>
        </div>
      </div>
      {rights.mayChange && (
        <SelectionBar rows={rows} filters={filters} total={total} onChange={list.reload} />
      )}
    </>
  );
}

/** After a page was turned, its first row has the focus, unless something else has taken it. */
function useFocusAfterTurn(page: number, isLoading: boolean): void {
  const shownPage = useRef(page);
  useEffect(() => {
    if (isLoading || shownPage.current === page) return;
    shownPage.current = page;
    if (document.activeElement === document.body) rowOf(null)?.focus({ preventScroll: true });
  }, [isLoading, page]);
}

/**
 * Who comes back from an application finds its row, with the focus on it; where the row has gone meanwhile, the one that followed.
 * @param ids of the rows that are shown.
 */
function useReturnToRow(ids: readonly string[], isLoading: boolean): void {
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isReturn = isBack || (typeof state === 'object' && state !== null && 'isReturn' in state);
  const { opened, order } = rememberedList();
  const wanted = useRef(isReturn ? opened : null);
  const before = useRef(order?.ids ?? []);
  const rows = ids.join();
  useEffect(() => {
    if (wanted.current === null || rows === '') return;
    const shown = new Set(rows.split(','));
    const following = before.current.slice(before.current.indexOf(wanted.current));
    const row = rowOf(following.find((id) => shown.has(id)) ?? null);
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
    if (row !== null && isFree) {
      row.focus({ preventScroll: true });
      // Where the list begins elsewhere by now, or was turned.
      if (!isInView(row)) row.scrollIntoView({ block: 'center' });
    }
    if (!isLoading) wanted.current = null;
  }, [rows, isLoading]);
}

/** The link of an application's row; null for the first one's. */
function rowOf(id: string | null): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-row]')];
  return links.find((link) => id === null || link.dataset['row'] === id) ?? null;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** How many there are and, where they are not all, which of them are on the page. */
function placeTexts(page: number, total: number): string[] {
  const [first, last] = [(page - 1) * pageSize + 1, Math.min(total, page * pageSize)].map(formatNumber);
  return [`${formatNumber(total)} in all`, ...(total > pageSize ? [`${first} to ${last} on this page`] : [])];
}

/** What the list is of, and when: on paper alone. */
function Printed({ texts }: { texts: readonly string[] }) {
  const [at] = useState(() => formatDateTime(new Date().toISOString()));
  return <p className={styles.Printed}>{[...texts, at].join(', ')}</p>;
}

type ListRangeProps = { filters: ListFilters; total: number | null; isLoading: boolean };

/** How many there are, and which of them are shown. */
function ListRange({ filters, total, isLoading }: ListRangeProps) {
  return (
    <p role="status" id="list-range" tabIndex={-1}>
      {isLoading || total === null ? 'Loading …' : rangeText(filters.page, total)}
    </p>
  );
}

function rangeText(page: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return 'No applications match.';
  if (first > total) return `There are only ${formatNumber(total)} applications: this page is empty.`;
  if (total <= pageSize) return counted(total, 'application');
  const last = Math.min(total, page * pageSize);
  return `${formatNumber(first)} to ${formatNumber(last)} of ${counted(total, 'application')}`;
}
