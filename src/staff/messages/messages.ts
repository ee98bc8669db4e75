import type { RequestFailure } from '~/staff/api/answer.ts';
import { refusalHints } from '~/api/staff-answers.ts';
import type { ApplicationState, MemberRole } from '~/domain/contract/staff.ts';
import { maxPasswordBytes, minPasswordBytes, type PasswordLack } from '~/domain/password.ts';

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

/** What roles are called. */
export const roleNames: Record<MemberRole, string> = { reader: 'Reader', staff: 'Staff', admin: 'Admin' };

/** What a fault means, as a sentence that says what to do. */
export function faultMessages(fault: RequestFailure): string {
  switch (fault.kind) {
    case 'no-answer':
      return 'No answer from the server. Nothing is lost: check the connection and try again.';
    case 'signed-out':
      return 'You are signed in no more. Sign in again.';
    case 'refused':
      return refusalMessages(fault.code, fault.hint);
  }
}

function refusalMessages(code: string, hint: string): string {
  if (hint === refusalHints.resumeStillThere)
    return 'Not erased: the resume is still in the storage. Try again; it goes first.';
  return knownRefusals[code] ?? 'The server refused this.';
}

const notAllowed = 'The server refused this: your role does not allow it, or what you changed is gone.';

const knownRefusals: Readonly<Record<string, string>> = {
  '42501': notAllowed,
  no_row: notAllowed,
  '23514': 'The server refused this: the text is too long or empty.',
  over_request_rate_limit: 'Too many tries. Wait five minutes, then try again.',
};

/** What signing in is refused with. */
export function signInMessages(fault: RequestFailure): string {
  if (fault.kind !== 'refused') return fault.kind === 'no-answer' ? faultMessages(fault) : wrongPassword;
  return signInRefusals[fault.code] ?? wrongPassword;
}

const wrongPassword = 'E-mail or password is wrong.';

const signInRefusals: Readonly<Record<string, string>> = {
  over_request_rate_limit: 'Too many tries. This place is locked for a few minutes; then try again.',
  user_banned: 'This account is locked. Ask an admin of the desk.',
  email_not_confirmed: 'This account is not open yet. Follow the link of your invitation first.',
};

/** What a code is refused with. */
export function codeMessages(fault: RequestFailure): string {
  if (fault.kind !== 'refused') return faultMessages(fault);
  if (fault.code === 'over_request_rate_limit')
    return 'Too many wrong codes. Codes are refused for five minutes; then try again.';
  return 'This code is wrong or was used already. Wait for the next one.';
}

/** What a link is refused with. */
export function linkMessages(fault: RequestFailure): string {
  if (fault.kind === 'no-answer') return faultMessages(fault);
  return 'This link was used already or is too old. Ask an admin of the desk for a new one.';
}

/** What a new password is refused with. */
export function passwordMessages(fault: RequestFailure): string {
  if (fault.kind === 'refused' && fault.code === 'same_password')
    return 'This is the password that you have. Choose another one.';
  return fault.kind === 'refused' ? lackMessages.characters : faultMessages(fault);
}

/** What a password has to be. */
export const passwordRule = `At least ${minPasswordBytes} characters, with a small letter, a capital and a digit. A few words with a number are good.`;

/** What a password lacks. */
export const lackMessages: Record<PasswordLack | 'too-long', string> = {
  length: `Use at least ${minPasswordBytes} characters.`,
  characters: 'Use a small letter, a capital letter and a digit.',
  'too-long': `Use ${maxPasswordBytes} characters or fewer.`,
};
