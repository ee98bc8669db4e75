import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendMail } from '../../supabase/functions/application-mail/send-mail.ts';
import { type MailSettings, openSender } from '../../supabase/functions/application-mail/settings.ts';
import { writeQueuedMail } from '../../supabase/functions/application-mail/queued-mail.ts';
import { openMailSink, textOf } from '../support/mail-sink.ts';
import { openTestBackend } from './support/fixture.ts';
import { askMailFunction, deliver as deliverTo, mailSite, useMailSink } from './support/mail.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim } from './support/victim.ts';

onEachEngine('queued mail', (testBackend) => {
  const sink = useMailSink();
  afterEach(() => testBackend.owner('delete from private.mail_queue'));
  const filed = () => aVictim(testBackend, {}, false);
  const deliver = (to: string | SendMail = sink.url) => deliverTo(testBackend, to);

  /** Queues a message about an application. @returns its id. */
  async function queue(application: string, address = `${randomUUID()}@people.example`): Promise<string> {
    const payload = JSON.stringify({ subject: 'Hello', body: 'Dear Ada,\nwelcome.', language: 'fr' });
    const [row] =
      await testBackend.owner(`insert into private.mail_queue (kind, application_id, address, payload)
       values ('letter', '${application}', '${address}', '${payload}') returning id::text`);
    return String(row?.['id']);
  }
  const stateOf = async (id: string) =>
    (
      await testBackend.owner(`select case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as state,
           attempts, problem, round(extract(epoch from send_after - now()) / 60)::int as minutes
         from private.mail_queue where id = '${id}'`)
    )[0];
  const makeDue = () => testBackend.owner(`update private.mail_queue set send_after = now()`);

  it('is sent once, whatever number of deliverers ask at the same time', async () => {
    const { id } = await filed();
    const addresses = Array.from({ length: 60 }, (_, count) => `a${count}@people.example`);
    for (const address of addresses) await queue(id, address);
    const rounds = await Promise.all(Array.from({ length: 5 }, () => deliver()));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
    expect(sink.mails.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  });

  it('says its language, where answers go and which mail it is, and keeps no text once it is sent', async () => {
    const { id } = await filed();
    const mail = await queue(id);
    await deliver();
    const raw = sink.mails[0]?.raw ?? '';
    expect(textOf(raw)).toContain('Dear Ada,\r\nwelcome.');
    for (const header of [
      'Content-Language: fr',
      'Reply-To: careers@site.example',
      `Message-ID: <${mail}@www.site.example>`,
    ])
      expect(raw).toContain(header);
    expect(
      await testBackend.owner(`select payload::text from private.mail_queue where id = '${mail}'`),
    ).toEqual([{ payload: '{}' }]);
  });

  it('waits with growing pauses while the mail server takes none, and counts as failed after the last try', async () => {
    const { id } = await filed();
    const mail = await queue(id);
    sink.isBroken = true;
    for (const minutes of [1, 5, 30, 120, 480]) {
      await makeDue();
      expect(await deliver()).toEqual({ sent: 0, failed: 1 });
      expect(await stateOf(mail)).toMatchObject({ state: 'waiting', problem: 'EMESSAGE 452', minutes });
    }
    expect(await deliver(), 'nothing is due').toEqual({ sent: 0, failed: 0 });
    await makeDue();
    await deliver();
    expect(await stateOf(mail)).toMatchObject({ state: 'failed', attempts: 6, problem: 'EMESSAGE 452' });
    sink.isBroken = false;
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it('uses up one try of few mails while there is no mail server, and goes out when it is back', async () => {
    const { id } = await filed();
    for (let count = 0; count < 25; count += 1) await queue(id);
    expect(await deliver('smtp://127.0.0.1:1')).toEqual({ sent: 0, failed: 10 });
    await makeDue();
    expect(await deliver()).toEqual({ sent: 25, failed: 0 });
  });

  it('ends at once where the mail server will never take it', async () => {
    const { id } = await filed();
    const mail = await queue(id);
    await deliver(() =>
      Promise.reject(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 })),
    );
    expect(await stateOf(mail)).toMatchObject({ state: 'failed', attempts: 1, problem: 'EENVELOPE 550' });
  });

  it('comes back when whoever claimed it never says what became of it', async () => {
    const { id } = await filed();
    const mail = await queue(id);
    const client = testBackend.as('service_role');
    const claim = async () => (await client.rpc('claim_due_mail')).data as { id: string }[];
    const letMinutesPass = () =>
      testBackend.owner(`update private.mail_queue set claimed_at = claimed_at - interval '11 minutes'`);
    expect((await claim()).map((each) => each.id)).toEqual([mail]);
    expect(await claim()).toEqual([]);
    for (let count = 2; count <= 6; count += 1) {
      await letMinutesPass();
      expect((await claim()).map((each) => each.id)).toEqual([mail]);
    }
    await letMinutesPass();
    expect(await claim()).toEqual([]);
    expect(await stateOf(mail)).toMatchObject({ state: 'failed', problem: 'no_answer' });
    expect((await client.rpc('finish_mail', { id: mail, is_sent: true })).data, 'a late answer').toBe(true);
    expect(await stateOf(mail)).toMatchObject({ state: 'sent' });
  });

  it('goes to nobody who gets no mail, withdrew or was erased', async () => {
    const [refuses, gone, erased] = [await filed(), await filed(), await filed()];
    const mails = [
      await queue(refuses.id, 'Refuses@people.example'),
      await queue(gone.id),
      await queue(erased.id),
    ];
    const [service, anon] = [testBackend.as('service_role'), testBackend.as('anon')];
    await service.rpc('end_mail', { address: 'refuses@people.example' });
    await anon.rpc('withdraw_by_link', { secret: gone.secret });
    await anon.rpc('withdraw_by_link', { secret: gone.secret });
    await service.from('applications').delete().eq('id', erased.id);
    await deliver();
    expect(sink.mails).toEqual([]);
    expect(await Promise.all(mails.map(stateOf))).toMatchObject([
      { state: 'failed', problem: 'address_refused' },
      { state: 'failed', problem: 'application_withdrawn' },
      undefined,
    ]);
  });

  it('is sent when the function is called with the key of the project, and by nobody else’s call', async () => {
    const { id } = await filed();
    await queue(id);
    const call = (key: string) => askMailFunction(testBackend, sink, {}, { authorization: `Bearer ${key}` });
    expect((await call(testBackend.keys.anonKey)).status).toBe(400);
    expect(sink.mails).toEqual([]);
    expect(await (await call(testBackend.keys.serviceRoleKey)).json()).toEqual({ sent: 1, failed: 0 });
  });
});

describe('a subject that looks encoded', () => {
  const sink = useMailSink();
  afterEach(() => vi.unstubAllGlobals());
  const from = 'Careers <careers@site.example>';
  /** As a mail program shows it (RFC 2047): encoded words are decoded, and what separates them is dropped. */
  const shown = (subject: string) =>
    subject
      .replaceAll(/\r\n(?=[ \t])/g, '')
      .replaceAll(/(?<=\?=)\s+(?==\?)/g, '')
      .replaceAll(/=\?utf-8\?([BQ])\?([^?\s]*)\?=/gi, (_, way: string, text: string) =>
        way.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64').toString()
          : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
      );

  it.each([
    '=?utf-8?Q?=E2=80=AEevil?=',
    'Your application has arrived: =?utf-8?B?4oCuZXZpbA==?= =?utf-8?Q?x?=',
    'आपका आवेदन =?utf-8?Q?=E2=80=AEevil?=, आपका आवेदन, आपका आवेदन',
    'a=?utf-8?Q?x?=b',
    'a question =? and more',
  ])('is shown as it was written: %s', async (subject) => {
    const mail = { to: 'a@b.example', subject, text: 'x', language: 'en', id: null, replyTo: null };
    await openSender({ kind: 'smtp', url: sink.url, from })(mail);
    const [, sent = ''] = /^Subject:(.*(?:\r\n[ \t].*)*)/m.exec(sink.mails[0]?.raw ?? '') ?? [];
    expect(shown(sent).trim()).toBe(subject);
    const post = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', post);
    await openSender({ kind: 'http', url: 'https://mail.example', token: 'x', from })(mail);
    const { subject: posted } = JSON.parse(String(post.mock.calls[0]?.[1]?.body)) as { subject: string };
    expect(shown(posted)).toBe(subject);
  });
});

describe('the mail of a letter', () => {
  const facts: MailSettings = {
    siteUrl: 'https://www.site.example',
    staffUrl: 'https://staff.site.example/',
    contact: 'A person',
    backendUrl: '',
    secretKeys: [''],
    bounceSecret: null,
  };
  const write = (subject: string) =>
    writeQueuedMail(
      { id: 'x', kind: 'letter', address: 'a@b.example', payload: { subject, body: 'b', language: 'hi' } },
      facts,
    );

  it('has the subject that was shown, on one line whoever queued it', async () => {
    const shown = 'क्\u200Dष\u00A0: {position}';
    expect(await write(shown)).toMatchObject({ subject: shown, replyTo: null });
    expect((await write('a\r\nBcc: x@evil.example\u202E'))?.subject).toBe('a Bcc: x@evil.example');
  });

  it('is not made of what a release does not know', async () => {
    for (const [kind, payload] of [
      ['other', {}],
      ['letter', {}],
      ['letter', null],
    ] as const)
      expect(await writeQueuedMail({ id: 'x', kind, address: 'a@b.example', payload }, facts)).toBeNull();
  });
});

describe('the embedded backend', () => {
  it('sends at once what is queued', async () => {
    const sink = await openMailSink();
    for (const [name, value] of Object.entries({ ...mailSite, MAIL_SMTP_URL: sink.url }))
      vi.stubEnv(name, value);
    const testBackend = await openTestBackend('PGlite');
    vi.unstubAllEnvs();
    const { id } = await aVictim(testBackend, {}, false);
    await testBackend.owner(`insert into private.mail_queue (kind, application_id, address, payload)
       values ('letter', '${id}', 'a@people.example', '{"subject": "Hello", "body": "Ada", "language": "en"}')`);
    // The next round by the clock is ten seconds away.
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), { timeout: 5_000 });
    await testBackend.close();
    await sink.close();
  });
});
