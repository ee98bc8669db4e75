import { brand } from '~/config/brand.ts';
import { refusalHints } from '~/api/answers/refusals.ts';
import type { ApplicationState, MemberMark, MemberRole } from '~/domain/contract/staff.ts';
import { maxPasswordBytes, minPasswordBytes } from '~/domain/password.ts';
import type { RequestFailure } from '~/staff/api/result.ts';

/** What the app is called. */
export const appName = `${brand.productName} staff`;

const numbers = new Intl.NumberFormat('en');

/** `10,476`. */
export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** `1 note`, `3 notes`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** A number that ends at 1000, as `staff_counts` gives it: `999+` for more. */
export function countText(number: number): string {
  return number > 999 ? '999+' : String(number);
}

/** What states are called. */
export const stateNames: Record<ApplicationState, string> = {
  new: 'New',
  looked_at: 'Looked at',
  talking: 'Talking',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** What marks are called: what a member may do besides the role. */
export const markNames: Record<MemberMark, string> = {
  is_auditor: 'May read the audit log',
  handles_accommodations: 'May read accommodation requests',
};

/** What roles are called. */
export const roleNames: Record<MemberRole, string> = { reader: 'Reader', staff: 'Staff', admin: 'Admin' };

/** What a failure means, as a sentence that says what to do. */
export function failureText(failure: RequestFailure): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'No answer from the server. Nothing is lost: check the connection and try again.';
    case 'signed-out':
      return 'You are no longer signed in. Sign in again.';
    case 'refused':
      return refusalText(failure.code, failure.hint);
  }
}

function refusalText(code: string, hint: string): string {
  if (hint === refusalHints.resumeStillThere)
    return 'Not erased: the resume could not be deleted. Try again.';
  if (hint === refusalHints.applicationHeld)
    return 'Not erased: a legal claim about this application is open. Reload the page.';
  if (hint === refusalHints.applicationWithdrawn)
    return 'Not changed: the applicant has withdrawn this application. It is closed for staff.';
  return refusalsByHint[hint] ?? knownRefusals[code] ?? 'The server refused this.';
}

const refusalsByHint: Readonly<Record<string, string>> = {
  [refusalHints.noMailSender]:
    'Not sent: this site cannot send email at the moment. Your text is still here.',
  [refusalHints.tooManyTemplates]: 'Not saved: there are too many templates. Delete one first.',
  [refusalHints.tooMuchByMember]:
    'This account has made too many changes in an hour. Please try again later.',
  [refusalHints.alreadyMember]: 'There is already a member with this address. See below.',
  [refusalHints.notYourself]: 'Not changed: this is your own account. Ask another admin.',
  [refusalHints.lastAdmin]: 'Not changed: no other admin has signed in yet. Add one first.',
  [refusalHints.noSuchMember]: 'Another admin has already removed this member.',
  position_incomplete: 'Not saved: the position lacks something that the law requires. See what is missing.',
  position_published: 'It is already published. Reload the page.',
  too_many_positions: 'There are too many positions. Remove drafts that you no longer need.',
  too_many_builds: 'Too many builds of the site were requested in an hour. Try again later.',
  hook_failed: 'The host of the site refused the request. Ask whoever runs the site: the log says why.',
};

const notAllowed =
  'The server refused this: your role does not allow it, or what you changed no longer exists.';

const knownRefusals: Readonly<Record<string, string>> = {
  '42501': notAllowed,
  no_row: notAllowed,
  no_function: 'Nothing is set up here to build the site. Ask whoever runs the site.',
  '23505': 'Another position already has this address. Choose a different one.',
  '23503': 'This application no longer exists: somebody has erased it.',
  '22023': 'That is too many at once, or a choice that no longer exists. Choose fewer.',
  bad_address: 'This is not an email address.',
  reserved_name: 'The audit log uses this name for a program. Choose another one.',
  malformed: 'The server refused this. Check the name and the address.',
  NOT_FOUND: 'Accounts cannot be managed here yet. Ask whoever runs the site.',
  '23514': 'The server refused this: the text is empty or too long.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
};

/** What signing in is refused with. */
export function signInFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failure.kind === 'no-answer' ? failureText(failure) : wrongPassword;
  return signInRefusals[failure.code] ?? wrongPassword;
}

const wrongPassword = 'Email or password is wrong.';

const signInRefusals: Readonly<Record<string, string>> = {
  over_request_rate_limit: 'Too many tries. Sign-in is locked for a few minutes. Then try again.',
  user_banned: 'This account is locked. Ask an admin.',
  email_not_confirmed: 'This account is not active yet. Open the link in your invitation first.',
};

/** What a code is refused with. */
export function codeFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failureText(failure);
  if (failure.code === 'over_request_rate_limit')
    return 'Too many wrong codes. Wait a few minutes, then try again.';
  return 'This code is wrong or has already been used. Wait for the next one.';
}

/** What a link is refused with. */
export function linkFailureText(failure: RequestFailure): string {
  if (failure.kind === 'no-answer') return failureText(failure);
  return 'This link has been used or has expired. Ask an admin for a new one.';
}

/** What a new password is refused with. */
export function passwordFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failureText(failure);
  if (failure.code === 'same_password') return 'This is your current password. Choose a different one.';
  return passwordProblemTexts.refused;
}

/** What a password has to be. */
export const passwordRule = `At least ${minPasswordBytes} characters. Four or five unrelated words work well.`;

/** What is wrong with a password; `refused` where the project asks for more than this product, or knows it to be leaked. */
export const passwordProblemTexts = {
  short: `Use at least ${minPasswordBytes} characters.`,
  long: `Use ${maxPasswordBytes} characters or fewer.`,
  refused: 'This password is not safe enough. Choose other words, and add a capital letter and a digit.',
} as const;
