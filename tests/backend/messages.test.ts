import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/domain/language.ts';
import {
  maxBodyLength,
  maxDelayMinutes,
  maxRecipients,
  maxSubjectLength,
  maxTemplateNameLength,
  messageOutcomes,
  messageStates,
} from '../../src/domain/message/rules.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { enginesHere, openTestBackend, type TestBackend } from './support/fixture.ts';
import { actAs } from './support/roles.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';

type Queued = { batch: string; queued: string[]; kept: { reason: string }[] };
type Message = { id: string; outcome: string; problem: string; body: string; author_name: string };

describe.each(enginesHere)('messages to applicants on %s', (engineName) => {
  let testBackend: TestBackend;
  let [staff, admin, anon, service, reader]: SupabaseClient[] = [];
  const by = (client: SupabaseClient | undefined) => client as SupabaseClient;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    [staff, admin, anon, service, reader] = await Promise.all(
      (['staff', 'admin', 'anon', 'service_role', 'reader'] as const).map(
        async (role) => (await actAs(testBackend, role)).client,
      ),
    );
    await service?.rpc('claim_due_mail'); // somebody collects mail
  });
  afterAll(() => testBackend.close());

  const aMessage = (id: string, changes: object = {}) => ({
    application_id: id,
    language: 'en',
    subject: 'Hello',
    body: 'Dear Ada,\nwelcome.',
    seen: null,
    seen_state: 'new',
    ...changes,
  });
  async function queue(messages: readonly object[], named: object = {}, client = staff): Promise<Queued> {
    const { data, error } = await by(client).rpc('queue_messages', { messages, ...named });
    if (error !== null) throw error;
    return data as Queued;
  }
  const opened = async ({ id }: { id: string }, client = staff) =>
    (await callAgain(() => by(client).rpc('open_application', { application_id: id }))).data as {
      state: string;
      seen_state: string;
      messages: Message[];
    };
  const seenBy = async ({ secret }: FiledVictim) =>
    (
      (await callAgain(() => by(anon).rpc('application_by_link', { secret }))).data as {
        state: string;
      }
    ).state;
  /** As if the delay had passed for an application. */
  async function letTimePass({ id }: { id: string }): Promise<void> {
    await testBackend.owner(
      `update public.applications set state_shown_at = now() - interval '1 second' where id = $1::text::uuid and state_shown_at > now()`,
      [id],
    );
    await testBackend.owner(
      `update private.mail_queue set send_after = now() - interval '1 second' where application_id = $1::text::uuid`,
      [id],
    );
  }
  const claim = async () =>
    (await by(service).rpc('claim_due_mail', { most: 100 })).data as { id: string; address: string }[];
  const settle = (id: string, is_sent: boolean, is_final = false) =>
    by(service).rpc('settle_mail', { id, is_sent, problem: is_sent ? '' : 'EENVELOPE 550', is_final });
  const actions = async ({ id }: { id: string }) =>
    (
      (await by(staff).rpc('application_history', { application_id: id })).data as {
        action: string;
        actor_name: string;
      }[]
    ).map(({ action, actor_name }) => `${action} by ${actor_name}`);

  it('wait, are sent to the address of the application, and stand in its history', async () => {
    const victim = await aVictim(testBackend, {}, false);
    const { queued } = await queue([aMessage(victim.id)]);
    expect(await claim(), 'not before its time').toEqual([]);
    await letTimePass(victim);
    const [mail] = await claim();
    expect(mail).toMatchObject({ id: queued[0], address: victim.application.email });
    expect((await opened(victim, reader)).messages).toMatchObject([
      { outcome: 'waiting', author_name: 'The staff', body: 'Dear Ada,\nwelcome.' },
    ]);
    await settle(String(queued[0]), true);
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'sent' }]);
    const history = await actions(victim);
    expect(history).toContain('message_queued by The staff');
    expect(history).toContain('message_sent by mail');
  });

  it('are taken back until somebody sends them', async () => {
    const [one, other] = [await aVictim(testBackend, {}, false), await aVictim(testBackend, {}, false)];
    const { batch } = await queue([aMessage(one.id), aMessage(other.id)]);
    await letTimePass(other);
    const [sending] = await claim();
    expect((await by(admin).rpc('take_back_messages', { batch })).data).toEqual({
      taken_back: 1,
      missed: 1,
    });
    await settle(String(sending?.id), true);
    await letTimePass(one);
    expect(await claim()).toEqual([]);
    expect((await opened(one)).messages).toMatchObject([{ outcome: 'taken_back' }]);
    expect(await actions(one)).toContain('message_taken_back by The admin');
  });

  it('bring a state that comes at the same time, and go with it when it is taken back', async () => {
    const victim = await aVictim(testBackend, {}, false);
    const decline = () => queue([aMessage(victim.id)], { state: 'declined' });
    const { queued } = await decline();
    const [times] = await testBackend.owner(
      `select a.state_shown_at = q.send_after as same, q.send_after > now() + interval '14 minutes' as later
       from public.applications a join private.mail_queue q on q.application_id = a.id where a.id = $1::text::uuid`,
      [victim.id],
    );
    expect(times).toEqual({ same: true, later: true });
    expect(await seenBy(victim)).toBe('new');
    expect((await by(staff).rpc('take_back_messages', { ids: queued })).data).toMatchObject({
      taken_back: 1,
    });
    expect(await opened(victim)).toMatchObject({ state: 'new', messages: [{ outcome: 'taken_back' }] });
    await letTimePass(victim);
    expect([await seenBy(victim), await claim()]).toEqual(['new', []]);

    const seen = queued[0];
    const again = await queue([aMessage(victim.id, { seen })], { state: 'declined' });
    await by(admin).rpc('take_back_states', { ids: [victim.id] });
    expect((await opened(victim)).messages.at(-1)).toMatchObject({ outcome: 'taken_back' });

    await queue([aMessage(victim.id, { seen: again.queued[0] })], { state: 'declined' });
    await letTimePass(victim);
    expect([await seenBy(victim), (await claim()).length]).toEqual(['declined', 1]);
    expect((await by(staff).rpc('take_back_states', { ids: [victim.id] })).data).toEqual({ changed: 0 });
  });

  it('that bring a state are not sent after somebody has set another one', async () => {
    const victim = await aVictim(testBackend, {}, false);
    await queue([aMessage(victim.id)], { state: 'declined' });
    await by(admin).rpc('move_applications', { ids: [victim.id], state: 'talking', seen: 'declined' });
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'taken_back' }]);
  });

  it('are not sent by the second of two members before they saw that of the first, nor after another state', async () => {
    const victim = await aVictim(testBackend, {}, false);
    const { queued } = await queue([aMessage(victim.id)]);
    const second = await queue([aMessage(victim.id)], {}, admin);
    expect(second).toMatchObject({ queued: [], kept: [{ reason: 'other_message' }] });
    const seen = queued[0];
    await by(staff).rpc('move_applications', { ids: [victim.id], state: 'talking' });
    const third = await queue([aMessage(victim.id, { seen })], { state: 'declined' }, admin);
    expect(third.kept).toMatchObject([{ reason: 'other_state' }]);
    expect((await queue([aMessage(victim.id, { seen })], {}, admin)).kept).toEqual([]);
  });

  it('reach none who gets no mail, and say whom', async () => {
    const [gone, refuses, fine] = [
      await aVictim(testBackend, {}, false),
      await aVictim(testBackend, {}, false),
      await aVictim(testBackend, {}, false),
    ];
    await callAgain(() => by(anon).rpc('withdraw_by_link', { secret: gone.secret }));
    await by(service).rpc('end_mail', { address: refuses.application.email.toUpperCase() });
    const ids = [gone.id, refuses.id, fine.id];
    const recipients = (await by(staff).rpc('message_recipients', { ids: [...ids, randomUUID()] })).data;
    expect(recipients).toMatchObject([
      { obstacle: 'application_withdrawn' },
      { obstacle: 'address_refused' },
      { obstacle: null, newest_message: null, language: 'en', state: 'new' },
    ]);
    const answer = await queue([...ids, randomUUID()].map((id) => aMessage(id)));
    expect(answer.queued).toHaveLength(1);
    expect(answer.kept.map(({ reason }) => reason).toSorted()).toEqual([
      'address_refused',
      'application_withdrawn',
      'gone',
    ]);
  });

  it('that could not be sent say why, and are tried again when somebody asks', async () => {
    const victim = await aVictim(testBackend, {}, false);
    const { queued } = await queue([aMessage(victim.id)]);
    const id = String(queued[0]);
    await letTimePass(victim);
    await claim();
    await settle(id, false, true);
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'failed', problem: 'EENVELOPE 550' }]);
    expect(await actions(victim)).toContain('message_failed by mail');
    expect((await by(staff).rpc('retry_message', { id })).data).toEqual({ changed: 1 });
    expect((await claim()).map((mail) => mail.id)).toEqual([id]);
    await settle(id, true);
    expect((await by(staff).rpc('retry_message', { id })).data, 'it is sent').toEqual({ changed: 0 });
  });

  it('go with the application', async () => {
    const victim = await aVictim(testBackend, {}, false);
    await queue([aMessage(victim.id)]);
    await by(service).from('applications').delete().eq('id', victim.id);
    const rows = await testBackend.owner(
      `select 1 from public.application_messages where application_id = $1::text::uuid
       union all select 1 from private.mail_queue where application_id = $1::text::uuid`,
      [victim.id],
    );
    expect(rows).toEqual([]);
  });

  it('are restored as they were, and what was to be sent is not sent unasked', async () => {
    const victim = await aVictim(testBackend, {}, false);
    await queue([aMessage(victim.id)]);
    const { data } = await by(service)
      .from('application_messages')
      .select('*')
      .eq('application_id', victim.id);
    await testBackend.owner('delete from public.application_messages where application_id = $1::text::uuid', [
      victim.id,
    ]);
    await testBackend.owner('delete from private.mail_queue where application_id = $1::text::uuid', [
      victim.id,
    ]);
    expect(
      (
        await by(service)
          .from('application_messages')
          .insert(data ?? [])
      ).error,
    ).toBeNull();
    const [message] = (await opened(victim)).messages;
    expect(message).toMatchObject({ outcome: 'failed', problem: 'restored', author_name: 'The staff' });
    await by(staff).rpc('retry_message', { id: message?.id });
    expect((await claim()).map(({ id }) => id)).toEqual([message?.id]);
    await settle(String(message?.id), true);
  });

  it('are queued by nobody while nobody collects mail', async () => {
    const { id } = await aVictim(testBackend, {}, false);
    await testBackend.owner(`update private.mail_sender set asked_at = now() - interval '16 minutes'`);
    expect((await by(staff).rpc('mail_sender_status')).data).toMatchObject({
      is_there: false,
      overdue: 0,
      message_delay_minutes: 5,
    });
    const { error } = await by(staff).rpc('queue_messages', { messages: [aMessage(id)] });
    expect(error?.hint).toBe('no_mail_sender');
    await claim();
    expect((await by(staff).rpc('mail_sender_status')).data).toMatchObject({ is_there: true });
  });

  it.each([
    ['a subject of two lines', { subject: 'a\nb' }, 'application_messages_subject_check'],
    ['a subject that turns around', { subject: 'a\u202Eb' }, 'application_messages_subject_check'],
    ['an empty subject', { subject: ' ' }, 'application_messages_subject_check'],
    [
      'a subject too long',
      { subject: 'a'.repeat(maxSubjectLength + 1) },
      'application_messages_subject_check',
    ],
    ['no text', { body: '' }, 'application_messages_body_check'],
    ['a text too long', { body: 'a'.repeat(maxBodyLength + 1) }, 'application_messages_body_check'],
    ['a text that turns around', { body: 'a\u202Eb' }, 'application_messages_body_check'],
    ['a text with a bell', { body: 'a\u0007b' }, 'application_messages_body_check'],
    ['a language that there is not', { language: 'de' }, 'application_messages_language_check'],
  ])('are refused with %s', async (_name, changes, check) => {
    const { id } = await aVictim(testBackend, {}, false);
    const { error } = await by(staff).rpc('queue_messages', { messages: [aMessage(id, changes)] });
    expect([error?.code, error?.message.includes(check)]).toEqual(['23514', true]);
  });

  it('are as long as the app lets them be, with letters of every script', async () => {
    const { id } = await aVictim(testBackend, {}, false);
    const message = aMessage(id, {
      subject: '\u{1F600}'.repeat(maxSubjectLength),
      body: `\u2068नेहा\u2069\n${'क्\u200Dष'.repeat(1_000)}`,
    });
    expect((await queue([message])).queued).toHaveLength(1);
  });

  it.each([
    ['more than may be at once', () => ({ messages: Array(maxRecipients + 1).fill(aMessage(randomUUID())) })],
    ['a delay that is too long', () => ({ messages: [], delay_minutes: maxDelayMinutes + 1 })],
    ['a state that staff may not set', () => ({ messages: [], state: 'withdrawn' })],
    ['no list', () => ({ messages: {} })],
  ])('are refused: %s', async (_name, named) => {
    expect((await by(staff).rpc('queue_messages', named())).error?.code).toBe('22023');
  });

  it('go to a thousand at once, and all are taken back at once', async () => {
    const count = 1_000;
    await testBackend.owner(
      `insert into public.applications (job_id, job_title, full_name, email, phone, resume_url, cover_letter, why_join_fernwell)
       select 'product-tester', 'Tester', 'Many ' || n, 'many' || n || '@people.example', '+15550100000', '', repeat('c', 100), repeat('w', 50)
         from generate_series(1, ${count}) n`,
    );
    const rows = await testBackend.owner(
      `select id::text from public.applications where full_name like 'Many %'`,
    );
    const started = performance.now();
    const batch = randomUUID();
    const answer = await queue(
      rows.map(({ id }) => aMessage(String(id))),
      { state: 'declined', batch },
    );
    expect(answer.queued).toHaveLength(count);
    const queuedMs = performance.now() - started;
    expect((await by(staff).rpc('take_back_messages', { batch })).data).toEqual({
      taken_back: count,
      missed: 0,
    });
    console.info(
      `${engineName}: ${count} messages queued in ${queuedMs.toFixed()} ms, taken back in ${(performance.now() - started - queuedMs).toFixed()} ms`,
    );
    const [left] = await testBackend.owner(
      `select count(*)::int as number from public.applications where full_name like 'Many %' and state <> 'new'`,
    );
    expect(left).toEqual({ number: 0 });
  });

  it.each([
    ['application_messages_language_check', languages],
    ['application_messages_outcome_check', messageOutcomes],
    ['message_templates_state_check', messageStates],
  ] as const)('hold the same words in %s as the programs', async (name, words) => {
    const [row] = await testBackend.owner(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1::text',
      [name],
    );
    const held = [...String(row?.['definition']).matchAll(/'([\w-]+)'::text/g)].map(([, word]) => word);
    expect(held).toEqual([...words]);
  });

  it.each([
    ['application_messages_subject_check', maxSubjectLength],
    ['application_messages_body_check', maxBodyLength],
    ['message_templates_name_check', maxTemplateNameLength],
  ] as const)('hold the same length in %s as the programs', async (name, length) => {
    const [row] = await testBackend.owner(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1::text',
      [name],
    );
    expect(String(row?.['definition'])).toContain(`<= ${length})`);
  });

  it('have templates that two members do not overwrite, each with a trace', async () => {
    const texts = { en: { subject: 'Hi', body: 'Dear {name}' } };
    const made = await by(staff)
      .from('message_templates')
      .insert({ name: 'Follow-up', texts, state: 'talking' })
      .select('id, updated_at')
      .single<{ id: string; updated_at: string }>();
    const change = (client: SupabaseClient | undefined) =>
      by(client)
        .from('message_templates')
        .update({ name: 'Follow-up 2' })
        .eq('id', made.data?.id ?? '')
        .eq('updated_at', made.data?.updated_at ?? '')
        .select('id');
    expect((await change(admin)).data).toHaveLength(1);
    expect((await change(staff)).data, 'it has changed since').toEqual([]);
    expect(
      (
        await by(reader)
          .from('message_templates')
          .delete()
          .eq('id', made.data?.id ?? '')
          .select()
      ).data,
    ).toEqual([]);
    await by(staff)
      .from('message_templates')
      .delete()
      .eq('id', made.data?.id ?? '');
    const trail = await testBackend.owner(
      `select action, details ->> 'name' as name from public.staff_audit where action like 'template%' order by id`,
    );
    expect(trail).toEqual([
      { action: 'template_saved', name: 'Follow-up' },
      { action: 'template_saved', name: 'Follow-up 2' },
      { action: 'template_removed', name: 'Follow-up 2' },
    ]);
  });

  it.each([
    ['no English', { es: { subject: 'a', body: 'b' } }],
    ['another language', { en: { subject: 'a', body: 'b' }, de: { subject: 'a', body: 'b' } }],
    ['no text', { en: { subject: 'a' } }],
    ['something else', { en: { subject: 'a', body: 'b', html: '<b>' } }],
    ['an empty subject', { en: { subject: '', body: 'b' } }],
    ['a text too long', { en: { subject: 'a', body: 'b'.repeat(maxBodyLength + 1) } }],
    ['a list', []],
  ])('have no template with %s', async (_name, texts) => {
    const { error } = await by(staff).from('message_templates').insert({ name: 'Odd', texts, state: null });
    expect(error?.code).toBe('23514');
  });
});
