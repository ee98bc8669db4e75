import { useEffect, useState } from 'react';
import type { OpenedApplication } from '~/api/staff-answers.ts';
import { resumeMediaType } from '~/domain/application/rules.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { fetchResume } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { DownloadIcon } from '~/ui/Icon/Icons.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { saveFile } from './save-file.ts';
import layout from '../components/Layout.module.css';
import styles from './Application.module.css';

const shownText = 'The resume is shown below.';

/** `Ada Example 7F3A-91C2.pdf`: by the person, with the reference that keeps two of one name apart. */
function resumeName({ full_name, reference }: OpenedApplication): string {
  const person = oneLine(full_name)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  return `${person.slice(0, 60)} ${spacedReference(reference)}.pdf`.trim();
}

/**
 * Shows the resume beside what was written, or saves it. Each press fetches it anew, by a link that lives a minute. The
 * browser's own viewer shows it, from memory and as a PDF whatever the file is; where there is none it is saved alone.
 */
export function ResumeArea({ application }: { application: OpenedApplication }) {
  const { isBusy, failure, run } = useTask();
  const [announcement, setAnnouncement] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(shown ?? ''), [shown]);
  if (application.resume_name === null)
    return <p>No resume has arrived. The applicant is told so, and can add one by the private link.</p>;
  const fetchIt = (use: (file: Blob) => string) => {
    setAnnouncement('');
    return run(
      () => fetchResume(application.id),
      (file) => setAnnouncement(file === null ? 'The file is gone.' : use(file)),
    );
  };
  const save = (file: Blob) => {
    saveFile(file, resumeName(application));
    return 'The resume was saved among your downloads.';
  };
  const show = (file: Blob) => {
    setShown(URL.createObjectURL(new Blob([file], { type: resumeMediaType })));
    return shownText;
  };
  return (
    <section aria-label="Resume" className={styles.Task}>
      <div className={layout.Actions}>
        {navigator.pdfViewerEnabled && (
          <Button
            aria-disabled={isBusy}
            onClick={() => (shown === null ? void fetchIt(show) : setShown(null))}
          >
            {shown === null ? 'Show the resume here' : 'Hide the resume'}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          aria-disabled={isBusy}
          onClick={() => void fetchIt(save)}
        >
          Download the resume
        </Button>
      </div>
      <p role="status">{shown === null && announcement === shownText ? '' : announcement}</p>
      <Problem failure={failure} />
      {shown !== null && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandboxed frame; the file is in memory, as a PDF.
        <iframe className={styles.Resume} src={shown} title={`Resume of ${oneLine(application.full_name)}`} />
      )}
    </section>
  );
}
