import { brand } from '../../../src/config/brand.ts';
import { signInLink, signInLinkHours, type SignInLinkType } from '../../../src/domain/contract/staff.ts';
import type { Mail } from '../application-mail/mail.ts';

const texts = {
  invite: {
    subject: `Your invitation to ${brand.productName} staff`,
    first: `You have been invited to the staff app of ${brand.productName}, where applications are read. This link lets you choose your password:`,
    last: 'If you did not expect this, do nothing: without the link nobody gets in.',
  },
  recovery: {
    subject: `A new password for ${brand.productName} staff`,
    first: `This link lets you choose a new password for the staff app of ${brand.productName}:`,
    last: 'If you did not ask for it, do nothing: your password stays as it is.',
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
  const life = `It opens once, within ${signInLinkHours} hours. A newer link ends it.`;
  const text = `${[first, signInLink(staffUrl, type, tokenHash), life, last].join('\n\n')}\n`;
  return { to, subject, text, language: 'en', id: null, replyTo: null };
}
