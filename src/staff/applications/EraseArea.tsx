import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { eraseApplication } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { routes } from '../../config/staff-paths.ts';
import { saying } from '../components/Arrival.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { counted } from '../texts/texts.ts';
import { readFilters, writeFilters } from './filters.ts';
import styles from './Application.module.css';

/** Goes back to the list, which says that the application is gone. */
export function useErased(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = { pathname: routes.list, search: writeFilters(readFilters(query)) };
  return () => void navigate(list, saying('The application is erased.'));
}

/** Erasing for good, with one question that names what goes. */
export function EraseArea({ application }: { application: OpenedApplication }) {
  const [isAsking, setAsking] = useState(false);
  const onErased = useErased();
  const { resume_name: resume, notes, letters } = application;
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="erase" className={styles.Erase}>
      <h2 id="erase">Erase</h2>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Erase this application …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Erase this application?"
          keep="Keep it"
          confirm="Yes, erase it"
          ask={() => eraseApplication(application)}
          onClose={() => setAsking(false)}
          onDone={onErased}
        >
          <p>
            <bdi translate="no">{oneLine(application.full_name)}</bdi>,{' '}
            <Reference value={application.reference} />. You cannot undo this. What is erased:
          </p>
          <ul>
            <li>what the applicant wrote</li>
            <li>{resume === null ? 'no resume' : 'the resume'}</li>
            <li>{notes.length === 0 ? 'no notes' : counted(notes.length, 'note')}</li>
            {letters.length > 0 && <li>{`${counted(letters.length, 'message')} to the applicant`}</li>}
          </ul>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
