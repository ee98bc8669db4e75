import { useState } from 'react';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { fetchResume } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { DownloadIcon } from '~/ui/Icon/Icons.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { failureText } from '../messages/messages.ts';
import { handleFailure } from '../session/session.ts';
import { saveFile } from './save-file.ts';
import styles from './Application.module.css';

/** `Ada Example 7F3A-91C2.pdf`: by the person, with the reference that keeps two of one name apart. */
function resumeName({ full_name, reference }: OpenedApplication): string {
  const person = oneLine(full_name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  return `${person.slice(0, 60)} ${spacedReference(reference)}.pdf`.trim();
}

/** Downloads the resume; each press fetches it anew, by a link that lives a minute. It is never opened in the page. */
export function ResumeButton({ application }: { application: OpenedApplication }) {
  const { isBusy, failure, run } = useTask();
  const [said, setSaid] = useState('');
  if (application.resume_name === null) return <p>No resume was sent.</p>;
  const fetchIt = async () => {
    setSaid('');
    const answer = await run(() => fetchResume(staffClient(), application.id));
    if (answer?.kind === 'ok' && answer.value !== null) {
      saveFile(answer.value, resumeName(application));
      setSaid('The resume was saved among your downloads.');
    } else if (answer?.kind === 'ok') setSaid('The file is gone.');
    else if (answer !== null) handleFailure(answer);
  };
  return (
    <div className={styles.Task}>
      <Button icon={<DownloadIcon />} aria-disabled={isBusy} onClick={() => void fetchIt()}>
        Download the resume
      </Button>
      <p role="status">{said}</p>
      <Problem text={failure === null ? null : failureText(failure)} />
    </div>
  );
}
