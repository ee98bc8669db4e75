import { mailMessages } from './words.ts';

/** What the database gives out for one mail. `reference` as it is shown: 7F3A-91C2. */
export type ClaimedMail = {
  email: string;
  job_title: string;
  language: string;
  reference: string;
};

/** Where links lead, and whom people write to. */
export type MailPlaces = { siteUrl: string; contact: string };

/** A mail in plain text; `to` is one address. */
export type Mail = { to: string; subject: string; text: string };

/** Writes the mail that carries an applicant's own link. The secret stands in the fragment, which no server sees. */
export function writeMail(claimed: ClaimedMail, secret: string, { siteUrl, contact }: MailPlaces): Mail {
  const { subject, text } = mailMessages(claimed.language);
  const position = oneLine(claimed.job_title);
  const folder = claimed.language === 'en' ? '' : `${claimed.language}/`;
  const link = `${new URL(`${folder}application`, withSlash(siteUrl)).href}#${secret}`;
  return {
    to: claimed.email,
    subject: subject(position),
    text: `${text({ position, reference: claimed.reference, link, contact }).join('\n\n')}\n`,
  };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
