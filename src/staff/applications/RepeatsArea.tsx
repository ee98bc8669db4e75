import { Link, useSearchParams } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { routes } from '../../config/staff-paths.ts';
import { PositionName } from '../components/PositionName.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { stateNames } from '../texts/texts.ts';
import { readFilters, writeFilters } from './filters.ts';
import styles from './Application.module.css';

/** The other applications of the same address. */
export function RepeatsArea({ repeats }: Pick<OpenedApplication, 'repeats'>) {
  const [query] = useSearchParams();
  if (repeats.length === 0) return null;
  const search = writeFilters(readFilters(query));
  return (
    <section aria-labelledby="repeats">
      <h2 id="repeats">Also from this address</h2>
      <Stack as="ul" gap={2} role="list" className={styles.Repeats}>
        {repeats.map(({ id, reference, created_at: at, job_id: job, job_title: title, language, state }) => (
          <li key={id}>
            <Link to={{ pathname: routes.application(id), search }}>
              <Reference value={reference} /> · <PositionName id={job} title={title} language={language} />
            </Link>
            <span>{`${formatDateTime(at)} · ${stateNames[state]}`}</span>
          </li>
        ))}
      </Stack>
    </section>
  );
}
