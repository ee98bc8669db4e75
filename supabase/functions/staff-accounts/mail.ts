import { brand } from '../../../src/config/brand.ts';
import { signInLink, signInLinkHours, type SignInLinkType } from '../../../src/domain/contract/staff.ts';
import { staffText } from '../_shared/signed-text.ts';
import type { Mail } from '../application-mail/mail.ts';

const texts = {
  invite: {
    subject: `Your invitation to ${brand.productName} staff`,
    first: `An admin has invited you to the ${brand.productName} staff app, where job applications are read. Choose your password here:`,
    last: 'You are getting this email because an admin gave this address. If you did not expect it, ignore it.',
  },
  recovery: {
    subject: `A new password for ${brand.productName} staff`,
    first: `Choose a new password for the ${brand.productName} staff app here:`,
    last: 'You are getting this email because a new password was requested for this address. If it was not you, ignore it: your password has not changed.',
  },
} as const;

/** Writes the mail with a link that signs a member in once. Staff are written to in English, the language of their app. */
export function writeAccountMail(
  to: string,
  staffUrl: string,
  type: SignInLinkType,
  tokenHash: string,
): Mail {
  const { subject, first, last } = texts[type];
  const life = `It works once, within ${signInLinkHours} hours, and stops working when you get a newer one.`;
  const text = staffText([first, signInLink(staffUrl, type, tokenHash), life, last]);
  return { to, subject, text, language: 'en', id: null, replyTo: null };
}
