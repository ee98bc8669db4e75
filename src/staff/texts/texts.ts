import { brand } from '~/config/brand.ts';
import { refusalHints } from '~/api/staff-answers.ts';
import type { ApplicationState, MemberMark, MemberRole } from '~/domain/contract/staff.ts';
import { maxPasswordBytes, minPasswordBytes } from '~/domain/password.ts';
import type { RequestFailure } from '~/staff/api/result.ts';

/** What the app is called. */
export const appName = `${brand.productName} staff`;

/** `1 note`, `3 notes`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
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
    return 'Not erased: the resume is still in the storage. Try again; it goes first.';
  if (hint === refusalHints.applicationWithdrawn)
    return 'Not changed: the applicant took this application back. Nobody works on it any more.';
  return refusalsByHint[hint] ?? knownRefusals[code] ?? 'The server refused this.';
}

const refusalsByHint: Readonly<Record<string, string>> = {
  [refusalHints.noMailSender]:
    'Not sent: nobody sends mail from here at the moment. Your text is still here.',
  [refusalHints.tooManyTemplates]: 'Not saved: there are too many templates. Delete one first.',
  [refusalHints.tooMuchByMember]: 'This account has done too much in an hour. Please go on later.',
  [refusalHints.alreadyMember]: 'Somebody with this address is a member already: look below.',
  [refusalHints.notYourself]: 'Not changed: this is your own account. Another admin does it.',
  [refusalHints.lastAdmin]: 'Not changed: this is the last admin who has signed in. Make another one first.',
  [refusalHints.noSuchMember]: 'This member is gone: another admin was faster.',
  position_incomplete: 'Not saved: the law asks for more than this position would say. See what is missing.',
  position_published: 'It is published already: load the page again.',
  too_many_positions: 'There are too many positions. Remove drafts that nobody needs.',
  too_many_builds: 'The site was asked to be built too often in an hour. Try again later.',
  hook_failed:
    'The host of the site did not take the request. Whoever runs the site finds the reason in the log.',
};

const notAllowed = 'The server refused this: your role does not allow it, or what you changed is gone.';

const knownRefusals: Readonly<Record<string, string>> = {
  '42501': notAllowed,
  no_row: notAllowed,
  no_function: 'This backend has no way to build the site: whoever runs it sets one up (docs/deploy.md).',
  '23505': 'There is a position at this address already: choose another address.',
  '23503': 'This application is not there any more: somebody has erased it.',
  '22023': 'This is too many at once, or a choice that is not there. Choose fewer.',
  bad_address: 'This is no email address.',
  reserved_name: 'The audit log calls a program by this name: choose another one.',
  malformed: 'The server refused this: look at the name and the address.',
  NOT_FOUND:
    'The backend lacks its part for accounts: whoever runs it deploys “staff-accounts” (docs/deploy.md).',
  '23514': 'The server refused this: the text is too long or empty.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes, then try again.',
};

/** What signing in is refused with. */
export function signInFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failure.kind === 'no-answer' ? failureText(failure) : wrongPassword;
  return signInRefusals[failure.code] ?? wrongPassword;
}

const wrongPassword = 'Email or password is wrong.';

const signInRefusals: Readonly<Record<string, string>> = {
  over_request_rate_limit: 'Too many tries. This place is locked for a few minutes; then try again.',
  user_banned: 'This account is locked. Ask an admin.',
  email_not_confirmed: 'This account is not open yet. Follow the link of your invitation first.',
};

/** What a code is refused with. */
export function codeFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failureText(failure);
  if (failure.code === 'over_request_rate_limit')
    return 'Too many wrong codes. Wait a few minutes, then try again.';
  return 'This code is wrong or was used already. Wait for the next one.';
}

/** What a link is refused with. */
export function linkFailureText(failure: RequestFailure): string {
  if (failure.kind === 'no-answer') return failureText(failure);
  return 'This link was used already or is too old. Ask an admin for a new one.';
}

/** What a new password is refused with. */
export function passwordFailureText(failure: RequestFailure): string {
  if (failure.kind !== 'refused') return failureText(failure);
  if (failure.code === 'same_password') return 'This is the password that you have. Choose another one.';
  return passwordProblemTexts.refused;
}

/** What a password has to be. */
export const passwordRule = `At least ${minPasswordBytes} characters. Four or five words that nobody would put together are good.`;

/** What is wrong with a password; `refused` where the project asks for more than this product, or knows it to be leaked. */
export const passwordProblemTexts = {
  short: `Use at least ${minPasswordBytes} characters.`,
  long: `Use ${maxPasswordBytes} characters or fewer.`,
  refused:
    'This password is not safe enough. Choose other words, with a capital letter and a digit among them.',
} as const;
