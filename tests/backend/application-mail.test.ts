import { describe, expect, it } from 'vitest';
import { answerMailRequest } from '../../supabase/functions/application-mail/answer.ts';
import { writeMail } from '../../supabase/functions/application-mail/mail.ts';
import { readMailSettings } from '../../supabase/functions/application-mail/settings.ts';
import { newSecret } from '../../supabase/cli/access/link-attempts.ts';
import { referenceOf, spacedReference } from '../../src/domain/application/reference.ts';
import { isolate } from '../../src/domain/isolate.ts';
import { linkMailMessages } from '../../src/i18n/generated/en/link-mail.ts';
import { textOf } from '../support/mail-sink.ts';
import { type NewApplication, setLimit } from './support/fixture.ts';
import { askMailFunction, mailEnvironment, useMailSink } from './support/mail.ts';
import { useBackend } from './support/use-backend.ts';
import { aVictim } from './support/victim.ts';

describe('the mail with an applicant’s own link', () => {
  const testBackend = useBackend();
  const sink = useMailSink();
  const environment = () => mailEnvironment(testBackend, sink.url);
  const filed = (changes: Partial<NewApplication> = {}) => aVictim(testBackend, changes, false);
  let askers = 0;
  const ask = (secret: string, from = `192.0.2.${(askers += 1)}`, log?: (message: string) => void) =>
    askMailFunction(testBackend, sink, { secret }, { 'x-forwarded-for': from }, log);
  const isSent = async (secret: string, from?: string) =>
    ((await (await ask(secret, from)).json()) as { sent: boolean }).sent;
  const newest = () => textOf(sink.mails.at(-1)?.raw ?? '');

  it('goes to the address of the application, once, with link and reference', async () => {
    const { secret, id } = await filed({ email: 'ada@people.example' });
    expect([await isSent(secret), await isSent(secret)]).toEqual([true, false]);
    expect(sink.mails.map(({ to }) => to)).toEqual([['ada@people.example']]);
    const parts = [`https://www.site.example/application#${secret}`, spacedReference(referenceOf(id))];
    for (const part of [...parts, 'careers@site.example']) expect(newest()).toContain(part);
  });

  it.each([
    ['es', 'Su postulación'],
    ['fr', 'Votre candidature'],
    ['hi', 'आपका आवेदन'],
    ['ar', 'طلبكم'],
  ])('speaks %s where the application did', async (language, phrase) => {
    const { secret, id } = await filed({ language });
    await ask(secret);
    expect(newest()).toContain(phrase);
    // Between Arabic letters the parts of a reference would change places.
    if (language === 'ar') expect(newest()).toContain(isolate(spacedReference(referenceOf(id))));
    expect(newest()).toContain(`https://www.site.example/${language}/application#${secret}`);
  });

  it('is not sent for a secret that nobody has', async () => {
    expect(await isSent(newSecret())).toBe(false);
    expect(sink.mails).toEqual([]);
  });

  it('goes to an address once a day, whoever applies in its name', async () => {
    const [first, second] = [
      await filed({ email: 'eve@people.example' }),
      await filed({ email: 'EVE@people.example' }),
    ];
    expect([await isSent(first.secret), await isSent(second.secret)]).toEqual([true, false]);
  });

  it('goes out so many times an hour for one network', async () => {
    await setLimit(testBackend, 'mails_per_network_per_hour', 3);
    for (let count = 0; count < 5; count += 1)
      expect(await isSent((await filed()).secret, `198.51.100.${count}, 203.0.113.9`)).toBe(count < 3);
  });

  it('ends for an address from which it came back, as its sender alone may say', async () => {
    const bounce = async (secret: string) => {
      const body = { bounced: ['Gone@people.example'] };
      return (await askMailFunction(testBackend, sink, body, { 'x-bounce-secret': secret })).status;
    };
    expect([await bounce('guessed'), await bounce('agreed-with-the-sender')]).toEqual([403, 200]);
    expect(await isSent((await filed({ email: 'gone@people.example' })).secret)).toBe(false);
  });

  it('ends for an address whose owner says so by the link in the mail', async () => {
    const { secret } = await filed({ email: 'owner@people.example' });
    await ask(secret);
    expect(newest()).toContain(`https://www.site.example/application?not-me#${secret}`);
    expect((await testBackend.call('anon', 'end_mail_by_link', { secret })).data).toEqual({ ended: true });
    expect(await isSent((await filed({ email: 'Owner@people.example' })).secret)).toBe(false);
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
      readMailSettings(environment()).mail,
    );
    expect(subject).toBe('Your application has arrived: Tester Bcc: x evil');
    expect(text).toContain(linkMailMessages.resumeMissing);
  });

  it('may be asked for again when the mail server took nothing, and the log holds no address', async () => {
    const logged: string[] = [];
    const { secret } = await filed({ email: 'lost@people.example' });
    sink.isBroken = true;
    expect((await ask(secret, undefined, (message) => logged.push(message))).status).toBe(502);
    sink.isBroken = false;
    expect(await isSent(secret)).toBe(true);
    expect(logged).toEqual(['A link was not mailed: the mail sender refused it (EMESSAGE)']);
  });

  it.each(['', 'x', '{}', '[]', '{"secret":1}', '{"secret":"short"}', `{"secret":"${'a'.repeat(2000)}"}`])(
    'is not sent for %j',
    async (body) => {
      expect((await askMailFunction(testBackend, sink, body)).status).toBe(400);
    },
  );

  it('is asked for by the site’s own pages only', async () => {
    const { mail } = readMailSettings(environment());
    const preflight = new Request('https://project.example/functions/v1/x', { method: 'OPTIONS' });
    const { headers, status } = await answerMailRequest(preflight, mail, async () => undefined);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://www.site.example']);
  });

  it.each([
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['SITE_URL', { SITE_URL: 'nowhere' }],
    ['STAFF_URL', { STAFF_URL: '' }],
    ['MAIL_SMTP_URL', { MAIL_SMTP_URL: 'http://mail.example' }],
    ['MAIL_HTTP_URL', { MAIL_SMTP_URL: '', MAIL_HTTP_URL: 'http://mail.example', MAIL_HTTP_TOKEN: 'x' }],
    ['MAIL_HTTP_TOKEN', { MAIL_SMTP_URL: '', MAIL_HTTP_URL: 'https://mail.example' }],
  ])('%s that is missing or wrong is named', (name, changes) => {
    expect(() => readMailSettings({ ...environment(), ...changes })).toThrow(name);
  });
});
