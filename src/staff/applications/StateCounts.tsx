import { Link } from 'react-router-dom';
import { applicationStates } from '~/domain/contract/staff.ts';
import type { ApplicationCounts } from '~/api/staff-answers.ts';
import { routes } from '../../config/staff-paths.ts';
import { stateNames } from '../messages/messages.ts';
import { changeFilters, writeFilters, type ListFilters } from './filters.ts';
import styles from './List.module.css';

type StateCountsProps = { counts: ApplicationCounts | null; filters: ListFilters };

/** The number of applications by state, each linking to them. */
export function StateCounts({ counts, filters }: StateCountsProps) {
  const all = { state: '', name: 'All', count: counts?.total } as const;
  const states = applicationStates.map((state) => ({
    state,
    name: stateNames[state],
    count: counts === null ? undefined : (counts.states[state] ?? 0),
  }));
  const due = counts?.due ?? 0;
  return (
    <nav aria-label="Applications by state">
      <ul role="list" className={styles.Counts}>
        {[all, ...states].map(({ state, name, count }) => (
          <li key={name}>
            <Link
              to={{ pathname: routes.list, search: writeFilters(changeFilters(filters, { state })) }}
              aria-current={filters.state === state ? 'true' : undefined}
            >
              {name} <span className={styles.Count}>{count ?? '…'}</span>
            </Link>
          </li>
        ))}
        {due > 0 && (
          <li>
            <Link
              data-due=""
              to={{
                pathname: routes.list,
                search: writeFilters(changeFilters(filters, { only: 'due', state: '' })),
              }}
            >
              Due to be erased <span className={styles.Count}>{due}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
