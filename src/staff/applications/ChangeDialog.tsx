import { useState } from 'react';
import { assignApplications } from '~/staff/api/applications.ts';
import type { Member } from '~/api/staff-answers.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { ManyStates } from '../states/ManyStates.tsx';
import { counted } from '../texts/texts.ts';
import { AssigneeButtons } from './AssigneeButtons.tsx';

type ChangeDialogProps = {
  ids: readonly string[];
  members: readonly Member[];
  onClose: () => void;
  onChange: () => void;
};

/** Changes the state of many applications, or gives them to somebody. A state is undone until applicants see it. */
export function ChangeDialog({ ids, members, onClose, onChange }: ChangeDialogProps) {
  return (
    <Dialog labelledBy="many-title" place="wide" onCancel={onClose}>
      <Stack gap={4}>
        <h2 id="many-title" tabIndex={-1} data-first-focus="">{`Change ${ofApplications(ids.length)}`}</h2>
        <ManyStates ids={ids} onChange={onChange} />
        <ManyAssigned ids={ids} members={members} onChange={onChange} />
        <div>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function ManyAssigned({ ids, members, onChange }: Omit<ChangeDialogProps, 'onClose'>) {
  const { isBusy, failure, run } = useTask();
  const [announcement, setAnnouncement] = useState('');
  const [assigned, setAssigned] = useState<string | null | undefined>(undefined);
  const assign = async (assignee: string | null) => {
    setAnnouncement('');
    const answer = await run(
      () => assignApplications(ids, assignee),
      ({ changed, skipped }) => {
        setAssigned(assignee);
        setAnnouncement(
          `${ofApplications(changed)} assigned.${skipped === 0 ? '' : ` ${ofApplications(skipped)} stayed as before.`}`,
        );
      },
    );
    if (answer !== null) onChange();
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="many-assignee">
      <h3 id="many-assignee">Assigned to</h3>
      <AssigneeButtons
        members={members}
        current={assigned}
        isBusy={isBusy}
        onAssign={(assignee) => void assign(assignee)}
      />
      <p role="status">{isBusy ? 'One moment …' : announcement}</p>
      <Problem failure={failure} />
    </Stack>
  );
}

const ofApplications = (number: number) => counted(number, 'application');
