import { useEffect, useState } from 'react';
import { oneLine } from '~/domain/safe-text.ts';
import {
  type BuiltPositions,
  type PositionRow,
  readBuiltPositions,
  requestBuild,
} from '~/staff/api/positions.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './Positions.module.css';

/** How often the site is asked whether its build is there, and for how long. */
const lookMs = 5_000;
const patienceMs = 15 * 60_000;

/** When the site's pages were built, which positions they do not have as they are now, and a button that has them built. */
export function BuildArea({ rows }: { rows: readonly PositionRow[] }) {
  const { rights } = useMember();
  const built = useQuery('built positions', readBuiltPositions);
  const { isBusy, failure, run } = useTask();
  const [asked, setAsked] = useState<{ atMs: number; builtAt: string | null } | null>(null);
  const builtAt = built.value?.builtAt ?? null;
  const isUnderWay = asked !== null && builtAt === asked.builtAt;
  const { again, isLoading } = built;
  useEffect(() => {
    if (!isUnderWay || isLoading) return undefined;
    const timer = setTimeout(() => {
      if (Date.now() - asked.atMs > patienceMs) setAsked(null);
      else again();
    }, lookMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, isLoading, asked, again]);
  const ask = () => run(requestBuild, () => setAsked({ atMs: Date.now(), builtAt }));
  const waiting = built.value === null ? null : waitingRows(rows, built.value);
  return (
    <section aria-labelledby="build" className={styles.Build}>
      <h2 id="build">In the site’s pages</h2>
      <div role="status">
        <p>{describeBuild(built.value, waiting, built.failure !== null)}</p>
        {isUnderWay && <p>The build was asked for. This takes some minutes; you can leave this page.</p>}
        {asked !== null && !isUnderWay && <p>The build that you asked for is served.</p>}
      </div>
      {waiting !== null && waiting.length > 0 && (
        <ul>
          {waiting.map((row) => (
            <li key={row.job_id}>{oneLine(row.titles.en ?? row.job_id)}</li>
          ))}
        </ul>
      )}
      {rights.mayChange && (
        <Button
          variant="secondary"
          aria-disabled={isBusy || isUnderWay}
          onClick={() => !isUnderWay && void ask()}
        >
          Put it into the site’s pages
        </Button>
      )}
      <Problem failure={failure} />
    </section>
  );
}

/** Published positions that the pages do not hold as they are now. */
function waitingRows(rows: readonly PositionRow[], { positions }: BuiltPositions): readonly PositionRow[] {
  return rows.filter(
    ({ job_id: id, published_on: day, updated_at: at }) => day !== null && positions[id] !== at,
  );
}

function describeBuild(
  built: BuiltPositions | null,
  waiting: readonly PositionRow[] | null,
  hasFailed: boolean,
): string {
  if (built === null || waiting === null)
    return hasFailed ? 'The site did not say what its pages hold.' : 'Asking the site …';
  const when = `The pages were last built on ${formatDateTime(built.builtAt)}.`;
  return waiting.length === 0
    ? `${when} They hold every position as it is now.`
    : `${when} These are not in them as they are now, and visitors get them when a page is opened:`;
}
