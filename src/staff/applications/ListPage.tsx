import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listApplications } from '~/staff/api/applications.ts';
import { readMembers } from '~/staff/api/session-status.ts';
import { staffClient } from '../api/client.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { ApplicationTable } from './ApplicationTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { changeFilters, orderOf, readFilters, writeFilters, type ListFilters } from './filters.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { setListCursor } from './list-cursor-store.ts';
import { ListRange, PageLinks } from './PageLinks.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useListKeys } from './use-list-keys.ts';
import styles from './List.module.css';

/** All applications, as the address asks for them. */
export function ListPage() {
  const { rights } = useMember();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const address = writeFilters(filters);
  const list = useQuery(address, () => listApplications(staffClient(), orderOf(filters)));
  const members = useQuery('members', () => readMembers(staffClient()));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = useListKeys();
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
        <FilterBar filters={filters} members={members.value ?? []} counts={list.value} onChange={show} />
      </div>
      <div className={styles.List}>
        {list.failure !== null && <RetryAlert failure={list.failure} onRetry={list.again} />}
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
          <PageLinks filters={filters} total={total} />
          <KeysHelp {...keys} />
        </div>
        {rights.mayChange && (
          <SelectionBar
            selected={selected}
            filters={filters}
            total={total}
            members={members.value ?? []}
            onSelect={setSelected}
            onChange={list.again}
          />
        )}
      </div>
    </div>
  );
}
