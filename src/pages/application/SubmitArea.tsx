import { useEffect, useRef } from 'react';
import { failureWords } from '~/content/application.ts';
import { words } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import styles from './SubmitArea.module.css';
import type { SubmitState } from './use-submit-application.ts';

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
          <ErrorText prefix={words.shellWords.error}>{failureWords(state.failure)}</ErrorText>
          {!navigator.onLine && <p>{words.noticeWords.offline}</p>}
        </div>
      )}
      {state.kind === 'succeeded' && (
        <div className={styles.Success} ref={success} tabIndex={-1}>
          <p>
            <strong>{words.noticeWords.succeeded}</strong>
          </p>
          <p>
            {words.noticeWords.thanks(jobTitle)} {words.noticeWords.next}
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
          {isSubmitting ? words.formWords.submitting : words.formWords.submit}
        </button>
        {isWaiting && <p id="apply-resume-first">{words.formWords.resumeFirst}</p>}
      </div>
    </div>
  );
}
