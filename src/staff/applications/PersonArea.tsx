import { zipSync, type Zippable } from 'fflate';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { exportPerson } from '~/staff/api/applications.ts';
import { ok, type Result } from '~/staff/api/result.ts';
import { eraseApplications, fetchResume } from '~/staff/api/resume.ts';
import { readMembers } from '~/staff/api/session-status.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { routes } from '../../config/staff-paths.ts';
import { saying } from '../components/Arrival.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Problem } from '../components/Problem.tsx';
import { useTask } from '../session/use-task.ts';
import { counted } from '../texts/texts.ts';
import { readFilters, writeFilters } from './filters.ts';
import { fileNameOf, personDocument } from './person-file.ts';
import { saveFile } from './save-file.ts';
import styles from './Application.module.css';

/** Goes back to the list, which says that the application is gone. */
export function useErased(): (number?: number) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = { pathname: routes.list, search: writeFilters(readFilters(query)) };
  return (number = 1) =>
    void navigate(
      list,
      saying(number === 1 ? 'The application is erased.' : `${number} applications are erased.`),
    );
}

/**
 * What somebody may ask for of their own data: all of it in one file, or to erase it. Of this application, and of those others of the
 * address that are ticked: an address may be of two people.
 */
export function PersonArea({ application }: { application: OpenedApplication }) {
  const { repeats } = application;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useTask();
  const onErased = useErased();
  const others = repeats.filter(({ id }) => ticked.includes(id));
  const these = others.length === 0 ? 'this application' : `these ${others.length + 1} applications`;
  const save = () =>
    run(
      () => readPerson([application.id, ...ticked]),
      (files) =>
        saveFile(
          // A resume is compressed already.
          new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }),
          fileNameOf(application, 'zip'),
        ),
    );
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="person" className={styles.Erase}>
      <h2 id="person">Everything about this person</h2>
      {repeats.length > 0 && (
        <Stack as="fieldset" gap={1}>
          <legend>Also from this address:</legend>
          {repeats.map(({ id, reference, job_title: title }) => (
            <Checkbox
              key={id}
              label={`${spacedReference(reference)}, ${oneLine(title)}`}
              isChecked={ticked.includes(id)}
              onChange={(isTicked) =>
                setTicked(isTicked ? [...ticked, id] : ticked.filter((each) => each !== id))
              }
            />
          ))}
        </Stack>
      )}
      <Row gap={3}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void save()}>
          {`Save everything in ${these}`}
        </Button>
        {application.held_because === '' && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {`Erase ${these} …`}
          </Button>
        )}
      </Row>
      <p role="status">{isBusy && 'One moment …'}</p>
      <Problem failure={failure} />
      {isAsking && (
        <ConfirmDialog
          title={`Erase ${these}?`}
          keep={others.length === 0 ? 'Keep it' : 'Keep them'}
          confirm={others.length === 0 ? 'Yes, erase it' : 'Yes, erase them'}
          ask={() => eraseApplications(application, ticked)}
          onClose={() => setAsking(false)}
          onDone={() => onErased(others.length + 1)}
        >
          <Erased application={application} others={others} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** All that is kept of applications: a page to read, and the resumes. */
async function readPerson(ids: readonly string[]): Promise<Result<Zippable>> {
  const answer = await exportPerson(ids);
  if (answer.kind !== 'ok') return answer;
  const members = await readMembers();
  if (members.kind !== 'ok') return members;
  const names = new Map(members.value.map(({ user_id: id, name: called }) => [id, called]));
  const files: Zippable = {};
  const resumes = new Map<string, string>();
  for (const each of answer.value) {
    const resume = await fetchResume(each.id, new AbortController().signal);
    if (resume.kind !== 'ok') return resume;
    if (resume.value === null) continue;
    const name = fileNameOf(each, 'pdf');
    resumes.set(each.id, name);
    files[name] = new Uint8Array(await resume.value.arrayBuffer());
  }
  const page = personDocument(answer.value, names, resumes);
  const name = fileNameOf(answer.value[0] ?? { full_name: '', reference: '' }, 'html');
  return ok({ [name]: new TextEncoder().encode(page), ...files });
}

type ErasedProps = { application: OpenedApplication; others: OpenedApplication['repeats'] };

/** What goes. */
function Erased({ application, others }: ErasedProps) {
  const { resume_name: resume, notes, letters } = application;
  return (
    <>
      <p>
        <bdi translate="no">{oneLine(application.full_name)}</bdi>,{' '}
        <Reference value={application.reference} />. You cannot undo this. This is erased:
      </p>
      <ul>
        <li>what the applicant wrote</li>
        <li>{resume === null ? 'no resume' : 'the resume'}</li>
        <li>{notes.length === 0 ? 'no notes' : counted(notes.length, 'note')}</li>
        {letters.length > 0 && <li>{`${counted(letters.length, 'message')} to the applicant`}</li>}
        {others.map(({ id, reference, job_title: title }) => (
          <li key={id}>{`everything in ${spacedReference(reference)}, ${oneLine(title)}`}</li>
        ))}
      </ul>
    </>
  );
}
