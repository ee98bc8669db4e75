import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listApplications } from '~/staff/api/applications.ts';
import { routes } from '../../config/staff-paths.ts';
import { Pagination } from '../components/Pagination.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { counted } from '../texts/texts.ts';
import { useMember } from '../session/member.ts';
import { useMembers } from '../session/use-members.ts';
import { useQuery } from '../session/use-query.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { Arrivals } from './Arrivals.tsx';
import { FilterBar } from './FilterBar.tsx';
import {
  changeFilters,
  orderOf,
  pageSize,
  pagesOf,
  readFilters,
  writeFilters,
  type ListFilters,
} from './filters.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { setListCursor } from './list-cursor-store.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useListKeys } from './use-list-keys.ts';
import styles from './List.module.css';

/** All applications, as the address asks for them. */
export function ListPage() {
  const { rights } = useMember();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const address = writeFilters(filters);
  const list = useQuery(address, () => listApplications(orderOf(filters)));
  const { members } = useMembers();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useListKeys();
  const show = (change: Partial<ListFilters>, how: { replace: boolean } = { replace: false }) =>
    setQuery(writeFilters(changeFilters(filters, change)), how);
  useEffect(() => {
    if (list.value !== null) setListCursor({ address, ids: list.value.rows.map(({ id }) => id) });
  }, [list.value, address]);
  const { isLoading } = list;
  const shownPage = useRef(filters.page);
  useEffect(() => {
    if (isLoading || shownPage.current === filters.page) return;
    shownPage.current = filters.page;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('a[data-row]')?.focus({ preventScroll: true });
  }, [isLoading, filters.page]);
  const total = list.value?.total ?? 0;
  return (
    <div className={styles.Page}>
      <div className={styles.Narrowing}>
        <PageTitle title="Applications" />
        <FilterBar filters={filters} members={members} counts={list.value} onChange={show} />
      </div>
      <div className={styles.List}>
        <LoadState query={list} />
        <Arrivals isLoading={list.isLoading} onShow={list.reload} />
        {list.value !== null && (
          <ApplicationTable
            rows={list.value.rows}
            filters={filters}
            selection={rights.mayChange ? { selected, onSelect: setSelected } : null}
          />
        )}
        <div className={styles.End}>
          <ListRange
            filters={filters}
            total={list.value === null ? null : total}
            isLoading={list.isLoading && list.failure === null}
          />
          {pagesOf(total) > 1 && (
            <Pagination
              label="Further applications"
              page={filters.page}
              last={pagesOf(total)}
              addressOf={(page) => ({ pathname: routes.list, search: writeFilters({ ...filters, page }) })}
              onTurn={(link) => {
                scrollTo(0, 0);
                // The first row takes the focus when the page is there: this link stands behind its end, or goes.
                link.blur();
              }}
            />
          )}
          <KeysHelp />
        </div>
        {rights.mayChange && (
          <SelectionBar
            selected={selected}
            filters={filters}
            total={total}
            members={members}
            onSelect={setSelected}
            onChange={list.reload}
          />
        )}
      </div>
    </div>
  );
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
  if (first > total) return `There are only ${total} applications: this page is empty.`;
  if (total <= pageSize) return counted(total, 'application');
  return `${first} to ${Math.min(total, page * pageSize)} of ${total} applications`;
}
