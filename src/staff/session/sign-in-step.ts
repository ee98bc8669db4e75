import type { Member } from '~/api/answers/members.ts';
import type { SessionStatus } from '~/staff/api/session-status.ts';
import type { EndReason } from './idle.ts';
import type { StaffLink } from './link.ts';

/** Why somebody finds the form for signing in. */
export type SignedOutReason = 'new-here' | 'by-choice' | 'ended' | EndReason;

/** A step of signing in. */
export type SignInStep =
  | { kind: 'starting' }
  /** The staff app was built without a backend. */
  | { kind: 'not-configured' }
  /** The browser keeps nothing for this address. */
  | { kind: 'no-storage' }
  | { kind: 'signed-out'; because: SignedOutReason }
  /** Opened with a link that is not spent yet. */
  | { kind: 'link'; link: StaffLink }
  /** Asking for a new password; `email` is what was typed before. */
  | { kind: 'forgot'; email: string }
  | { kind: 'new-password'; email: string }
  /** A second factor is wanted and there is none yet, or its code is. */
  | { kind: 'enrol' }
  | { kind: 'code' }
  | { kind: 'no-member'; email: string; isLocked: boolean }
  /** Signed in, but the server cannot be asked what for. */
  | { kind: 'unreachable' }
  | { kind: 'in'; member: Member };

/**
 * The step by the server's answers: the level of the session, the factors of the account, the row among
 * the members, and the setting that wants a second factor.
 * @param status null when nobody is signed in.
 */
export function signInStepOf(status: SessionStatus | null): SignInStep {
  if (status === null) return { kind: 'signed-out', because: 'new-here' };
  const { member, level, reachable, email, isLocked, wantsSecondFactor } = status;
  if (member === null) return { kind: 'no-member', email, isLocked };
  if (level !== 'aal2' && reachable === 'aal2') return { kind: 'code' };
  if (level !== 'aal2' && wantsSecondFactor) return { kind: 'enrol' };
  return { kind: 'in', member };
}
