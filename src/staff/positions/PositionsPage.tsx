import { useState, type FormEvent } from 'react';
import { employer } from '~/content/employer.ts';
import { jobIds, type JobId } from '~/content/jobs.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';
import { changePosition, readPositions, type Position } from '~/staff/api/positions.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { Problem } from '../components/Problem.tsx';
import { RetryAlert } from '../components/RetryAlert.tsx';
import { failureText } from '../messages/messages.ts';
import { useMember } from '../session/member.ts';
import { handleFailure } from '../session/session.ts';
import { useQuery } from '../session/use-query.ts';
import { positionStatus } from './position-status.ts';
import styles from './Positions.module.css';

/** Opening and closing positions, which the site follows without a new build. */
export function PositionsPage() {
  const { rights } = useMember();
  const { value, failure, again } = useQuery('positions', () => readPositions(staffClient()));
  return (
    <>
      <PageTitle title="Positions" />
      <p>The site reads this when a page is opened: a closed position says so and takes no applications.</p>
      {failure !== null && <RetryAlert failure={failure} onRetry={again} />}
      {value === null && failure === null && <p role="status">Loading positions …</p>}
      {value !== null && (
        <ul role="list" className={styles.Positions}>
          {jobIds.map((id) => (
            <PositionItem
              key={id}
              id={id}
              position={value.find(({ job_id: known }) => known === id) ?? openPosition(id)}
              mayChange={rights.mayChange}
              onChange={again}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** A position of which nothing was ever said. */
function openPosition(id: JobId): Position {
  return { job_id: id, is_open: true, closes_on: null, time_zone: employer.lastTimeZone };
}

type ItemProps = { id: JobId; position: Position; mayChange: boolean; onChange: () => void };

function PositionItem({ id, position, mayChange, onChange }: ItemProps) {
  const { isBusy, failure, run } = useTask();
  const [day, setDay] = useState(position.closes_on ?? '');
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const status = positionStatus(position, nowMs);
  const save = async (change: Partial<Position>, words: string) => {
    setSaid('');
    const answer = await run(() => changePosition(staffClient(), { ...position, ...change }));
    if (answer === null) return;
    if (answer.kind !== 'ok') return handleFailure(answer);
    setSaid(words);
    onChange();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(
      { closes_on: day || null },
      day === '' ? 'The last day is taken away.' : 'The last day is set.',
    );
  };
  const { title } = jobMessages[id];
  return (
    <li className={styles.Position}>
      <h2>{title}</h2>
      <p className={styles.Status} data-open={status.isOpen ? '' : undefined}>
        {status.text}
      </p>
      {mayChange && (
        <form className={styles.Form} onSubmit={submit}>
          <TextField
            id={`day-${id}`}
            type="date"
            label={`Last day: ${title}`}
            error={null}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button type="submit" variant="secondary" aria-disabled={isBusy}>
            Set<VisuallyHidden>{` the last day: ${title}`}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={() => (position.is_open ? setAsking(true) : void save({ is_open: true }, 'Opened.'))}
          >
            {position.is_open ? 'Close …' : 'Open again'}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
      <Problem text={failure === null ? null : failureText(failure)} />
      {isAsking && (
        <CloseDialog
          title={title}
          onKeep={() => setAsking(false)}
          onClose={() => {
            setAsking(false);
            void save({ is_open: false }, 'Closed.');
          }}
        />
      )}
    </li>
  );
}

type CloseDialogProps = { title: string; onKeep: () => void; onClose: () => void };

/** Closing turns applicants away at once, also those who are writing. */
function CloseDialog({ title, onKeep, onClose }: CloseDialogProps) {
  return (
    <Dialog role="alertdialog" labelledBy="close-title" describedBy="close-text" onCancel={onKeep}>
      <div className={styles.Dialog}>
        <h2 id="close-title">{`Close ${title}?`}</h2>
        <p id="close-text">
          The site then takes no more applications for it, also from people who are writing one now. You can
          open it again.
        </p>
        <div className={styles.Form}>
          <Button data-first-focus="" variant="secondary" onClick={onKeep}>
            Keep it open
          </Button>
          <Button variant="danger" onClick={onClose}>
            Close the position
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
