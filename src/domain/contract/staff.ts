/** What a member of staff may do: read; also change an application's state; also erase and manage members. */
export const memberRoles = ['reader', 'staff', 'admin'] as const;
export type MemberRole = (typeof memberRoles)[number];

/**
 * What a member may do besides the role, each a column of `staff_members`: `is_auditor` reads the audit log,
 * `handles_accommodations` the requests for an accommodation.
 */
export const memberMarks = ['is_auditor', 'handles_accommodations'] as const;
export type MemberMark = (typeof memberMarks)[number];

/** Whether the audit log, or the staff app, calls something so that is no member: then no member may be called so (staff_members). */
export function isProgramName(name: string): boolean {
  return /^\s*(?:applicant|database|service_role|command line|mail|mail sender|sign-in page)\s*(?:,|$)/i.test(
    name,
  );
}

/** Mail about what is new, as a member chooses it: none, once a day, or at once and then no other within the hour. */
export const newsMails = ['none', 'daily', 'at_once'] as const;
export type NewsMail = (typeof newsMails)[number];

/** State of an application. */
export const applicationStates = [
  'new',
  'looked_at',
  'talking',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Whether nothing is decided yet: until then an applicant adds to an application and takes it back (private.is_undecided). */
export function isUndecided(state: ApplicationState): boolean {
  return state === 'new' || state === 'looked_at' || state === 'talking' || state === 'offer';
}

/** Address of the staff app beside the site of `npm start`. By number: `localhost` may lead to another user's program at ::1. */
export const defaultStaffUrl = 'http://127.0.0.1:4174/';

/** Purpose of a sign-in link. */
export type SignInLinkType = 'invite' | 'recovery';

/** Hours for which a sign-in link works (on a hosted project: docs/deploy.md). */
export const signInLinkHours = 24;

/** What an admin asks the edge function `staff-accounts` for; `member` is the id of the account. */
export type AccountAction =
  | { action: 'invite'; name: string; address: string; role: MemberRole; marks: readonly MemberMark[] }
  /** The invitation again, or a link for a new password to somebody who has been in. */
  | { action: 'link'; member: string }
  | { action: 'reset_second_factor'; member: string }
  | { action: 'remove'; member: string };

/** Its answer. */
export type AccountAnswer = {
  /** Whether a mail with a link has left: none was wanted, no mail sender is set, it did not take the mail, it did. */
  mail: 'none' | 'off' | 'refused' | 'sent';
  /** The link to hand over, where one was wanted and no mail has left. */
  link: { type: SignInLinkType; tokenHash: string } | null;
  /** What became of the account of a removed member; not deleted, it opens nothing. */
  account: 'none' | 'removed' | 'not_deleted';
};

/**
 * A link that signs somebody in once. The secret is in the fragment, which no server and no log sees; the staff app spends
 * it when its button is pressed, so that a mail scanner that opens the link spends nothing.
 */
export function signInLink(staffUrl: string, type: SignInLinkType, tokenHash: string): string {
  const url = new URL(staffUrl);
  url.hash = new URLSearchParams({ type, token_hash: tokenHash }).toString();
  return url.href;
}
