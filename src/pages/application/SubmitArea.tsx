import { watchUploads } from '~/api/upload-progress.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { UploadProgress } from '~/components/UploadProgress/UploadProgress.tsx';
import { brand } from '~/config/brand.ts';
import { afterFailureText, failureText, offersEmail } from '~/content/application.ts';
import type { FormFailure } from '~/domain/application/submit-failure.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SubmitState } from './use-submit-application.ts';

type SubmitAreaProps = {
  state: Exclude<SubmitState, { kind: 'succeeded' }>;
  hasResume: boolean;
};

/**
 * How the last try went, and the button. It sends nothing while it is switched off (specification, section 4), but keeps the
 * focus, and a press says what is missing: what nobody can reach explains itself to nobody.
 */
export function SubmitArea({ state, hasResume }: SubmitAreaProps) {
  const isHydrated = useHydrated();
  const isSubmitting = state.kind === 'submitting';
  const isWaiting = !hasResume && !isSubmitting;
  const after = state.kind === 'failed' ? whatNow(state.failure) : null;
  const describedBy = [after !== null && 'apply-what-now', isWaiting && 'apply-resume-first']
    .filter(Boolean)
    .join(' ');
  return (
    <Stack gap={5}>
      {state.kind === 'failed' && (
        <div className={frame.Box}>
          {/* The notice reads it out, so the button, which has the focus, does not. */}
          <ErrorText prefix={messages.shellMessages.error}>{failureText(state.failure)}</ErrorText>
          {after !== null && (
            <Stack gap={3} id="apply-what-now">
              <p>{after}</p>
              {offersEmail(state.failure, state.times) && (
                <p>
                  {messages.formMessages.byEmail} <MailLink address={brand.emails.company} />
                </p>
              )}
            </Stack>
          )}
        </div>
      )}
      <Row gap={3} columnGap={5} align="center">
        <button
          {...buttonFrame({ size: 'main' })}
          type="submit"
          // Until the page answers, a press would send the form without its rules. web/press-queue.ts switches it on before that.
          disabled={!isHydrated}
          suppressHydrationWarning
          aria-disabled={isHydrated && (isSubmitting || !hasResume)}
          // Not the form: what is inside a busy part is not read out.
          aria-busy={isSubmitting}
          aria-describedby={describedBy === '' ? undefined : describedBy}
        >
          {isSubmitting && <Spinner />}
          <span>{isSubmitting ? messages.formMessages.submitting : messages.formMessages.submit}</span>
        </button>
        {isWaiting && <p id="apply-resume-first">{messages.formMessages.resumeFirst}</p>}
      </Row>
      <UploadProgress watch={watchUploads} />
      <VisuallyHidden>
        {/* After the notice, which says what has failed. */}
        <output>{isSubmitting ? messages.formMessages.submitting : after}</output>
      </VisuallyHidden>
    </Stack>
  );
}

/** What to do now; null where the failure itself says it. */
function whatNow(failure: FormFailure): string | null {
  const text = afterFailureText(failure);
  return text === null || navigator.onLine ? text : messages.noticeMessages.offline;
}
