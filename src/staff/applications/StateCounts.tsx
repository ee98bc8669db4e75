import { Link } from 'react-router-dom';
import type { ApplicationList } from '~/api/answers/applications.ts';
import { applicationStates } from '~/domain/contract/staff.ts';
import { routes } from '../../config/staff-paths.ts';
import { formatNumber, stateNames } from '../texts/texts.ts';
import { changeFilters, writeFilters, type ListFilters } from './filters.ts';
import styles from './List.module.css';

/** How many of each state the search and the other filters let through. */
export type Counts = Pick<ApplicationList, 'states' | 'due'>;

type StateCountsProps = { counts: Counts | null; filters: ListFilters };

/** The states with the number of applications, each linking to them. */
export function StateCounts({ counts, filters }: StateCountsProps) {
  const countOf = (state: (typeof applicationStates)[number]) => counts?.states[state] ?? 0;
  const total = applicationStates.reduce((sum, state) => sum + countOf(state), 0);
  const due = counts?.due ?? 0;
  return (
    <nav aria-label="Applications by state">
      <ul role="list" className={styles.Counts}>
        {(['', ...applicationStates] as const).map((state) => (
          <CountLink
            key={state}
            name={state === '' ? 'All' : stateNames[state]}
            count={counts === null ? null : state === '' ? total : countOf(state)}
            filters={changeFilters(filters, { state })}
            isCurrent={filters.state === state}
          />
        ))}
        {due > 0 && filters.only !== 'due' && (
          <CountLink
            name="Due to be erased"
            count={due}
            filters={changeFilters(filters, { only: 'due', state: '' })}
            isCurrent={false}
          />
        )}
      </ul>
    </nav>
  );
}

type CountLinkProps = { name: string; count: number | null; filters: ListFilters; isCurrent: boolean };

function CountLink({ name, count, filters, isCurrent }: CountLinkProps) {
  return (
    <li>
      <Link
        preventScrollReset
        to={{ pathname: routes.list, search: writeFilters(filters) }}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span>{name}</span> <span className={styles.Count}>{count === null ? '…' : formatNumber(count)}</span>
      </Link>
    </li>
  );
}
