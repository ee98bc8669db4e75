import { useEffect, useRef } from 'react';
import { failureText } from '~/content/application.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import type { SubmitState } from './use-submit-application.ts';
import styles from './SubmitArea.module.css';

type SubmitAreaProps = { state: SubmitState; hasResume: boolean; jobTitle: string };

/** How the last try went, and the button. */
export function SubmitArea({ state, hasResume, jobTitle }: SubmitAreaProps) {
  const button = useRef<HTMLButtonElement>(null);
  const success = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'succeeded') {
      success.current?.focus({ preventScroll: true });
      success.current?.scrollIntoView({ block: 'center' });
    }
    // A button that was disabled has lost the focus; give it back where nothing else has taken it.
    if (state.kind === 'failed' && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  const isSubmitting = state.kind === 'submitting';
  const isWaiting = !hasResume && state.kind !== 'succeeded';
  return (
    <div className={styles.SubmitArea}>
      {state.kind === 'failed' && (
        <div className={styles.Failure}>
          {/* The notice reads it out, so the button that gets the focus back does not. */}
          <ErrorText prefix={messages.shellMessages.error}>{failureText(state.failure)}</ErrorText>
          {!navigator.onLine && <p>{messages.noticeMessages.offline}</p>}
        </div>
      )}
      {state.kind === 'succeeded' && (
        <div className={styles.Success} ref={success} tabIndex={-1}>
          <p>
            <strong>{messages.noticeMessages.succeeded}</strong>
          </p>
          <p>
            {messages.noticeMessages.thanks({ jobTitle })} {messages.noticeMessages.next}
          </p>
        </div>
      )}
      <div className={styles.Action}>
        <button
          {...buttonFrame({ size: 'main' })}
          ref={button}
          type="submit"
          disabled={isSubmitting || !hasResume}
          aria-describedby={isWaiting ? 'apply-resume-first' : undefined}
        >
          {isSubmitting && <Spinner />}
          {isSubmitting ? messages.formMessages.submitting : messages.formMessages.submit}
        </button>
        {isWaiting && <p id="apply-resume-first">{messages.formMessages.resumeFirst}</p>}
      </div>
    </div>
  );
}
