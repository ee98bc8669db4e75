import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { eraseApplication } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { routes } from '../../config/staff-paths.ts';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { readFilters, writeFilters } from './filters.ts';
import styles from './Application.module.css';

/** Erasing for good, with one question that names what goes. */
export function EraseArea({ application }: { application: OpenedApplication }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="erase" className={`${styles.Task} ${styles.Erase}`}>
      <h2 id="erase">Erase</h2>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Erase this application …
      </Button>
      {isAsking && <EraseDialog application={application} onClose={() => setAsking(false)} />}
    </section>
  );
}

type EraseDialogProps = { application: OpenedApplication; onClose: () => void };

function EraseDialog({ application, onClose }: EraseDialogProps) {
  const { isBusy, failure, run } = useTask();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const erase = async () => {
    const { id, resume_name: resume, replaced_resumes: replaced } = application;
    const files = resume === null ? replaced : [resume, ...replaced];
    const answer = await run(() => eraseApplication(staffClient(), id, files));
    if (answer?.kind === 'ok')
      void navigate({ pathname: routes.list, search: writeFilters(readFilters(query)) });
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <Dialog role="alertdialog" labelledBy="erase-title" describedBy="erase-text" onCancel={onClose}>
      <div className={styles.Dialog}>
        <h2 id="erase-title">Erase this application?</h2>
        <div id="erase-text">
          <p>
            <bdi>{oneLine(application.full_name)}</bdi>, {spacedReference(application.reference)}. This cannot
            be taken back. What goes:
          </p>
          <ul>
            <li>what the applicant wrote</li>
            <li>{application.resume_name === null ? 'no resume: none has arrived' : 'the resume'}</li>
            <li>{notesText(application.notes.length)}</li>
            {application.messages.length > 0 && <li>{messagesText(application.messages.length)}</li>}
          </ul>
        </div>
        <Problem text={failure === null ? null : failureText(failure)} />
        <div className={styles.Actions}>
          <Button data-first-focus="" variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" aria-disabled={isBusy} onClick={() => void erase()}>
            Erase for good
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function notesText(count: number): string {
  if (count === 0) return 'no notes: none was written';
  return count === 1 ? '1 note' : `${count} notes`;
}

function messagesText(count: number): string {
  return count === 1 ? '1 message to the applicant' : `${count} messages to the applicant`;
}
