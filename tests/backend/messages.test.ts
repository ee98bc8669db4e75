import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import {
  maxBodyLength,
  maxDelayMinutes,
  maxRecipients,
  maxSubjectLength,
  maxTemplateNameLength,
} from '../../src/domain/message/rules.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';

type Queued = { batch: string; queued: string[]; kept: { reason: string }[] };
type Message = { id: string; outcome: string; problem: string; body: string; author_name: string };

onEachEngine('messages to applicants', (testBackend) => {
  const call = async <Data>(role: Role, name: string, named?: object): Promise<Data> => {
    const { data, error } = await testBackend.call(role, name, named);
    if (error !== null) throw error;
    return data as Data;
  };
  const claim = () =>
    call<{ id: string; address: string }[]>('service_role', 'claim_due_mail', { most: 100 });
  const settle = (id: unknown, is_sent: boolean, is_final = false) =>
    call('service_role', 'settle_mail', { id, is_sent, problem: is_sent ? '' : 'EENVELOPE 550', is_final });
  const filed = async () => {
    await claim(); // somebody collects mail
    return aVictim(testBackend, {}, false);
  };
  const aMessage = (id: string, changes: object = {}) => ({
    application_id: id,
    language: 'en',
    subject: 'Hello',
    body: 'Dear Ada,\nwelcome.',
    seen: null,
    seen_state: 'new',
    ...changes,
  });
  const queue = (messages: readonly object[], named: object = {}, by: Role = 'staff') =>
    call<Queued>(by, 'queue_messages', { messages, ...named });
  const undo = (named: object, by: Role = 'staff') => call<object>(by, 'take_back_messages', named);
  const opened = ({ id }: { id: string }) =>
    call<{ state: string; messages: Message[] }>('staff', 'open_application', { application_id: id });
  const seenBy = async ({ secret }: FiledVictim) =>
    (await call<{ state: string }>('anon', 'application_by_link', { secret })).state;
  /** As if the delay had passed for an application. */
  async function letTimePass({ id }: { id: string }): Promise<void> {
    await testBackend.owner(
      `update public.applications set state_shown_at = now() - interval '1 second' where id = '${id}' and state_shown_at > now()`,
    );
    await testBackend.owner(
      `update private.mail_queue set send_after = now() - interval '1 second' where application_id = '${id}'`,
    );
  }
  const actions = async ({ id }: { id: string }) =>
    (
      await call<{ action: string; actor_name: string }[]>('staff', 'application_history', {
        application_id: id,
      })
    ).map(({ action, actor_name }) => `${action} by ${actor_name}`);

  it('wait, are sent to the address of the application, and stand in its history', async () => {
    const victim = await filed();
    const { queued } = await queue([aMessage(victim.id)]);
    expect(await claim(), 'not before its time').toEqual([]);
    await letTimePass(victim);
    expect(await claim()).toMatchObject([{ id: queued[0], address: victim.application.email }]);
    expect((await opened(victim)).messages).toMatchObject([
      { outcome: 'waiting', author_name: 'The staff', body: 'Dear Ada,\nwelcome.' },
    ]);
    await settle(queued[0], true);
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'sent' }]);
    expect(await actions(victim)).toEqual(
      expect.arrayContaining(['message_queued by The staff', 'message_sent by mail']),
    );
  });

  it('are taken back until somebody sends them', async () => {
    const [one, other] = [await filed(), await filed()];
    const { batch } = await queue([aMessage(one.id), aMessage(other.id)]);
    await letTimePass(other);
    const [sending] = await claim();
    expect(await undo({ batch }, 'admin')).toEqual({ taken_back: 1, missed: 1 });
    await settle(sending?.id, true);
    await letTimePass(one);
    expect(await claim()).toEqual([]);
    expect((await opened(one)).messages).toMatchObject([{ outcome: 'taken_back' }]);
    expect(await actions(one)).toContain('message_taken_back by The admin');
  });

  it('bring a state that comes at the same time, and go with it when it is taken back', async () => {
    const victim = await filed();
    const { queued } = await queue([aMessage(victim.id)], { state: 'declined' });
    const [times] =
      await testBackend.owner(`select a.state_shown_at = q.send_after as same, q.send_after > now() + interval '14 minutes' as later
       from public.applications a join private.mail_queue q on q.application_id = a.id where a.id = '${victim.id}'`);
    expect(times).toEqual({ same: true, later: true });
    expect(await seenBy(victim)).toBe('new');
    expect(await undo({ ids: queued })).toMatchObject({ taken_back: 1 });
    expect(await opened(victim)).toMatchObject({ state: 'new', messages: [{ outcome: 'taken_back' }] });
    await letTimePass(victim);
    expect([await seenBy(victim), await claim()]).toEqual(['new', []]);

    const again = await queue([aMessage(victim.id, { seen: queued[0] })], { state: 'declined' });
    await call('admin', 'take_back_states', { ids: [victim.id] });
    expect((await opened(victim)).messages.at(-1)).toMatchObject({ outcome: 'taken_back' });

    await queue([aMessage(victim.id, { seen: again.queued[0] })], { state: 'declined' });
    await letTimePass(victim);
    expect([await seenBy(victim), (await claim()).length]).toEqual(['declined', 1]);
    expect(await call('staff', 'take_back_states', { ids: [victim.id] })).toEqual({ changed: 0 });
  });

  it('that bring a state are not sent after somebody has set another one', async () => {
    const victim = await filed();
    await queue([aMessage(victim.id)], { state: 'declined' });
    await call('admin', 'move_applications', { ids: [victim.id], state: 'talking', seen: 'declined' });
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'taken_back' }]);
  });

  it('are not sent by the second of two members before they saw that of the first, nor after another state', async () => {
    const victim = await filed();
    const { queued } = await queue([aMessage(victim.id)]);
    const second = await queue([aMessage(victim.id)], {}, 'admin');
    expect(second).toMatchObject({ queued: [], kept: [{ reason: 'other_message' }] });
    const seen = queued[0];
    await call('staff', 'move_applications', { ids: [victim.id], state: 'talking' });
    const third = await queue([aMessage(victim.id, { seen })], { state: 'declined' }, 'admin');
    expect(third.kept).toMatchObject([{ reason: 'other_state' }]);
    expect((await queue([aMessage(victim.id, { seen })], {}, 'admin')).kept).toEqual([]);
  });

  it('reach none who gets no mail, and say whom', async () => {
    const [gone, refuses, fine] = [await filed(), await filed(), await filed()];
    await call('anon', 'withdraw_by_link', { secret: gone.secret });
    await call('service_role', 'end_mail', { address: refuses.application.email.toUpperCase() });
    const ids = [gone.id, refuses.id, fine.id, randomUUID()];
    expect(await call('staff', 'message_recipients', { ids })).toMatchObject([
      { obstacle: 'application_withdrawn' },
      { obstacle: 'address_refused' },
      { obstacle: null, newest_message: null, language: 'en', state: 'new' },
    ]);
    const answer = await queue(ids.map((id) => aMessage(id)));
    expect(answer.queued).toHaveLength(1);
    expect(answer.kept.map(({ reason }) => reason).toSorted()).toEqual([
      'address_refused',
      'application_withdrawn',
      'gone',
    ]);
  });

  it('that could not be sent say why, and are tried again when somebody asks', async () => {
    const victim = await filed();
    const [id] = (await queue([aMessage(victim.id)])).queued;
    await letTimePass(victim);
    await claim();
    await settle(id, false, true);
    expect((await opened(victim)).messages).toMatchObject([{ outcome: 'failed', problem: 'EENVELOPE 550' }]);
    expect(await actions(victim)).toContain('message_failed by mail');
    expect(await call('staff', 'retry_message', { id })).toEqual({ changed: 1 });
    expect((await claim()).map((mail) => mail.id)).toEqual([id]);
    await settle(id, true);
    expect(await call('staff', 'retry_message', { id }), 'it is sent').toEqual({ changed: 0 });
  });

  it('go with the application', async () => {
    const victim = await filed();
    await queue([aMessage(victim.id)]);
    await testBackend.as('service_role').from('applications').delete().eq('id', victim.id);
    const rows =
      await testBackend.owner(`select 1 from public.application_messages where application_id = '${victim.id}'
       union all select 1 from private.mail_queue where application_id = '${victim.id}'`);
    expect(rows).toEqual([]);
  });

  it('are restored as they were, and what was to be sent is not sent unasked', async () => {
    const victim = await filed();
    await queue([aMessage(victim.id)]);
    const stored = testBackend.as('service_role').from('application_messages');
    const { data } = await stored.select('*').eq('application_id', victim.id);
    for (const table of ['public.application_messages', 'private.mail_queue'])
      await testBackend.owner(`delete from ${table} where application_id = '${victim.id}'`);
    expect((await stored.insert(data ?? [])).error).toBeNull();
    const [message] = (await opened(victim)).messages;
    expect(message).toMatchObject({ outcome: 'failed', problem: 'restored', author_name: 'The staff' });
    await call('staff', 'retry_message', { id: message?.id });
    expect((await claim()).map(({ id }) => id)).toEqual([message?.id]);
    await settle(message?.id, true);
  });

  it('are queued by nobody while nobody collects mail', async () => {
    const { id } = await filed();
    await testBackend.owner(`update private.mail_sender set asked_at = now() - interval '16 minutes'`);
    const status = () => call('staff', 'mail_sender_status');
    expect(await status()).toMatchObject({ is_there: false, overdue: 0, message_delay_minutes: 5 });
    await expect(queue([aMessage(id)])).rejects.toMatchObject({ hint: 'no_mail_sender' });
    await claim();
    expect(await status()).toMatchObject({ is_there: true });
  });

  it.each<[string, object]>([
    ['a subject of two lines', { subject: 'a\nb' }],
    ['a subject that turns around', { subject: 'a\u202Eb' }],
    ['an empty subject', { subject: ' ' }],
    ['a subject too long', { subject: 'a'.repeat(maxSubjectLength + 1) }],
    ['no text', { body: '' }],
    ['a text too long', { body: 'a'.repeat(maxBodyLength + 1) }],
    ['a text that turns around', { body: 'a\u202Eb' }],
    ['a text with a bell', { body: 'a\u0007b' }],
    ['a language that there is not', { language: 'de' }],
  ])('are refused with %s', async (_name, changes) => {
    const { id } = await filed();
    await expect(queue([aMessage(id, changes)])).rejects.toMatchObject({ code: '22023' });
  });

  it('are as long as the app lets them be, with letters of every script', async () => {
    const { id } = await filed();
    const body = `\u2068नेहा\u2069\n${'क्\u200Dष'.repeat(1_000)}`;
    const message = aMessage(id, {
      subject: '\u{1F600}'.repeat(maxSubjectLength),
      body: body + 'a'.repeat(maxBodyLength - [...body].length),
    });
    expect((await queue([message])).queued).toHaveLength(1);
  });

  it.each([
    ['more than may be at once', { messages: Array(maxRecipients + 1).fill(aMessage(randomUUID())) }],
    ['a delay that is too long', { messages: [], delay_minutes: maxDelayMinutes + 1 }],
    ['a state that staff may not set', { messages: [], state: 'withdrawn' }],
    ['no list', { messages: {} }],
  ])('are refused: %s', async (_name, named) => {
    await expect(call('staff', 'queue_messages', named)).rejects.toMatchObject({ code: '22023' });
  });

  const templates = (by: Role) => testBackend.as(by).from('message_templates');

  it('have templates that two members do not overwrite, each with a trace', async () => {
    const row = {
      name: 'Follow-up',
      texts: { en: { subject: 'Hi', body: 'Dear {name}' } },
      state: 'talking',
    };
    const { data: made } = await templates('staff').insert(row).select('id, updated_at').single();
    const change = async (by: Role) => {
      const changed = templates(by)
        .update({ name: 'Follow-up 2' })
        .match(made ?? {});
      return (await changed.select('id')).data?.length;
    };
    expect([await change('admin'), await change('staff')], 'it has changed since').toEqual([1, 0]);
    await templates('staff').delete().eq('id', made?.id);
    const auditRows = await testBackend.owner(
      `select action, details ->> 'name' as name from public.staff_audit where action like 'template%' order by id`,
    );
    expect(auditRows).toEqual([
      { action: 'template_saved', name: 'Follow-up' },
      { action: 'template_saved', name: 'Follow-up 2' },
      { action: 'template_removed', name: 'Follow-up 2' },
    ]);
  });

  const en = { subject: 'a', body: 'b' };
  it.each<[string, object]>([
    ['no English', { texts: { es: en } }],
    ['another language', { texts: { en, de: en } }],
    ['no text', { texts: { en: { subject: 'a' } } }],
    ['something else', { texts: { en: { ...en, html: '<b>' } } }],
    ['an empty subject', { texts: { en: { ...en, subject: '' } } }],
    ['a text too long', { texts: { en: { ...en, body: 'b'.repeat(maxBodyLength + 1) } } }],
    ['a list', { texts: [] }],
    ['a name too long', { name: 'n'.repeat(maxTemplateNameLength + 1) }],
  ])('have no template with %s', async (_name, changes) => {
    const row = { name: 'Odd', texts: { en }, state: null, ...changes };
    expect((await templates('staff').insert(row)).error?.code).toBe('23514');
  });
});
