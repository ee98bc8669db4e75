import { createTransport } from 'nodemailer';
import type { SendMail } from './answer.ts';

/** How mail leaves: by SMTP, or by an HTTP service that takes JSON. */
export type SenderSettings =
  { kind: 'smtp'; url: string; from: string } | { kind: 'http'; url: string; token: string; from: string };

/**
 * Opens a mail sender. `smtp`: an address like `smtps://name:password@host:465`. `http`: a service that takes
 * `{from, to, subject, text}` with a bearer token, as Resend and others do.
 */
export function openSender(settings: SenderSettings): SendMail {
  return settings.kind === 'smtp' ? bySmtp(settings.url, settings.from) : byHttp(settings);
}

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url, { from });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

function byHttp({ url, token, from }: Extract<SenderSettings, { kind: 'http' }>): SendMail {
  return async ({ to, subject, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ from, to: [to], subject, text }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
  };
}
