import { watchUploads } from '~/api/upload-progress.ts';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { ResumeField } from '~/components/ResumeField/ResumeField.tsx';
import { UploadProgress } from '~/components/UploadProgress/UploadProgress.tsx';
import { useResume } from '~/components/ResumeField/use-resume.ts';
import type { LinkedApplication } from '~/api/answers/applicant-link.ts';
import { brand } from '~/config/brand.ts';
import { isUndecided } from '~/domain/contract/staff.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { focusControl } from '~/ui/focus-control.ts';
import { Failed } from './Failed.tsx';
import type { ActionState } from './use-application-status.ts';
import styles from './StatusPage.module.css';

type ApplicantResumeProps = {
  application: LinkedApplication;
  action: ActionState;
  onAdd: (resume: File) => Promise<void>;
  onReplace: (resume: File) => Promise<void>;
};

/**
 * Adds the resume that did not arrive with the application, or takes another in its place: until staff have opened it, and while
 * nothing is decided. Then it says why not.
 */
export function ApplicantResume({ application, action, onAdd, onReplace }: ApplicantResumeProps) {
  const { resume: add, newResume } = messages.statusMessages;
  const { state, has_resume: hasResume, is_resume_opened: isOpened, is_held: isHeld } = application;
  if (state === 'withdrawn' || (!isUndecided(state) && !hasResume) || (isHeld && hasResume)) return null;
  if (isUndecided(state) && !isOpened)
    return hasResume ? (
      <SendResume texts={newResume} action={action} onSend={onReplace} />
    ) : (
      <SendResume texts={add} action={action} onSend={onAdd} />
    );
  return (
    <Stack as="section" gap={4} className={styles.Act} aria-labelledby="own-resume">
      <h2 id="own-resume">{messages.statusMessages.facts.resume}</h2>
      <p>
        <span>{isUndecided(state) ? newResume.isOpened : newResume.isDecided}</span>{' '}
        <MailLink address={brand.emails.company} />
      </p>
    </Stack>
  );
}

type SendResumeProps = {
  texts: { heading: string; text: string; send: string };
  action: ActionState;
  onSend: (resume: File) => Promise<void>;
};

const fileId = 'own-resume-file';

/** The chosen file stays when sending fails. */
function SendResume({ texts, action, onSend }: SendResumeProps) {
  const statusMessages = messages.statusMessages;
  const resume = useResume();
  const { file } = resume;

  /** Switched off it sends nothing, but says at the field what is missing, as the application form does. */
  async function send() {
    if (action === 'working') return;
    const chosen = await resume.chosenFile();
    if (chosen !== null) return void onSend(chosen);
    resume.requireFile();
    focusControl(fileId);
  }

  return (
    <Stack as="section" gap={4} className={styles.Act} aria-labelledby="own-resume">
      <h2 id="own-resume">{texts.heading}</h2>
      <p>{texts.text}</p>
      <ResumeField id={fileId} resume={resume} />
      {action === 'resume-refused' && (
        <div role="alert">
          <ErrorText prefix={messages.shellMessages.error}>{statusMessages.resume.refused}</ErrorText>
        </div>
      )}
      {action === 'resume-failed' && <Failed />}
      <UploadProgress watch={watchUploads} />
      <Row gap={3} columnGap={5} align="center">
        <Button
          aria-disabled={file === null || action === 'working'}
          aria-describedby={file === null ? 'own-resume-first' : undefined}
          onClick={() => void send()}
        >
          {texts.send}
        </Button>
        {file === null && <p id="own-resume-first">{statusMessages.resume.first}</p>}
      </Row>
    </Stack>
  );
}
