import { sessionKey, staffClient } from '~/staff/api/client.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { readSessionStatus } from '~/staff/api/session-status.ts';
import { signOut } from '~/staff/api/sign-in.ts';
import { forgetDrafts } from './drafts.ts';
import { idlePhase } from './idle.ts';
import type { StaffLink } from './link.ts';
import { readClock, startClock, stopClock } from './session-clock.ts';
import { currentStep, goTo } from './session-store.ts';
import { signInStepOf, type SignedOutReason } from './sign-in-step.ts';

/**
 * Opens the staff app: with a link, with the session of another tab or of before a reload, or with the form for signing in.
 * A session that nobody used for too long is ended before anything is shown of it.
 */
export async function beginSession(link: StaffLink | null): Promise<void> {
  watchOtherTabs();
  forgetAfterLeaving();
  if (link !== null) return goTo({ kind: 'link', link });
  if (localStorage.getItem(sessionKey) === null) return goTo({ kind: 'signed-out', because: 'new-here' });
  const phase = idlePhase(readClock(Date.now()), Date.now());
  if (phase.kind === 'over') return endSession(phase.reason);
  await refreshSession();
}

/** Reads the session's status from the server and goes to its step. */
export async function refreshSession(): Promise<void> {
  const answer = await readSessionStatus();
  if (answer.kind === 'ok' && answer.value !== null) {
    const { member } = answer.value;
    forgetDrafts(member?.user_id ?? null);
    return goTo(signInStepOf(answer.value));
  }
  if (answer.kind === 'ok' || answer.kind === 'signed-out') return endSession('ended');
  // A temporary failure changes nothing for a signed-in member.
  if (currentStep().kind !== 'in') goTo({ kind: 'unreachable' });
}

/** Goes on after a password or a link was accepted: the time of the session begins. */
export async function onSignedIn(): Promise<void> {
  startClock(Date.now());
  await refreshSession();
}

/** When somebody last chose to sign out: what other tabs see of a session's end names no reason. */
const leftKey = 'staff-left';

/**
 * Signs out here and in the other tabs. The page says so at once, whether the server can be reached or not. Whoever chooses to go
 * leaves nothing behind of what was being written; a session that ends by itself does.
 */
export function endSession(because: SignedOutReason): void {
  stopClock();
  if (because === 'by-choice') {
    localStorage.setItem(leftKey, String(Date.now()));
    forgetAfterLeaving();
  }
  goTo({ kind: 'signed-out', because });
  void signOut();
}

/** Ends the session when it is over on the server, and re-reads the role after a refusal; the caller shows other failures. */
export function handleFailure(failure: RequestFailure): void {
  if (failure.kind === 'signed-out') endSession('ended');
  else if (failure.kind === 'refused' && failure.code === '42501') void refreshSession();
}

/** Another tab signs out or in: this one follows. */
function watchOtherTabs(): void {
  staffClient().auth.onAuthStateChange((event) => {
    // Asking within the callback would wait for itself.
    if (event === 'SIGNED_OUT') setTimeout(() => onSignedOutElsewhere());
    if (event === 'SIGNED_IN') setTimeout(() => onSignedInElsewhere());
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === leftKey) forgetAfterLeaving();
    if (key === sessionKey && newValue === null) onSignedOutElsewhere();
    if (key === sessionKey && newValue !== null) onSignedInElsewhere();
  });
  addEventListener('pageshow', forgetAfterLeaving);
}

/** Forgets the drafts of a tab that has not done so since somebody chose to go: one that showed another page then heard of nothing. */
function forgetAfterLeaving(): void {
  const left = localStorage.getItem(leftKey) ?? '';
  if ((sessionStorage.getItem(leftKey) ?? '') === left) return;
  forgetDrafts();
  sessionStorage.setItem(leftKey, left);
}

const outside = new Set(['signed-out', 'forgot', 'starting', 'link', 'not-configured']);

function onSignedOutElsewhere(): void {
  if (localStorage.getItem(sessionKey) !== null || outside.has(currentStep().kind)) return;
  goTo({ kind: 'signed-out', because: 'ended' });
}

const signingIn = new Set(['signed-out', 'forgot', 'code', 'enrol', 'unreachable']);

/** What was done in one tab need not be done in another. */
function onSignedInElsewhere(): void {
  if (signingIn.has(currentStep().kind) && readClock(Date.now()) !== null) void refreshSession();
}
