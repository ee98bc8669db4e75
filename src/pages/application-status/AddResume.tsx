import { ResumeField } from '~/components/ResumeField/ResumeField.tsx';
import { useResume } from '~/components/ResumeField/use-resume.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import type { ActionState } from './use-application-status.ts';
import styles from './StatusPage.module.css';

type AddResumeProps = { act: ActionState; onSend: (resume: File) => Promise<void> };

/** Adds the resume that did not arrive with the application. The chosen file stays when sending fails. */
export function AddResume({ act, onSend }: AddResumeProps) {
  const own = messages.statusMessages;
  const resume = useResume();
  const { file } = resume;
  return (
    <section className={styles.Act} aria-labelledby="own-resume">
      <h2 id="own-resume">{own.resume.heading}</h2>
      <p>{own.resume.text}</p>
      <ResumeField id="own-resume-file" resume={resume} />
      {act === 'resume-refused' && (
        <div role="alert">
          <ErrorText prefix={messages.shellMessages.error}>{own.resume.refused}</ErrorText>
        </div>
      )}
      {act === 'resume-failed' && <Failed />}
      <div className={styles.Actions}>
        <Button
          disabled={file === null || act === 'working'}
          aria-describedby={file === null ? 'own-resume-first' : undefined}
          onClick={() => void (file && onSend(file))}
        >
          {own.resume.send}
        </Button>
        {file === null && <p id="own-resume-first">{own.resume.first}</p>}
      </div>
    </section>
  );
}

/** Says that the last action failed. */
export function Failed() {
  return (
    <div role="alert">
      <ErrorText prefix={messages.shellMessages.error}>{messages.statusMessages.failed}</ErrorText>
    </div>
  );
}
