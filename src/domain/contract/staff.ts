/** What a member of staff may do: read; also change an application's state; also erase and manage members. */
export const memberRoles = ['reader', 'staff', 'admin'] as const;
export type MemberRole = (typeof memberRoles)[number];

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

/** Address of the staff app beside the site of `npm start`. */
export const defaultStaffUrl = 'http://localhost:4174/';

/** Purpose of a sign-in link. */
export type SignInLinkType = 'invite' | 'recovery';

/**
 * A link that signs somebody in once. The secret is in the fragment, which no server and no log sees; the staff app spends
 * it when its button is pressed, so that a mail scanner that opens the link spends nothing.
 */
export function signInLink(staffUrl: string, type: SignInLinkType, tokenHash: string): string {
  const url = new URL(staffUrl);
  url.hash = new URLSearchParams({ type, token_hash: tokenHash }).toString();
  return url.href;
}
