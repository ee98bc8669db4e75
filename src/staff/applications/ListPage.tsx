import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countApplications, listApplications } from '~/staff/api/applications.ts';
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
import { PageLinks } from './PageLinks.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StateCounts } from './StateCounts.tsx';
import { useListKeys } from './use-list-keys.ts';

/** All applications, as the address asks for them. */
export function ListPage() {
  const { rights } = useMember();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const address = writeFilters(filters);
  const list = useQuery(address, () => listApplications(staffClient(), orderOf(filters)));
  const counts = useQuery('counts', () => countApplications(staffClient()));
  const members = useQuery('members', () => readMembers(staffClient()));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = useListKeys();
  const show = (change: Partial<ListFilters>, how: { replace: boolean } = { replace: false }) =>
    setQuery(writeFilters(changeFilters(filters, change)), how);
  useEffect(() => {
    if (list.value !== null) setListCursor({ address, ids: list.value.rows.map(({ id }) => id) });
  }, [list.value, address]);
  return (
    <>
      <PageTitle title="Applications" />
      <StateCounts counts={counts.value} filters={filters} />
      <FilterBar filters={filters} members={members.value ?? []} onChange={show} />
      {list.failure !== null && <RetryAlert failure={list.failure} onRetry={list.again} />}
      {list.value !== null && (
        <>
          <PageLinks filters={filters} total={list.value.total} isLoading={list.isLoading} />
          <ApplicationTable
            rows={list.value.rows}
            address={address}
            selection={rights.mayChange ? { selected, onSelect: setSelected } : null}
          />
          {rights.mayChange && <SelectionBar selected={selected} onClear={() => setSelected(new Set())} />}
        </>
      )}
      {list.value === null && list.failure === null && <p role="status">Fetching applications …</p>}
      <KeysHelp {...keys} />
    </>
  );
}
