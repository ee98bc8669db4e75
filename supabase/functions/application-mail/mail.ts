import { notMeParameter } from '../../../src/domain/application/link-secret.ts';
import { oneLine } from '../../../src/domain/safe-text.ts';
import { linkMailMessages as ar } from '../../../src/i18n/generated/ar/link-mail.ts';
import { linkMailMessages as en } from '../../../src/i18n/generated/en/link-mail.ts';
import { linkMailMessages as es } from '../../../src/i18n/generated/es/link-mail.ts';
import { linkMailMessages as fr } from '../../../src/i18n/generated/fr/link-mail.ts';
import { linkMailMessages as hi } from '../../../src/i18n/generated/hi/link-mail.ts';
import { signedText } from '../_shared/signed-text.ts';

const messages = { en, es, fr, hi, ar } as const;

/** What the database gives out for one mail. `reference` as it is shown: 7F3A-91C2. */
export type ClaimedMail = {
  email: string;
  job_title: string;
  language: string;
  reference: string;
  /** Whether the resume has arrived. */
  has_resume: boolean;
};

/** A mail as the database gives it out (public.claim_due_mail); what `payload` holds depends on the kind. */
export type QueuedMail = { id: string; kind: string; address: string; payload: unknown };

/** Where links lead, and whom people write to. */
export type MailFacts = { siteUrl: string; contact: string };

/** A mail in plain text; `to` is one address, `language` the code of what it is written in. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  language: string;
  /** Message-ID (RFC 5322, section 3.6.4) where a second try must be known as the same mail; else the sender's own. */
  id: string | null;
  /** Where answers go; null for the address of the sender. */
  replyTo: string | null;
};

/** Writes the mail that carries an applicant's own link. The secret stands in the fragment, which no server sees. */
export function writeMail(claimed: ClaimedMail, secret: string, { siteUrl, contact }: MailFacts): Mail {
  const words = messagesOf(claimed.language);
  // A line break in a subject would begin another header; direction marks would show another text.
  const position = oneLine(claimed.job_title);
  const page = applicationPage(siteUrl, claimed.language);
  const paragraphs = [
    words.arrived({ position, reference: claimed.reference }),
    ...(claimed.has_resume ? [] : [words.resumeMissing]),
    words.whatFor,
    `${page}#${secret}`,
    words.keep,
    words.mistake({ contact }),
    `${page}?${notMeParameter}#${secret}`,
  ];
  return {
    to: claimed.email,
    subject: words.subject({ position }),
    text: mailText(claimed.language, paragraphs),
    language: claimed.language,
    id: null,
    replyTo: null,
  };
}

/** What a mail to an applicant says, from the greeting to who writes. */
export function mailText(language: string, paragraphs: readonly string[]): string {
  const { hello, why, team } = messagesOf(language);
  return signedText(hello, [...paragraphs, why], team);
}

/** The page behind a link, in the language of an application. */
export function applicationPage(siteUrl: string, language: string): string {
  const folder = language === 'en' || !Object.hasOwn(messages, language) ? '' : `${language}/`;
  return new URL(`${folder}application`, withSlash(siteUrl)).href;
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

/** The messages of a language; English for a code that is unknown here. */
export function messagesOf(language: string) {
  return Object.hasOwn(messages, language) ? messages[language as keyof typeof messages] : messages.en;
}
