import { oneLine } from '../../../src/domain/safe-text.ts';
import { writeLinksMail } from './links-mail.ts';
import type { Mail, MailFacts } from './mail.ts';
import type { MailSettings } from './settings.ts';

/** A mail as the database gives it out (public.claim_due_mail); what `payload` holds depends on the kind. */
export type QueuedMail = { id: string; kind: string; address: string; payload: unknown };

/**
 * Writes a queued mail. Rejects when the database is needed for it and gives no answer. Null for a kind that this release does not know, or a payload that is none of it.
 */
export async function writeQueuedMail(queued: QueuedMail, settings: MailSettings): Promise<Mail | null> {
  switch (queued.kind) {
    case 'message':
      return writeMessage(queued, settings);
    case 'links':
      return writeLinksMail(queued, settings);
    default:
      return null;
  }
}

/** What a member of staff wrote to an applicant. Answers to it go to the contact of the settings, where that is an address. */
function writeMessage({ id, address, payload }: QueuedMail, { siteUrl, contact }: MailFacts): Mail | null {
  const { subject, body, language }: { subject?: unknown; body?: unknown; language?: unknown } =
    typeof payload === 'object' && payload !== null ? payload : {};
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof language !== 'string') return null;
  return {
    to: address,
    subject: oneLine(subject),
    text: `${body.replaceAll(/\r\n?/g, '\n')}\n`,
    language,
    // The same for each try: a mail program shows what came twice once.
    id: `<${id}@${new URL(siteUrl).hostname}>`,
    replyTo: /^[^\s<>"]+@[^\s<>"]+$/.test(contact) ? contact : null,
  };
}
