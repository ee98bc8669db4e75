import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkedApplication } from '~/api/answers/applicant-link.ts';
import { withStatusClient } from '~/api/with-status-client.ts';
import { closeReceipt, noteResume } from '~/components/SubmissionReceipt/receipts.ts';
import { isLinkSecret } from '~/domain/application/link-secret.ts';
import { forgetSecret, saveSecret, savedSecret } from './link-secret.ts';

/** What the page behind a link shows. */
export type StatusState =
  | { kind: 'looking' }
  | { kind: 'shown'; application: LinkedApplication; secret: string }
  /** The page was opened without a link. */
  | { kind: 'no-link' }
  | { kind: 'unknown' }
  | { kind: 'no-answer' }
  /** `isDisowned`: by somebody who never applied. */
  | { kind: 'erased'; isDisowned: boolean };

/** Whether an action is under way, and how the last one ended. */
export type ActionState =
  | 'idle'
  | 'working'
  | 'withdrawn'
  | 'withdraw-failed'
  | 'resume-added'
  | 'resume-failed'
  | 'resume-refused'
  | 'resume-replaced'
  | 'resume-unchanged'
  | 'mail-ended'
  | 'mail-failed'
  | 'erase-failed'
  | 'file-stays';

/**
 * Loads the application of the link in the address, and runs the applicant's actions. One action runs at
 * a time. What is shown stays when a request fails.
 */
export function useApplicationStatus() {
  const [state, setState] = useState<StatusState>({ kind: 'looking' });
  const [action, setAction] = useState<ActionState>('idle');
  const [sentFiles, setSentFiles] = useState(0);
  const isBusy = useRef(false);

  const look = useCallback(async () => {
    const secret = savedSecret();
    setAction('idle');
    if (secret === null) return setState({ kind: 'no-link' });
    setState({ kind: 'looking' });
    const answer = await withStatusClient((api, client) => api.readApplicationByLink(client, secret));
    // Another link may have been opened in the meantime.
    if (secret !== savedSecret()) return;
    if (answer.kind === 'unknown') forgetSecret();
    setState(answer.kind === 'shown' ? { ...answer, secret } : answer);
  }, []);

  const refuse = useCallback(() => setState({ kind: 'unknown' }), []);
  useSecretOfAddress(look, refuse);

  /** Does one thing at a time with the link that is shown. */
  async function run(work: (shown: Extract<StatusState, { kind: 'shown' }>) => Promise<ActionState>) {
    if (isBusy.current || state.kind !== 'shown') return;
    isBusy.current = true;
    setAction('working');
    setAction(await work(state));
    isBusy.current = false;
  }

  const withdraw = () =>
    run(async ({ secret }) => {
      const answer = await withStatusClient((api, client) => api.withdrawByLink(client, secret));
      if (answer.kind === 'no-answer') return 'withdraw-failed';
      setState(answer.kind === 'shown' ? { ...answer, secret } : answer);
      // Decided in the meantime: then the state says so.
      const isDecided = answer.kind === 'shown' && answer.application.state !== 'withdrawn';
      return isDecided ? 'idle' : 'withdrawn';
    });

  const addResume = (resume: File) =>
    run(async ({ secret, application: { reference } }) => {
      const file = { resume, reference, nowMs: Date.now() };
      const answer = await withStatusClient((api, client) => api.addResumeByLink(client, secret, file));
      if (answer.kind === 'no-answer') return 'resume-failed';
      if (answer.kind === 'resume-refused') return 'resume-refused';
      if (answer.kind === 'shown') noteResume(secret);
      setState(answer.kind === 'shown' ? { ...answer, secret } : answer);
      return 'resume-added';
    });

  const replaceResume = (resume: File) =>
    run(async ({ secret, application: { reference } }) => {
      const file = { resume, reference, nowMs: Date.now() };
      const answer = await withStatusClient((api, client) => api.replaceResumeByLink(client, secret, file));
      if (answer.kind === 'no-answer') return 'resume-failed';
      if (answer.kind === 'resume-refused') return 'resume-refused';
      setState(
        answer.kind === 'unknown' ? answer : { kind: 'shown', application: answer.application, secret },
      );
      if (answer.kind === 'unchanged') return 'resume-unchanged';
      setSentFiles((count) => count + 1);
      return 'resume-replaced';
    });

  const endMail = () => run(async ({ secret }) => ((await endMailTo(secret)) ? 'mail-ended' : 'mail-failed'));

  const erase = () => run(({ secret }) => eraseShown(secret, false));

  /** "This was not me": no more mail to the address, and nothing of the application stays. */
  const reportWrongRecipient = () =>
    run(async ({ secret }) => ((await endMailTo(secret)) ? eraseShown(secret, true) : 'mail-failed'));

  async function eraseShown(secret: string, isDisowned: boolean): Promise<ActionState> {
    const answer = await withStatusClient((api, client) => api.eraseByLink(client, secret));
    if (answer.kind === 'no-answer') return 'erase-failed';
    if (answer.kind === 'file-stays') return 'file-stays';
    if (answer.kind === 'held') {
      setState({ kind: 'shown', application: answer.application, secret });
      return isDisowned ? 'mail-ended' : 'idle';
    }
    // What was shown a moment ago and is not there now is erased: the answer to an earlier try was lost.
    forgetSecret();
    closeReceipt(secret);
    setState({ kind: 'erased', isDisowned });
    return 'idle';
  }

  return {
    state,
    action,
    sentFiles,
    look,
    withdraw,
    addResume,
    replaceResume,
    erase,
    endMail,
    reportWrongRecipient,
  };
}

/**
 * Follows the secret in the address. It stays there, so that a bookmark and a copied address open the application
 * (docs/threat-model.md); the tab keeps it too, for this page in another language.
 */
function useSecretOfAddress(look: () => Promise<void>, refuse: () => void): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const take = useEffectEvent((inAddress: string) => {
    const stored = savedSecret();
    if (inAddress === '' && stored !== null)
      return void navigate({ hash: stored }, { replace: true, preventScrollReset: true });
    if (isLinkSecret(inAddress)) saveSecret(inAddress);
    else forgetSecret();
    if (inAddress !== '' && !isLinkSecret(inAddress)) refuse();
    else void look();
  });
  useEffect(() => take(hash.slice(1)), [hash]);
}

/** @returns whether the address of the application gets no more mail. */
async function endMailTo(secret: string): Promise<boolean> {
  const { kind } = await withStatusClient((api, client) => api.endMailByLink(client, secret));
  return kind !== 'no-answer';
}
