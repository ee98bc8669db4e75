import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { spacedReference, referenceOf } from '../../src/domain/application/reference.ts';
import { textOf } from '../support/mail-sink.ts';
import { raiseLimits, setLimit } from './support/fixture.ts';
import { askMailFunction, deliver, useMailSink } from './support/mail.ts';
import { costOf } from './support/processor-time.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, bucketShowing } from './support/victim.ts';

/* "Send it to me again": the edge function as the site asks it, and what then arrives at a mail server. */

onEachEngine('links that are asked for again', (testBackend) => {
  const sink = useMailSink();
  beforeEach(async () => {
    await testBackend.owner('delete from private.mail_queue');
    await testBackend.owner('delete from private.request_log');
    await raiseLimits(testBackend);
    await deliver(testBackend, sink.url); // somebody collects mail
  });

  /** Asks as the page does. @returns status, headers and body, as one text. */
  async function ask(address: string, from = '192.0.2.1'): Promise<string> {
    const headers = { 'x-forwarded-for': from, authorization: `Bearer ${testBackend.keys.anonKey}` };
    const sent = sink.mails.length;
    const answer = await askMailFunction(testBackend, sink, { address }, headers);
    expect(sink.mails, 'nothing is sent while the visitor waits').toHaveLength(sent);
    return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
  }
  const anAddress = () => `${randomUUID()}@people.example`;
  const filed = (changes: object = {}) => aVictim(testBackend, changes, false);
  const shown = async (secret = '') =>
    (await testBackend.call('anon', 'application_by_link', { secret })).data;
  const endMail = (address: string) => testBackend.as('service_role').rpc('end_mail', { address });
  const waiting = () => testBackend.owner('select address, payload::text from private.mail_queue');
  /** What arrives for an address, and the secrets of the links in it. */
  const receive = async (email: string) => {
    await ask(email);
    await deliver(testBackend, sink.url);
    expect(sink.mails.map(({ to }) => to)).toEqual([[email]]);
    const text = textOf(sink.mails[0]?.raw ?? '');
    return { text, secrets: [...text.matchAll(/application#([\w-]{43})/g)].map(([, secret]) => secret) };
  };

  it('are offered where somebody collects mail, and only there', async () => {
    const asked = async () => (await askMailFunction(testBackend, sink, null)).json();
    expect(await asked()).toEqual({ hasSender: true });
    await testBackend.owner("update private.mail_sender set asked_at = now() - interval '16 minutes'");
    expect(await asked()).toEqual({ hasSender: false });
  });

  it('come to the address, one for each application, and the old ones keep working', async () => {
    const email = anAddress();
    const one = await filed({ email, job_id: 'graphic-designer', language: 'fr' });
    const other = await filed({ email: email.toUpperCase() });
    const { text, secrets } = await receive(email);
    for (const { id } of [one, other]) expect(text).toContain(spacedReference(referenceOf(id)));
    expect(text).toContain('https://www.site.example/fr/application#');
    expect(text).toMatch(/application\?not-me#[\w-]{43}/);
    for (const opening of [secrets, [other.secret, one.secret]])
      expect(await Promise.all(opening.map(shown))).toMatchObject([
        { reference: referenceOf(other.id) },
        { reference: referenceOf(one.id) },
      ]);
    const stored = await testBackend.owner(
      'select row_to_json(l)::text as row from private.application_links l union all select row_to_json(q)::text from private.mail_queue q',
    );
    expect(JSON.stringify(stored)).not.toContain(secrets[0]);
  });

  it('do all that the first one does: also withdraw and erase', async () => {
    const email = anAddress();
    const { id, resumeName } = await aVictim(testBackend, { email });
    const [secret = ''] = (await receive(email)).secrets;
    const call = async (name: string) => (await testBackend.call('anon', name, { secret })).data;
    expect(await call('withdraw_by_link')).toMatchObject({ state: 'withdrawn' });
    expect(await call('resume_by_link')).toEqual({ names: [resumeName] });
    await (await bucketShowing(testBackend, secret)).remove([resumeName]);
    expect(await call('erase_by_link')).toEqual({ erased: true });
    const left = 'select 1 from private.application_links where application_id = $1::text::uuid';
    expect(await testBackend.owner(left, [id])).toEqual([]);
  });

  it('are answered alike, and with like work, whether anybody has applied or not', async () => {
    const [known, refused, sated] = [anAddress(), anAddress(), anAddress()];
    for (const email of [known, refused, sated]) await filed({ email });
    await endMail(refused);
    await setLimit(testBackend, 'lost_link_mails_per_address_per_day', 1);
    await ask(sated);
    await deliver(testBackend, sink.url);
    const spent: number[][] = [[], [], [], []];
    const answers = new Set<string>();
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, address] of [known, refused, sated, anAddress()].entries()) {
        spent[kind]?.push(await costOf(async () => answers.add(await ask(address))));
      }
      await testBackend.owner('delete from private.mail_queue');
    }
    expect(answers.size, 'one answer for all').toBe(1);
    expect([...answers][0]).toMatch(/^200 .*\{"asked":true\}/);
    const medians = spent.map((times) => times.toSorted((one, other) => one - other)[7] ?? 0);
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 3 + 20);
  });

  it('go to nobody without an application, whose mail was ended, or who had enough today; no address stays', async () => {
    const [refused, sated] = [anAddress(), anAddress()];
    for (const email of [refused, sated]) await filed({ email });
    await endMail(refused);
    await setLimit(testBackend, 'lost_link_mails_per_address_per_day', 2);
    for (const address of [anAddress(), refused, sated, sated, sated.toUpperCase()]) await ask(address);
    await deliver(testBackend, sink.url);
    expect(sink.mails.flatMap(({ to }) => to)).toEqual([sated, sated]);
    for (const { address, payload } of await waiting()) expect([address, payload]).toEqual([sated, '{}']);
  });

  it('leave the confirmation of an application to the same address alone', async () => {
    const email = anAddress();
    const { secret } = await filed({ email });
    await receive(email);
    const claimed = await testBackend.as('service_role').rpc('claim_link_mail', { secret });
    expect(claimed.data).toMatchObject({ email });
  });

  describe('limits', () => {
    it('hold for a network and for the site, also when all ask at once', async () => {
      await setLimit(testBackend, 'lost_links_per_network_per_hour', 3);
      // What stands before the last address is the caller's own claim.
      const flood = await Promise.all(
        Array.from({ length: 30 }, (_, count) => ask(anAddress(), `198.51.100.${count}, 203.0.113.5`)),
      );
      expect(flood.filter((answer) => answer.startsWith('200'))).toHaveLength(3);
      expect(flood.filter((answer) => answer.startsWith('429'))).toHaveLength(27);
      expect(await ask(anAddress(), '203.0.113.6')).toMatch(/^200/);
      await setLimit(testBackend, 'lost_links_per_minute', 0);
      expect(await ask(anAddress(), '203.0.113.7')).toMatch(/^429/);
      expect(await waiting()).toHaveLength(4);
    });
  });

  it.each(['', 'ana', 'a@b', `${'a'.repeat(250)}@people.example`, 'x@y.example\r\nBcc: z@y.example'])(
    'are not asked for with the address %j',
    async (address) => {
      expect(await ask(address)).toMatch(/^400/);
      expect(await waiting()).toEqual([]);
    },
  );

  it('say that nobody sends mail where nobody collects it', async () => {
    await testBackend.owner(`update private.mail_sender set asked_at = now() - interval '1 day'`);
    const answers = [await ask(anAddress()), await ask(anAddress())];
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('{"asked":false,"hasSender":false}');
    expect(await waiting()).toEqual([]);
  });
});
