import { createHash, randomBytes } from 'node:crypto';
import { notMeParameter } from '../../../src/domain/application/link-secret.ts';
import { oneLine } from '../../../src/domain/safe-text.ts';
import { callDatabase } from '../_shared/project.ts';
import { applicationPage, type Mail, type MailFacts, mailText, messagesOf, type QueuedMail } from './mail.ts';
import { writeNewsMail } from './news-mail.ts';
import type { MailSettings } from './settings.ts';

/**
 * Writes a queued mail. Rejects when the database is needed for it and gives no answer. Null for a kind that this release does not know, or a payload that is none of it.
 */
export async function writeQueuedMail(queued: QueuedMail, settings: MailSettings): Promise<Mail | null> {
  switch (queued.kind) {
    case 'letter':
      return writeLetter(queued, settings);
    case 'links':
      return writeLinksMail(queued, settings);
    case 'news':
      return writeNewsMail(queued, settings);
    default:
      return null;
  }
}

/** What a member of staff wrote to an applicant. Answers to it go to the contact of the settings, where that is an address. */
function writeLetter({ id, address, payload }: QueuedMail, { siteUrl, contact }: MailFacts): Mail | null {
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

/** An application in a mail with links that were asked for again. `reference` as it is shown: 7F3A-91C2. */
type LinkedApplication = { id: string; job_title: string; language: string; reference: string };

/**
 * Writes the mail with new links to the applications of an address. The secrets are made here; the database is given what they hash
 * to, before the mail leaves. The links that the applicant had before keep working.
 * @returns null for a payload that is none, and when all applications are gone.
 * @throws Error when the database gives no answer: then nothing is sent.
 */
async function writeLinksMail(queued: QueuedMail, settings: MailSettings): Promise<Mail | null> {
  const { language, applications } = readPayload(queued.payload);
  const words = messagesOf(language);
  const lines: string[] = [];
  let notMe = '';
  for (const application of applications) {
    const secret = randomBytes(32).toString('base64url');
    const link_hash = createHash('sha256').update(secret).digest('hex');
    const link = { application_id: application.id, link_hash };
    if (!(await callDatabase<boolean>(settings, 'add_application_link', link))) continue;
    const page = applicationPage(settings.siteUrl, application.language);
    const position = oneLine(application.job_title);
    lines.push(words.again.application({ position, reference: application.reference }), `${page}#${secret}`);
    notMe ||= `${page}?${notMeParameter}#${secret}`;
  }
  if (lines.length === 0) return null;
  const paragraphs = [
    words.again.asked,
    ...lines,
    words.again.before,
    words.keep,
    words.again.ignore,
    words.mistake({ contact: settings.contact }),
    notMe,
  ];
  return {
    to: queued.address,
    subject: words.again.subject,
    text: mailText(language, paragraphs),
    language,
    id: null,
    replyTo: null,
  };
}

function readPayload(payload: unknown): { language: string; applications: readonly LinkedApplication[] } {
  const { language, applications }: { language?: unknown; applications?: unknown } =
    typeof payload === 'object' && payload !== null ? payload : {};
  return {
    language: typeof language === 'string' ? language : 'en',
    applications: Array.isArray(applications) ? applications.filter(isLinked) : [],
  };
}

function isLinked(value: unknown): value is LinkedApplication {
  if (typeof value !== 'object' || value === null) return false;
  const { id, job_title, language, reference }: Record<string, unknown> = { ...value };
  return [id, job_title, language, reference].every((part) => typeof part === 'string');
}
