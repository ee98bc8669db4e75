import { useEffect, useState } from 'react';
import { isPositionClosed } from '~/domain/jobs/position.ts';
import { oneLine } from '~/domain/safe-text.ts';
import type { PositionRow } from '~/staff/api/positions.ts';
import {
  askForBuild,
  type BuiltPositions,
  readBuiltPositions,
  useBuildRequest,
} from '~/staff/api/site-build.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { useTask } from '../session/use-task.ts';
import styles from './Positions.module.css';

/** How often the site is asked whether its build is there. */
const lookMs = 5_000;

/**
 * When the site's pages were built, which of these positions they do not have as they are now, and a button that has them built. One
 * line while nothing waits and nothing has failed.
 */
export function BuildArea({ rows }: { rows: readonly PositionRow[] }) {
  const { rights } = useMember();
  const { value, failure, reload, isLoading } = useQuery('built positions', readBuiltPositions);
  const { request } = useBuildRequest();
  const [nowMs] = useState(() => Date.now());
  const { isBusy, run } = useTask();
  const waiting = value === null ? [] : rows.filter((row) => isWaiting(row, value, nowMs));
  const needsBuild = value === null || waiting.length > 0;
  const isQuiet = failure === null && waiting.length === 0;
  const isUnderWay = needsBuild && request.kind === 'sent';
  useEffect(() => {
    if (!isUnderWay || isLoading) return undefined;
    const timer = setTimeout(reload, lookMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, isLoading, reload]);
  return (
    <section aria-label="On the site" className={styles.Build} data-quiet={isQuiet ? '' : undefined}>
      {!isQuiet && <h2>On the site</h2>}
      <div role="status">
        <p>{describeBuild(value, waiting, failure !== null)}</p>
        {isUnderWay && <p>A build was requested. It takes a few minutes; you can leave this page.</p>}
      </div>
      {waiting.length > 0 && (
        <ul>
          {waiting.map((row) => (
            <li key={row.job_id}>{oneLine(row.titles.en ?? row.job_id)}</li>
          ))}
        </ul>
      )}
      {rights.mayChange && needsBuild && !isQuiet && !isUnderWay && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void run(askForBuild)}>
          Build the site now
        </Button>
      )}
      <Problem failure={needsBuild && request.kind === 'failed' ? request.failure : null} />
    </section>
  );
}

/** Whether the pages do not hold a published position as it is now: changed since they were built, or its last day is over since. */
function isWaiting(row: PositionRow, { builtAt, positions }: BuiltPositions, nowMs: number): boolean {
  const { job_id: id, published_on: day, is_open: isOpen, closes_on: closesOn, time_zone: timeZone } = row;
  const isClosedAt = (atMs: number) => isPositionClosed({ isOpen, closesOn, timeZone }, atMs);
  return (
    day !== null &&
    (positions[id] !== row.updated_at || isClosedAt(nowMs) !== isClosedAt(Date.parse(builtAt)))
  );
}

function describeBuild(
  built: BuiltPositions | null,
  waiting: readonly PositionRow[],
  hasFailed: boolean,
): string {
  if (built === null) return hasFailed ? 'The site did not say which pages it shows.' : 'Asking the site …';
  const when = `The pages were last built on ${formatDateTime(built.builtAt)}`;
  return waiting.length === 0
    ? `${when} and are up to date.`
    : `${when}. Visitors do not see these as they are now:`;
}
