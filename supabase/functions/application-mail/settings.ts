import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { address, type Environment, needed, type Project, readProject } from '../_shared/project.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

/** How mail leaves: by SMTP, or by an HTTP service that takes JSON. */
export type SenderSettings =
  { kind: 'smtp'; url: string; from: string } | { kind: 'http'; url: string; token: string; from: string };

/**
 * Opens a mail sender. `smtp`: an address like `smtps://name:password@host:465`. `http`: a service that takes
 * `{from, to, subject, text, headers, reply_to}` with a bearer token, as Resend and others do.
 */
export function openSender(settings: SenderSettings): SendMail {
  return settings.kind === 'smtp' ? bySmtp(settings.url, settings.from) : byHttp(settings);
}

/** A connection that hangs is given up long before a claim runs out (private.limits, mail_claim_minutes). */
const patienceMs = 20_000;

function bySmtp(url: string, from: string): SendMail {
  const waits = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'];
  const timeouts = Object.fromEntries(waits.map((name) => [name, patienceMs]));
  const transport = createTransport({ url, ...timeouts }, { from });
  return async (mail) => {
    const { to, text, id, replyTo } = mail;
    await transport.sendMail({
      to,
      subject: subjectOf(mail),
      text,
      headers: headersOf(mail),
      ...(id === null ? {} : { messageId: id }),
      ...(replyTo === null ? {} : { replyTo }),
    });
  };
}

function byHttp({ url, token, from }: Extract<SenderSettings, { kind: 'http' }>): SendMail {
  return async (mail) => {
    const { to, text, id, replyTo } = mail;
    const headers = { ...headersOf(mail), ...(id === null ? {} : { 'Message-ID': id }) };
    const more = replyTo === null ? {} : { reply_to: replyTo };
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(id === null ? {} : { 'Idempotency-Key': id }),
      },
      body: JSON.stringify({ from, to: [to], subject: subjectOf(mail), text, headers, ...more }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok)
      throw Object.assign(new Error('refused'), { code: 'HTTP', responseCode: response.status });
  };
}

/**
 * A subject with what looks encoded (RFC 2047) is encoded itself, or mail programs would decode it and show what nobody has read,
 * letters that steer the reading direction too. Mail senders leave it as it is: it is plain ASCII, in short words.
 */
const subjectOf = ({ subject }: Mail): string =>
  subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject;

/** Language of the text (RFC 3282), by which a mail program reads it aloud. */
const headersOf = ({ language }: Mail): Record<string, string> => ({ 'Content-Language': language });

/** What the function is told by its environment; every value is a secret of the project (docs/deploy.md). */
export type MailSettings = Project & {
  siteUrl: string;
  /** Where the staff app is: links of mail to members lead there. */
  staffUrl: string;
  contact: string;
  /** With it the mail sender says what came back; null where none was agreed. */
  bounceSecret: string | null;
};

/**
 * Reads the function's settings: MAIL_FROM, SITE_URL, STAFF_URL and MAIL_CONTACT, and either MAIL_SMTP_URL or MAIL_HTTP_URL with
 * MAIL_HTTP_TOKEN; MAIL_BOUNCE_SECRET where the sender reports what came back.
 * @throws Error naming what is missing or malformed.
 */
export function readMailSettings(env: Environment): { mail: MailSettings; sender: SenderSettings } {
  const mail = {
    ...readProject(env),
    siteUrl: address(env, 'SITE_URL'),
    staffUrl: address(env, 'STAFF_URL'),
    contact: needed(env, 'MAIL_CONTACT'),
    bounceSecret: env['MAIL_BOUNCE_SECRET'] || null,
  };
  return { mail, sender: readSender(env, needed(env, 'MAIL_FROM')) };
}

/**
 * Reads how mail leaves, for any function that sends some; null where no `MAIL_FROM` is set: then none does.
 * @throws Error naming what is missing or malformed.
 */
export function readMailSender(env: Environment): SenderSettings | null {
  return env['MAIL_FROM'] ? readSender(env, env['MAIL_FROM']) : null;
}

function readSender(env: Environment, from: string): SenderSettings {
  if (env['MAIL_SMTP_URL']) return { kind: 'smtp', url: address(env, 'MAIL_SMTP_URL', /^smtps?:$/), from };
  const url = address(env, 'MAIL_HTTP_URL', /^https:$/);
  return { kind: 'http', url, token: needed(env, 'MAIL_HTTP_TOKEN'), from };
}
