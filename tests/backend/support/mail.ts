import { afterAll, afterEach, beforeAll } from 'vitest';
import { answerMailRequest } from '../../../supabase/functions/application-mail/answer.ts';
import { deliverDue } from '../../../supabase/functions/application-mail/deliver.ts';
import type { SendMail } from '../../../supabase/functions/application-mail/send-mail.ts';
import { openSender, readMailSettings } from '../../../supabase/functions/application-mail/settings.ts';
import { type MailSink, newMailSink, openMailSink } from '../../support/mail-sink.ts';
import type { TestBackend } from './fixture.ts';

/** A mail server for the tests of a file or a group, empty before each of them. */
export function useMailSink(): MailSink {
  const sink = newMailSink();
  beforeAll(() => openMailSink(sink));
  afterEach(() => {
    sink.mails.length = 0;
    sink.isBroken = false;
  });
  afterAll(() => sink.close());
  return sink;
}

/** What the mail function is told of the site. */
export const mailSite = {
  SITE_URL: 'https://www.site.example',
  STAFF_URL: 'https://staff.site.example/',
  MAIL_CONTACT: 'careers@site.example',
  MAIL_FROM: 'Careers <careers@site.example>',
  MAIL_BOUNCE_SECRET: 'agreed-with-the-sender',
};

/** What the mail function finds in its environment. */
export const mailEnvironment = ({ url, keys }: TestBackend, smtpUrl: string) => ({
  ...mailSite,
  SUPABASE_URL: url,
  SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
  MAIL_SMTP_URL: smtpUrl,
});

const read = (testBackend: TestBackend, smtpUrl: string) =>
  readMailSettings(mailEnvironment(testBackend, smtpUrl));

/** Sends all mail that is due, to a mail server's address or as a test does it. */
export const deliver = (testBackend: TestBackend, to: string | SendMail) =>
  deliverDue(
    read(testBackend, 'smtp://127.0.0.1:1').mail,
    typeof to === 'string' ? openSender(read(testBackend, to).sender) : to,
    () => undefined,
  );

/** Asks the edge function by HTTP as the site, a sender of mail or the project itself does. */
export function askMailFunction(
  testBackend: TestBackend,
  sink: MailSink,
  /** Null: a GET. */
  body: string | object | null,
  headers: Record<string, string> = {},
  log: (message: string) => void = () => undefined,
): Promise<Response> {
  const { mail, sender } = read(testBackend, sink.url);
  const request = new Request('https://project.example/functions/v1/application-mail', {
    headers,
    ...(body === null
      ? {}
      : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerMailRequest(request, mail, openSender(sender), log);
}
