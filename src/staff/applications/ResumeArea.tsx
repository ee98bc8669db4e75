import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { create } from 'zustand';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { resumeMediaType } from '~/domain/application/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { fetchResume } from '~/staff/api/resume.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { DownloadIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { whenMemberLeaves } from '../session/session-store.ts';
import { useKeys } from '../session/use-keys.ts';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { fileNameOf } from './person-file.ts';
import { saveFile } from './save-file.ts';
import styles from './Application.module.css';

/** Whether resumes are shown beside the answers: who has opened one finds the next ones open, until the session ends. */
const useResumes = create(() => ({ areShown: false }));
const showResumes = (areShown: boolean) => useResumes.setState({ areShown });
whenMemberLeaves(() => showResumes(false));

/** Chromium's viewer then begins at the width of its frame, without its column of small pages; others read past what they do not know. */
const viewerSettings = '#navpanes=0&view=FitH';

/** Milliseconds that an application is open before its resume comes by itself: who leafs through opens none. */
const restMs = 150;

/**
 * Shows the resume beside what was written, or saves it. Each look fetches it anew, by a link that lives a minute. The
 * browser's own viewer shows it, from memory and as a PDF whatever the file is; where there is none it is saved alone.
 */
export function ResumeArea({ application }: { application: OpenedApplication }) {
  const { isBusy, failure, run } = useTask();
  const shortcut = useShortcut();
  const [announcement, setAnnouncement] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const areShown = useResumes((state) => state.areShown) && navigator.pdfViewerEnabled;
  const hasResume = application.resume_name !== null;
  const fetchIt = (use: (file: Blob) => string, signal: AbortSignal) => {
    setAnnouncement('');
    return run(
      () => fetchResume(application.id, signal),
      (file) => {
        if (!signal.aborted) setAnnouncement(file === null ? 'The file no longer exists.' : use(file));
      },
    );
  };
  const save = (file: Blob) => {
    saveFile(file, fileNameOf(application, 'pdf'));
    return 'The resume is in your downloads.';
  };
  const show = useEffectEvent((signal: AbortSignal) =>
    fetchIt((file) => {
      setShown(URL.createObjectURL(new Blob([file], { type: resumeMediaType })));
      return 'The resume is shown below.';
    }, signal),
  );
  const hasPressed = useRef(false);
  useEffect(() => {
    if (!areShown || !hasResume) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void show(leaving.signal), hasPressed.current ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      setShown(null);
      setAnnouncement('');
    };
  }, [areShown, hasResume]);
  useEffect(() => () => URL.revokeObjectURL(shown ?? ''), [shown]);
  const toggle = () => {
    hasPressed.current = true;
    showResumes(!areShown);
  };
  useKeys({ r: hasResume && navigator.pdfViewerEnabled ? toggle : null });
  if (!hasResume)
    return (
      <p>No resume has arrived. The applicant has been told, and can add one through the private link.</p>
    );
  return (
    <Stack as="section" gap={3} align="start" aria-label="Resume" className={styles.Task}>
      <Row gap={3}>
        {navigator.pdfViewerEnabled && (
          <Button onClick={toggle} {...shortcut('r')}>
            <Key of="r">{areShown ? 'Hide the resume' : 'Show the resume here'}</Key>
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          aria-disabled={isBusy}
          onClick={() => void fetchIt(save, new AbortController().signal)}
        >
          Download the resume
        </Button>
      </Row>
      <p role="status">{announcement}</p>
      <Problem failure={failure} />
      {shown !== null && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandboxed frame; the file is in memory, as a PDF.
        <iframe
          className={styles.Resume}
          src={shown + viewerSettings}
          title={`Resume of ${oneLine(application.full_name)}`}
        />
      )}
    </Stack>
  );
}
