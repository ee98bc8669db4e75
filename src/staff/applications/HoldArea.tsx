import { useState } from 'react';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { holdApplication, releaseApplication } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Problem } from '../components/Problem.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { useTask } from '../session/use-task.ts';
import { useErased } from './PersonArea.tsx';
import styles from './Application.module.css';

type HoldProps = { application: OpenedApplication; onChange: () => void };

/** Keeping an application while a legal claim about it is open: until then nobody erases it, its applicant included. */
export function HoldArea({ application, onChange }: HoldProps) {
  const focus = useFocusNext();
  const onDone = () => {
    // The button that was pressed goes, and the focus would fall to the top of the page.
    focus('claim');
    onChange();
  };
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="claim" className={styles.Erase}>
      <h2 id="claim" tabIndex={-1}>
        Legal claim
      </h2>
      {application.held_because === '' ? (
        <HoldForm id={application.id} onHeld={onDone} />
      ) : (
        <Release application={application} onChange={onDone} />
      )}
    </Stack>
  );
}

const maxReasonLength = 500;

function HoldForm({ id, onHeld }: { id: string; onHeld: () => void }) {
  const { isBusy, failure, run } = useTask();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const hold = () => {
    const isOver = reason.length > maxReasonLength;
    const wrong = isOver ? `Use ${maxReasonLength} characters or fewer.` : 'Say which claim it is.';
    const isRight = reason.trim() !== '' && !isOver;
    setError(isRight ? null : wrong);
    if (!isRight) return document.getElementById('claim-reason')?.focus();
    return void run(() => holdApplication(id, reason), onHeld);
  };
  return (
    <details>
      <summary>Keep it while a claim is open</summary>
      <Stack gap={3} align="start">
        <p>
          While a charge or a court case about this application is open, nobody can erase it. Its page tells
          the applicant so.
        </p>
        <TextInput
          id="claim-reason"
          label="Reason"
          hint="For example, the number of the charge. Name nobody: it stays in the audit log."
          value={reason}
          onChange={setReason}
          error={error}
        />
        <Button variant="secondary" aria-disabled={isBusy} onClick={hold}>
          Keep it until the claim is settled
        </Button>
        <Problem failure={failure} />
      </Stack>
    </details>
  );
}

function Release({ application, onChange }: HoldProps) {
  const [isAsking, setAsking] = useState(false);
  const onErased = useErased();
  const { erase_asked_at: askedAt } = application;
  return (
    <>
      <p>It is kept, with its resume. Nobody can erase it until the claim is settled.</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        The claim is settled …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Is the claim settled?"
          keep="Not yet"
          confirm={askedAt === null ? 'It is settled' : 'It is settled: erase it'}
          ask={() => releaseApplication(application)}
          onClose={() => setAsking(false)}
          onDone={(isErased) => {
            setAsking(false);
            if (isErased === true) onErased();
            else onChange();
          }}
        >
          {askedAt === null
            ? 'Then it can be erased again, and goes when its time is over.'
            : 'The applicant has asked to delete it. It is erased now, with its resume, notes and messages. This cannot be taken back.'}
        </ConfirmDialog>
      )}
    </>
  );
}
