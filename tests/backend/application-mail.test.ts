import { createHash, randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerMailRequest } from '../../supabase/functions/application-mail/answer.ts';
import type { MailSettings } from '../../supabase/functions/application-mail/database.ts';
import { writeMail } from '../../supabase/functions/application-mail/mail.ts';
import { openSender, readMailSettings } from '../../supabase/functions/application-mail/settings.ts';
import { linkMailMessages } from '../../src/i18n/generated/en/link-mail.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { isolate } from '../../src/domain/isolate.ts';
import { type MailSink, openMailSink, textOf } from '../support/mail-sink.ts';
import { openStaffBackend, type StaffBackend } from './support/staff-accounts.ts';

let staffBackend: StaffBackend;
let sink: MailSink;
let settings: MailSettings;
const logged: string[] = [];
let askers = 0;

beforeAll(async () => {
  [staffBackend, sink] = await Promise.all([openStaffBackend(), openMailSink()]);
  settings = readMailSettings(environment()).mail;
});
afterAll(() => Promise.all([staffBackend.close(), sink.close()]));
afterEach(() => {
  sink.mails.length = 0;
  logged.length = 0;
  sink.isBroken = false;
});

function environment(): Record<string, string> {
  return {
    SUPABASE_URL: staffBackend.backend.url,
    SUPABASE_SERVICE_ROLE_KEY: staffBackend.backend.serviceKey,
    SITE_URL: 'https://www.site.example',
    MAIL_CONTACT: 'careers@site.example',
    MAIL_FROM: 'Careers <careers@site.example>',
    MAIL_SMTP_URL: sink.url,
    MAIL_BOUNCE_SECRET: 'agreed-with-the-sender',
  };
}

function ask(body: string, method = 'POST', headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('https://project.example/functions/v1/application-mail', {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
  const send = openSender(readMailSettings(environment()).sender);
  return answerMailRequest(request, settings, send, (message) => logged.push(message));
}

/** Files an application with a link of its own. @returns its secret and what a person sees of its id. */
async function filed(changes: Record<string, string> = {}) {
  const secret = randomBytes(32).toString('base64url');
  const link_hash = createHash('sha256').update(secret).digest('hex');
  const id = await staffBackend.filed(
    { ...changes, link_hash } as Parameters<StaffBackend['filed']>[0],
    0,
    false,
  );
  const digits = id.slice(0, 8).toUpperCase();
  return { secret, reference: `${digits.slice(0, 4)}-${digits.slice(4)}` };
}

const asked = (secret: string, from = `192.0.2.${(askers += 1)}`) =>
  ask(JSON.stringify({ secret }), 'POST', { 'x-forwarded-for': from });

describe('the mail with an applicant’s own link', () => {
  it('goes to the address of the application, once, with link and reference', async () => {
    const { secret, reference } = await filed({ email: 'ada@people.example' });
    expect(await (await asked(secret)).json()).toEqual({ sent: true });
    expect(await (await asked(secret)).json()).toEqual({ sent: false });
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.to).toEqual(['ada@people.example']);
    const text = textOf(sink.mails[0]?.raw ?? '');
    expect(text).toContain(`https://www.site.example/application#${secret}`);
    expect(text).toContain(reference);
    expect(text).toContain('careers@site.example');
  });

  it.each([
    ['es', 'Su postulación'],
    ['fr', 'Votre candidature'],
    ['hi', 'आपका आवेदन'],
    ['ar', 'طلبكم'],
  ])('speaks %s where the application did', async (language, phrase) => {
    const { secret, reference } = await filed({ language });
    await asked(secret);
    const text = textOf(sink.mails[0]?.raw ?? '');
    expect(text).toContain(phrase);
    // Between Arabic letters the parts of a reference would change places.
    if (language === 'ar') expect(text).toContain(isolate(reference));
    expect(text).toContain(`https://www.site.example/${language}/application#${secret}`);
  });

  it('is not sent for a secret that nobody has', async () => {
    const answer = await asked(randomBytes(32).toString('base64url'));
    expect([answer.status, await answer.json()]).toEqual([200, { sent: false }]);
    expect(sink.mails).toEqual([]);
  });

  it('goes to an address once a day, whoever applies in its name', async () => {
    const [first, second] = [
      await filed({ email: 'eve@people.example' }),
      await filed({ email: 'EVE@people.example' }),
    ];
    expect(await (await asked(first.secret)).json()).toEqual({ sent: true });
    expect(await (await asked(second.secret)).json()).toEqual({ sent: false });
  });

  it('goes out ten times an hour for one network', async () => {
    let sent = 0;
    for (let count = 0; count < 12; count += 1) {
      const { secret } = await filed();
      const answer = (await (await asked(secret, '203.0.113.9')).json()) as { sent: boolean };
      if (answer.sent) sent += 1;
    }
    expect(sent).toBe(10);
  });

  it('ends for an address from which it came back, as its sender alone may say', async () => {
    const bounce = (secret: string) =>
      ask(JSON.stringify({ bounced: ['Gone@people.example'] }), 'POST', { 'x-bounce-secret': secret });
    expect((await bounce('guessed')).status).toBe(403);
    expect((await bounce('agreed-with-the-sender')).status).toBe(200);
    const { secret } = await filed({ email: 'gone@people.example' });
    expect(await (await asked(secret)).json()).toEqual({ sent: false });
  });

  it('ends for an address whose owner says so by the link in the mail', async () => {
    const { secret } = await filed({ email: 'owner@people.example' });
    const claimed = {
      email: 'owner@people.example',
      job_title: 'Tester',
      language: 'en',
      reference: '',
      has_resume: true,
    };
    expect(writeMail(claimed, secret, settings).text).toContain(
      `https://www.site.example/application?not-me#${secret}`,
    );
    const { backend } = staffBackend;
    const visitor = createClient(backend.url, backend.anonKey);
    expect((await callAgain(() => visitor.rpc('end_mail_by_link', { secret }))).data).toEqual({
      ended: true,
    });
    const again = await filed({ email: 'Owner@people.example' });
    expect(await (await asked(again.secret)).json()).toEqual({ sent: false });
  });

  it('has a subject of one line that shows its letters in their order', async () => {
    const { subject, text } = writeMail(
      {
        email: 'a@b.example',
        job_title: 'Tester\u2028Bcc: x\u202Eevil\u0085\u200B',
        language: 'en',
        reference: '',
        has_resume: false,
      },
      'secret',
      settings,
    );
    expect(subject).toBe('Your application has arrived: Tester Bcc: x evil');
    expect(text).toContain(linkMailMessages.resumeMissing);
  });

  it('may be asked for again when the mail server took nothing, and the log holds no address', async () => {
    const { secret } = await filed({ email: 'lost@people.example' });
    sink.isBroken = true;
    expect((await asked(secret)).status).toBe(502);
    sink.isBroken = false;
    expect(await (await asked(secret)).json()).toEqual({ sent: true });
    expect(logged).toEqual(['A link was not mailed: the mail sender refused it (EMESSAGE)']);
  });

  it.each(['', 'x', '{}', '[]', '{"secret":1}', '{"secret":"short"}', `{"secret":"${'a'.repeat(2000)}"}`])(
    'is not sent for %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );

  it('answers the site’s own pages only', async () => {
    const { headers, status } = await ask('', 'OPTIONS');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://www.site.example']);
  });

  it('is claimed by nobody but the function', async () => {
    const visitor: SupabaseClient = createClient(staffBackend.backend.url, staffBackend.backend.anonKey);
    const { secret } = await filed();
    expect((await visitor.rpc('claim_link_mail', { secret })).error?.code).toBe('42501');
  });

  it.each([
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['SITE_URL', { SITE_URL: 'nowhere' }],
    ['MAIL_SMTP_URL', { MAIL_SMTP_URL: 'http://mail.example' }],
    ['MAIL_HTTP_URL', { MAIL_SMTP_URL: '', MAIL_HTTP_URL: 'http://mail.example', MAIL_HTTP_TOKEN: 'x' }],
    ['MAIL_HTTP_TOKEN', { MAIL_SMTP_URL: '', MAIL_HTTP_URL: 'https://mail.example' }],
  ])('%s that is missing or wrong is named', (name, changes) => {
    expect(() => readMailSettings({ ...environment(), ...changes })).toThrow(name);
  });
});
