import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { hasAtMost, isGiven, text } from '~/domain/form-rules.ts';
import { holdApplication, releaseApplication } from '~/staff/api/resume.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { AskButton } from '../components/AskButton.tsx';
import { Form } from '../components/Form.tsx';
import { FormText } from '../components/FormFields.tsx';
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

const resolver = zodResolver(
  z.object({
    reason: text(
      [isGiven, 'Say which claim this is.'],
      [hasAtMost(maxReasonLength), `Use ${maxReasonLength} characters or fewer.`],
    ),
  }),
);

function HoldForm({ id, onHeld }: { id: string; onHeld: () => void }) {
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  const task = useTask();
  return (
    <details>
      <summary>Keep it while a claim is open</summary>
      <Form
        {...{ form, task }}
        gap={3}
        onSend={({ reason }) => task.run(() => holdApplication(id, reason), onHeld)}
        submit={{ children: 'Keep it until the claim is settled', variant: 'secondary' }}
      >
        <p>
          While a charge or a court case about this application is open, nobody can erase it. The applicant’s
          page says so.
        </p>
        <FormText
          control={form.control}
          name="reason"
          id="claim-reason"
          label="Reason"
          hint="For example, the case number. Do not name anyone: this stays in the audit log."
        />
      </Form>
    </details>
  );
}

function Release({ application, onChange }: HoldProps) {
  const onErased = useErased();
  const { erase_asked_at: askedAt } = application;
  return (
    <>
      <p>It is kept, with its resume. Nobody can erase it until the claim is settled.</p>
      <AskButton
        button="The claim is settled …"
        variant="secondary"
        title="Is the claim settled?"
        keep="Not yet"
        confirm={askedAt === null ? 'It is settled' : 'It is settled: erase it'}
        ask={() => releaseApplication(application)}
        onDone={(isErased) => (isErased === true ? onErased() : onChange())}
      >
        {askedAt === null
          ? 'It can then be erased again, and is erased automatically when its time is up.'
          : 'The applicant has asked to delete it. It is erased now, with its resume, notes and messages. You cannot undo this.'}
      </AskButton>
    </>
  );
}
