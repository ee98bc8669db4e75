import { useState } from 'react';
import { applicationStates, type ApplicationState } from '~/domain/contract/staff.ts';
import { assignApplications, moveApplications, takeBackStates } from '~/staff/api/applications.ts';
import type { Result } from '~/staff/api/result.ts';
import type { Member } from '~/api/staff-answers.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { counted } from '../texts/texts.ts';
import { ApplicantReads } from './ApplicantReads.tsx';
import { assigneeChoices, stateChoices } from './filter-names.ts';
import { SelectField } from '../components/SelectField.tsx';
import styles from './List.module.css';

type ChangeDialogProps = {
  ids: readonly string[];
  members: readonly Member[];
  onClose: () => void;
  onChange: () => void;
};

/** Changes the state of many applications, or gives them to somebody. A state can be taken back until applicants see it. */
export function ChangeDialog({ ids, members, onClose, onChange }: ChangeDialogProps) {
  const { isBusy, failure, run } = useTask();
  const [state, setState] = useState<ApplicationState | ''>('');
  const [assignee, setAssignee] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isMoved, setMoved] = useState(false);
  const change = async <Value extends { changed: number; skipped?: number }>(
    ask: () => Promise<Result<Value>>,
    does: string,
  ): Promise<boolean> => {
    setAnnouncement('');
    const answer = await run(ask, ({ changed, skipped = 0 }) =>
      setAnnouncement(
        `${ofApplications(changed)} ${does}.${skipped === 0 ? '' : ` ${ofApplications(skipped)} stayed as before.`}`,
      ),
    );
    if (answer !== null) onChange();
    return answer?.kind === 'ok';
  };
  const move = async () => {
    if (state === '') return document.getElementById('many-state')?.focus();
    setMoved(await change(() => moveApplications(ids, state), 'changed'));
    return undefined;
  };
  const assign = () => change(() => assignApplications(ids, assignee || null), 'assigned');
  const undo = async () => {
    if (await change(() => takeBackStates(ids), 'taken back')) setMoved(false);
  };
  return (
    <Dialog labelledBy="many-title" place="wide" onCancel={onClose}>
      <div className={styles.Many}>
        <h2 id="many-title">{`Change ${ofApplications(ids.length)}`}</h2>
        <div className={styles.ManyTask}>
          <SelectField
            id="many-state"
            label="State"
            none="Choose a state"
            value={state}
            choices={stateChoices}
            onChange={setState}
          />
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void move()}>
            Change the state
          </Button>
        </div>
        {applicationStates.includes(state as ApplicationState) && <ApplicantReads state={state || 'new'} />}
        <div className={styles.ManyTask}>
          <SelectField
            id="many-assignee"
            label="Assigned to"
            none="Nobody"
            value={assignee}
            choices={assigneeChoices(members)}
            onChange={setAssignee}
          />
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void assign()}>
            Assign
          </Button>
        </div>
        <p role="status">{isBusy ? 'One moment …' : announcement}</p>
        <Problem failure={failure} />
        <div className={styles.ManyTask}>
          {isMoved && (
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => void undo()}>
              Take the states back
            </Button>
          )}
          <Button data-first-focus="" variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const ofApplications = (number: number) => counted(number, 'application');
