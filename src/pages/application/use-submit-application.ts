import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import {
  emptyMemory,
  sendApplication,
  type Receipt,
  type SubmissionAttempt,
  type SubmissionMemory,
  type SubmissionResult,
} from '~/api/send-application.ts';
import { closeNotice, showNotice } from '~/components/notices/notice-store.ts';
import { addReceipt, noteMailed } from '~/components/SubmissionReceipt/receipts.ts';
import { keepFile } from '~/components/SubmissionReceipt/send-again.ts';
import { paths } from '~/config/paths.ts';
import { errorNoticeMs, redirectAfterSuccessMs, successNoticeMs } from '~/config/timing.ts';
import { failureText } from '~/content/application.ts';
import type { ApplicationFields, FormSignals } from '~/domain/application/application.ts';
import type { FormFailure } from '~/domain/application/submit-failure.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { loadAttempt, saveAttempt } from './draft.ts';

/** State of a form (specification, section 4). */
export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  /** `times`: how often sending has failed. */
  | { kind: 'failed'; failure: FormFailure; times: number }
  /** `isStaying`: the person has chosen not to be led on. */
  | { kind: 'succeeded'; isStaying: boolean };

/**
 * Sends an application and reports the result: notices, the form's state, and the way to the careers page after a success.
 * However often it is called, one application is under way at a time, and none after a success.
 */
export function useSubmitApplication(job: Job) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const isLocked = useRef(false);
  const memory = useRef<SubmissionMemory | null>(null);
  const failures = useRef(0);
  const failureNotice = useRef<number | null>(null);
  useRedirectAfterSuccess(state);

  function forgetFailure() {
    if (failureNotice.current !== null) closeNotice(failureNotice.current);
    failureNotice.current = null;
  }

  /** Shows why nothing was sent: as a notice, and at the form, where it stays. */
  function fail(failure: FormFailure) {
    forgetFailure();
    const { failed: title } = messages.noticeMessages;
    const text = failureText(failure);
    const isSilent = leadsToList(failure);
    failureNotice.current = showNotice({ kind: 'error', title, text, durationMs: errorNoticeMs, isSilent });
    if (!isSilent) failures.current += 1;
    setState({ kind: 'failed', failure, times: failures.current });
  }

  /** @returns the result, or null when another press of the same button is being served. */
  async function submit(
    fields: ApplicationFields,
    resume: File,
    signals: FormSignals,
  ): Promise<SubmissionResult | null> {
    if (isLocked.current) return null;
    isLocked.current = true;
    forgetFailure();
    setState({ kind: 'submitting' });
    const application = { ...fields, jobId: job.id, jobTitle: job.title, language: messages.language };
    const options = {
      memory: memory.current ?? emptyMemory(loadAttempt(job.id)),
      signals,
      nowMs: Date.now(),
      onSending: (attempt: SubmissionAttempt) => saveAttempt(job.id, attempt),
    };
    const { result, memory: left } = await sendApplication(application, resume, options);
    memory.current = left;
    if (result.kind === 'accepted') {
      setState({ kind: 'succeeded', isStaying: false });
      if (result.receipt !== null) keepReceipt(job, result.receipt, result.hasResume ? null : resume);
      announceSuccess(job.title, result);
    } else {
      isLocked.current = false;
      fail(result);
    }
    return result;
  }

  /** Takes back what an earlier try said, because a new one has begun. */
  function forget() {
    forgetFailure();
    setState((current) => (current.kind === 'failed' ? { kind: 'idle' } : current));
  }

  /** Keeps a person on the page after a success. */
  function stay() {
    setState({ kind: 'succeeded', isStaying: true });
  }

  return { state, submit, fail, forget, stay };
}

/** What is mailed is known later, when the page may have led on. @param missing the resume that did not arrive. */
function keepReceipt(job: Job, { reference, secret, isMailed }: Receipt, missing: File | null) {
  if (missing !== null) keepFile(secret, missing);
  const sent = { jobId: job.id, jobTitle: job.title, sentAtMs: Date.now() };
  addReceipt({ ...sent, reference, secret, hasResume: missing === null });
  void isMailed.then((isSent) => isSent && noteMailed(secret));
}

/** Then the focus goes to the list of what is wrong: two voices at once are none. */
function leadsToList({ kind }: FormFailure): boolean {
  return kind === 'resume-missing' || kind === 'field-refused';
}

/** A missing resume can be sent again from the receipt; where there is none, the notice stays until it is closed. */
function announceSuccess(
  jobTitle: string,
  { hasResume, receipt }: { hasResume: boolean; receipt: Receipt | null },
) {
  const { succeeded, thanks, resumeLost, resumeAgain, sendResume } = messages.noticeMessages;
  if (!hasResume) {
    const how =
      receipt === null
        ? { text: sendResume({ jobTitle }), durationMs: null }
        : { text: resumeAgain({ jobTitle }), durationMs: errorNoticeMs };
    showNotice({ kind: 'warning', title: resumeLost, ...how });
  }
  showNotice({
    kind: 'success',
    title: succeeded,
    text: thanks({ jobTitle }),
    durationMs: successNoticeMs,
  });
}

/** Leads on after a success, unless the person stays or is already on the way to another page. */
function useRedirectAfterSuccess(state: SubmitState) {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const redirect = useEffectEvent(() => {
    if (!isLeaving) void navigate(paths.careers);
  });
  const willRedirect = state.kind === 'succeeded' && !state.isStaying;
  useEffect(() => {
    if (!willRedirect) return undefined;
    const timer = setTimeout(() => redirect(), redirectAfterSuccessMs);
    return () => clearTimeout(timer);
  }, [willRedirect]);
}
