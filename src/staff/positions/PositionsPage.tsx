import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '~/config/staff-paths.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { changePosition, countApplications, type PositionRow, readPositions } from '~/staff/api/positions.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTask } from '../session/use-task.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { AskButton } from '../components/AskButton.tsx';
import { Problem } from '../components/Problem.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { languageTexts } from '../texts/letter-texts.ts';
import { counted } from '../texts/texts.ts';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { BuildArea } from './BuildArea.tsx';
import { type PositionStatus, positionStatus } from './position-status.ts';
import layout from '../components/Layout.module.css';
import styles from './Positions.module.css';

const groups: readonly { kind: PositionStatus['kind']; title: string }[] = [
  { kind: 'draft', title: 'Drafts' },
  { kind: 'open', title: 'Open' },
  { kind: 'closed', title: 'Closed' },
];

/** Every position: drafts, open and closed ones, with how many have applied. The site follows with its next build. */
export function PositionsPage() {
  const { rights } = useMember();
  const query = useQuery('positions', readPositions);
  const { value, reload } = query;
  const counts = useQuery('counts', countApplications);
  const [nowMs] = useState(() => Date.now());
  return (
    <>
      <PageTitle title="Positions" />
      <p>
        When you publish, save or close a position, a build of the site is requested, and visitors see the
        change after it. A closed position takes no more applications at once.
      </p>
      {rights.mayChange && (
        <p>
          <Link to={routes.newPosition} {...buttonFrame()}>
            New position
          </Link>
        </p>
      )}
      <LoadState query={query} loading="Loading positions …" />
      {value !== null && <BuildArea rows={value} />}
      {value !== null &&
        groups.map(({ kind, title }) => {
          const rows = value
            .filter((row) => positionStatus(row, nowMs).kind === kind)
            .toSorted((one, other) => (one.titles.en ?? '').localeCompare(other.titles.en ?? '', 'en'));
          return (
            <Stack as="section" gap={4} key={kind} aria-labelledby={`group-${kind}`}>
              <h2 id={`group-${kind}`} tabIndex={-1}>{`${title} (${rows.length})`}</h2>
              {rows.length > 0 && (
                <ul role="list" className={layout.Cards}>
                  {rows.map((row) => (
                    <PositionItem
                      key={row.job_id}
                      row={row}
                      status={positionStatus(row, nowMs)}
                      count={counts.value === null ? null : (counts.value[row.job_id] ?? 0)}
                      onChange={reload}
                    />
                  ))}
                </ul>
              )}
            </Stack>
          );
        })}
    </>
  );
}

type ItemProps = { row: PositionRow; status: PositionStatus; count: number | null; onChange: () => void };

function PositionItem({ row, status, count, onChange }: ItemProps) {
  const { rights } = useMember();
  const title = oneLine(row.titles.en ?? row.job_id);
  const written = row.languages.map((language) => languageTexts[language]).join(', ');
  return (
    <li className={layout.Card}>
      <h3>
        <Link to={routes.position(row.job_id)}>{title}</Link>
      </h3>
      <p className={styles.Status} data-open={status.kind === 'open' ? '' : undefined}>
        {status.text}
      </p>
      <p>
        {[
          row.category,
          row.employment_type,
          ...(row.is_built_in ? [] : [written === '' ? 'not complete in any language yet' : written]),
        ].join(' · ')}
      </p>
      {count !== null && status.kind !== 'draft' && (
        <p>
          <Link to={`${routes.list}?job=${row.job_id}`}>
            <span>{counted(count, 'application')}</span>
            <VisuallyHidden>{` for ${title}`}</VisuallyHidden>
          </Link>
        </p>
      )}
      {rights.mayChange && (
        <Row gap={3} align="center">
          {status.kind !== 'draft' && (
            <OpenOrClose row={row} title={title} isClosed={status.kind === 'closed'} onChange={onChange} />
          )}
          <Link to={routes.copyOfPosition(row.job_id)} {...buttonFrame({ variant: 'quiet' })}>
            Copy<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
          </Link>
        </Row>
      )}
    </li>
  );
}

type OpenOrCloseProps = { row: PositionRow; title: string; isClosed: boolean; onChange: () => void };

/** Closes a position, or opens it again; one whose last day is over needs another one first. */
export function OpenOrClose({ row, title, isClosed, onChange }: OpenOrCloseProps) {
  const { isBusy, failure, run } = useTask();
  const [announcement, setAnnouncement] = useState('');
  const set = (is_open: boolean) => {
    setAnnouncement('');
    return run(
      () => changePosition(row.job_id, { is_open }, row.updated_at),
      (isDone) => {
        setAnnouncement(
          isDone
            ? `${title}: ${is_open ? 'opened again.' : 'closed.'}`
            : `${title}: somebody else has changed it in the meantime. This is how it is now; press again if you still want to.`,
        );
        onChange();
      },
    );
  };
  return (
    <>
      {!row.is_open && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void set(true)}>
          Open again<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      )}
      {row.is_open && isClosed && (
        <Link to={`${routes.position(row.job_id)}?to=closes_on`} {...buttonFrame({ variant: 'secondary' })}>
          Set a new last day<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Link>
      )}
      {row.is_open && !isClosed && (
        <AskButton
          button={
            <>
              Close …<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </>
          }
          variant="secondary"
          title={`Close ${title}?`}
          keep="Keep it open"
          confirm="Close the position"
          onDone={() => void set(false)}
        >
          The site then takes no more applications for it, not even from people who are writing one now. You
          can open it again.
        </AskButton>
      )}
      <p role="status">{announcement}</p>
      <Problem failure={failure} />
    </>
  );
}
