import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerMailRequest } from '../../supabase/functions/application-mail/answer.ts';
import { deliverDue } from '../../supabase/functions/application-mail/deliver.ts';
import { openSender, readMailSettings } from '../../supabase/functions/application-mail/settings.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { spacedReference, referenceOf } from '../../src/domain/application/reference.ts';
import { type MailSink, openMailSink, textOf } from '../support/mail-sink.ts';
import { enginesHere, openTestBackend, raiseLimits, setLimit, type TestBackend } from './support/fixture.ts';
import { actAs } from './support/roles.ts';
import { aVictim, bucketShowing } from './support/victim.ts';

/* "Send it to me again": the edge function as the site asks it, and what then arrives at a mail server. */

describe.each(enginesHere)('links that are asked for again on %s', (engineName) => {
  let testBackend: TestBackend;
  let sink: MailSink;
  beforeAll(async () => {
    [testBackend, sink] = await Promise.all([openTestBackend(engineName), openMailSink()]);
    await deliver();
  });
  afterAll(() => Promise.all([testBackend.close(), sink.close()]));
  beforeEach(async () => {
    sink.mails.length = 0;
    await testBackend.owner('delete from private.mail_queue');
    await testBackend.owner('delete from private.request_log');
    await raiseLimits(testBackend);
  });

  const read = () =>
    readMailSettings({
      SITE_URL: 'https://www.site.example',
      MAIL_CONTACT: 'careers@site.example',
      MAIL_FROM: 'Careers <careers@site.example>',
      SUPABASE_URL: testBackend.url,
      SUPABASE_SERVICE_ROLE_KEY: testBackend.keys.serviceRoleKey,
      MAIL_SMTP_URL: sink.url,
    });
  const deliver = () => deliverDue(read().mail, openSender(read().sender), () => undefined);
  const never = () => Promise.reject(new Error('Nothing is sent while the visitor waits.'));

  /** Asks as the page does. @returns status, headers and body, as one text. */
  async function ask(address: string, from = '192.0.2.1'): Promise<string> {
    const request = new Request('https://project.example/functions/v1/application-mail', {
      method: 'POST',
      headers: { 'x-forwarded-for': from, authorization: `Bearer ${testBackend.keys.anonKey}` },
      body: JSON.stringify({ address }),
    });
    const answer = await answerMailRequest(request, read().mail, never, () => undefined);
    return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
  }
  const anAddress = () => `${randomUUID()}@people.example`;
  const secretsIn = (text: string) =>
    [...text.matchAll(/application#([\w-]{43})/g)].map(([, secret]) => secret);
  const opens = async (secret = '') => {
    const { client } = await actAs(testBackend, 'anon');
    return (await callAgain(() => client.rpc('application_by_link', { secret }))).data?.reference;
  };
  const waiting = () => testBackend.owner('select address, payload::text from private.mail_queue');

  it('come to the address, one for each application, and the old ones keep working', async () => {
    const email = anAddress();
    const [one, other] = [
      await aVictim(testBackend, { email, job_id: 'graphic-designer', language: 'fr' }, false),
      await aVictim(testBackend, { email: email.toUpperCase() }, false),
    ];
    await ask(email);
    await deliver();
    expect(sink.mails.map(({ to }) => to)).toEqual([[email]]);
    const text = textOf(sink.mails[0]?.raw ?? '');
    for (const { id } of [one, other]) expect(text).toContain(spacedReference(referenceOf(id)));
    expect(text).toContain('https://www.site.example/fr/application#');
    expect(text).toMatch(/application\?not-me#[\w-]{43}/);
    const mailed = secretsIn(text);
    const references = [other, one].map(({ id }) => referenceOf(id));
    expect(await Promise.all(mailed.map(opens))).toEqual(references);
    expect(await Promise.all([other, one].map(({ secret }) => opens(secret)))).toEqual(references);
    const stored = await testBackend.owner(
      'select row_to_json(l)::text as row from private.application_links l union all select row_to_json(q)::text from private.mail_queue q',
    );
    expect(JSON.stringify(stored)).not.toContain(mailed[0]);
  });

  it('do all that the first one does: also withdraw and erase', async () => {
    const email = anAddress();
    const { id, resumeName } = await aVictim(testBackend, { email });
    await ask(email);
    await deliver();
    const [secret = ''] = secretsIn(textOf(sink.mails[0]?.raw ?? ''));
    const { client } = await actAs(testBackend, 'anon');
    expect((await callAgain(() => client.rpc('withdraw_by_link', { secret }))).data.state).toBe('withdrawn');
    expect((await client.rpc('resume_by_link', { secret })).data).toEqual({ names: [resumeName] });
    await (await bucketShowing(testBackend, secret)).remove([resumeName]);
    expect((await client.rpc('erase_by_link', { secret })).data).toEqual({ erased: true });
    const left = await testBackend.owner(
      'select 1 from private.application_links where application_id = $1::text::uuid',
      [id],
    );
    expect(left).toEqual([]);
  });

  it('are answered alike, and in like time, whether anybody has applied or not', async () => {
    const email = anAddress();
    await aVictim(testBackend, { email }, false);
    const [refused, sated] = [anAddress(), anAddress()];
    for (const address of [refused, sated]) await aVictim(testBackend, { email: address }, false);
    const { client } = await actAs(testBackend, 'service_role');
    await client.rpc('end_mail', { address: refused });
    await setLimit(testBackend, 'lost_link_mails_per_address_per_day', 1);
    await ask(sated);
    await deliver();
    const spent: Record<string, number[]> = {};
    const answers = new Set<string>();
    const kinds = { known: email, refused, sated, unknown: '' };
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, address] of Object.entries(kinds)) {
        const started = performance.now();
        answers.add(await ask(address || anAddress()));
        (spent[kind] ??= []).push(performance.now() - started);
      }
      await testBackend.owner('delete from private.mail_queue');
    }
    expect(answers.size, 'one answer for all').toBe(1);
    expect([...answers][0]).toContain('200');
    expect([...answers][0]).toContain('{"asked":true}');
    const medians = Object.values(spent).map(
      (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
    );
    console.info(
      `${engineName}: median ms ${Object.keys(spent).join(', ')}: ${medians.map((ms) => ms.toFixed(1)).join(', ')}`,
    );
    expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 3 + 20);
  });

  it('go to nobody without an application, whose mail was ended, or who had enough today; no address stays', async () => {
    const [refused, sated] = [anAddress(), anAddress()];
    for (const email of [refused, sated]) await aVictim(testBackend, { email }, false);
    const { client } = await actAs(testBackend, 'service_role');
    await client.rpc('end_mail', { address: refused });
    await setLimit(testBackend, 'lost_link_mails_per_address_per_day', 2);
    for (const address of [anAddress(), refused, sated, sated, sated.toUpperCase()]) await ask(address);
    await deliver();
    expect(sink.mails.flatMap(({ to }) => to)).toEqual([sated, sated]);
    const rows = await waiting();
    expect(rows.map((row) => row['address']).filter((address) => address !== sated)).toEqual([]);
    expect(new Set(rows.map((row) => row['payload']))).toEqual(new Set(['{}']));
  });

  it('leave the confirmation of an application to the same address alone', async () => {
    const email = anAddress();
    const first = await aVictim(testBackend, { email }, false);
    await ask(email);
    await deliver();
    const { client } = await actAs(testBackend, 'service_role');
    expect((await client.rpc('claim_link_mail', { secret: first.secret })).data).toMatchObject({ email });
  });

  it('are limited for a network and for the site, also when all ask at once', async () => {
    await setLimit(testBackend, 'lost_links_per_network_per_hour', 3);
    const flood = await Promise.all(Array.from({ length: 30 }, () => ask(anAddress(), '203.0.113.5')));
    expect(flood.filter((answer) => answer.startsWith('200'))).toHaveLength(3);
    expect(flood.filter((answer) => answer.startsWith('429'))).toHaveLength(27);
    expect(await ask(anAddress(), '203.0.113.6')).toMatch(/^200/);
    await setLimit(testBackend, 'lost_links_per_minute', 0);
    expect(await ask(anAddress(), '203.0.113.7')).toMatch(/^429/);
    expect(await waiting()).toHaveLength(4);
  });

  it.each(['', 'ana', 'a@b', `${'a'.repeat(250)}@people.example`, 'x@y.example\r\nBcc: z@y.example'])(
    'are not asked for with the address %j',
    async (address) => {
      expect(await ask(address)).toMatch(/^400/);
      expect(await waiting()).toEqual([]);
    },
  );

  it('are asked for by no visitor past the function, and filed under by nobody', async () => {
    const { secret, id } = await aVictim(testBackend, {}, false);
    const { client } = await actAs(testBackend, 'anon');
    for (const [name, named] of [
      ['ask_for_links', { address: 'a@people.example' }],
      ['add_application_link', { application_id: id, link_hash: 'a'.repeat(64) }],
    ] as const)
      expect((await client.rpc(name, named)).error?.code).toBe('42501');
    expect(await opens(secret)).toBe(referenceOf(id));
  });

  it('say that nobody sends mail where nobody collects it', async () => {
    await testBackend.owner(`update private.mail_sender set asked_at = now() - interval '1 day'`);
    const answers = [await ask(anAddress()), await ask(anAddress())];
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('{"asked":false,"hasSender":false}');
    expect(await waiting()).toEqual([]);
    await deliver();
  });
});
