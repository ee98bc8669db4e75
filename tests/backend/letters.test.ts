import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import {
  maxBodyLength,
  maxDelayMinutes,
  maxRecipients,
  maxSubjectLength,
  maxTemplateNameLength,
} from '../../src/domain/letter/rules.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';

type Queued = { batch: string; queued: string[]; skipped: { reason: string }[] };
type Letter = { id: string; outcome: string; problem: string; body: string; author_name: string };

onEachEngine('messages to applicants', (testBackend) => {
  const call = async <Data>(role: Role, name: string, named?: object): Promise<Data> => {
    const { data, error } = await testBackend.call(role, name, named);
    if (error !== null) throw error;
    return data as Data;
  };
  const claim = () =>
    call<{ id: string; address: string }[]>('service_role', 'claim_due_mail', { most: 100 });
  const finish = (id: unknown, is_sent: boolean, is_final = false) =>
    call('service_role', 'finish_mail', { id, is_sent, problem: is_sent ? '' : 'EENVELOPE 550', is_final });
  const filed = async () => {
    await claim(); // somebody collects mail
    return aVictim(testBackend, {}, false);
  };
  const aLetter = (id: string, changes: object = {}) => ({
    application_id: id,
    language: 'en',
    subject: 'Hello',
    body: 'Dear Ada,\nwelcome.',
    expected_letter: null,
    expected_state: 'new',
    ...changes,
  });
  const queue = (letters: readonly object[], named: object = {}, by: Role = 'staff') =>
    call<Queued>(by, 'queue_letters', { letters, ...named });
  const undo = (named: object, by: Role = 'staff') => call<object>(by, 'take_back_letters', named);
  const opened = ({ id }: { id: string }) =>
    call<{ state: string; letters: Letter[] }>('staff', 'open_application', { application_id: id });
  const shownTo = async ({ secret }: FiledVictim) =>
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
    const { queued } = await queue([aLetter(victim.id)]);
    expect(await claim(), 'not before its time').toEqual([]);
    await letTimePass(victim);
    expect(await claim()).toMatchObject([{ id: queued[0], address: victim.application.email }]);
    expect((await opened(victim)).letters).toMatchObject([
      { outcome: 'waiting', author_name: 'The staff', body: 'Dear Ada,\nwelcome.' },
    ]);
    await finish(queued[0], true);
    expect((await opened(victim)).letters).toMatchObject([{ outcome: 'sent' }]);
    expect(await actions(victim)).toEqual(
      expect.arrayContaining(['letter_queued by The staff', 'letter_sent by mail']),
    );
  });

  it('are taken back until somebody sends them', async () => {
    const [one, other] = [await filed(), await filed()];
    const { batch } = await queue([aLetter(one.id), aLetter(other.id)]);
    await letTimePass(other);
    const [sending] = await claim();
    expect(await undo({ batch }, 'admin')).toEqual({ taken_back: 1, too_late: 1 });
    await finish(sending?.id, true);
    await letTimePass(one);
    expect(await claim()).toEqual([]);
    expect((await opened(one)).letters).toMatchObject([{ outcome: 'taken_back' }]);
    expect(await actions(one)).toContain('letter_taken_back by The admin');
  });

  it('bring a state that comes at the same time, and go with it when it is taken back', async () => {
    const victim = await filed();
    const { queued } = await queue([aLetter(victim.id)], { state: 'declined' });
    const [times] =
      await testBackend.owner(`select a.state_shown_at = q.send_after as same, q.send_after > now() + interval '14 minutes' as later
       from public.applications a join private.mail_queue q on q.application_id = a.id where a.id = '${victim.id}'`);
    expect(times).toEqual({ same: true, later: true });
    expect(await shownTo(victim)).toBe('new');
    expect(await undo({ ids: queued })).toMatchObject({ taken_back: 1 });
    expect(await opened(victim)).toMatchObject({ state: 'new', letters: [{ outcome: 'taken_back' }] });
    await letTimePass(victim);
    expect([await shownTo(victim), await claim()]).toEqual(['new', []]);

    await queue([aLetter(victim.id, { expected_letter: queued[0] })], { state: 'declined' });
    await letTimePass(victim);
    expect([await shownTo(victim), (await claim()).length]).toEqual(['declined', 1]);
  });

  it('are not sent by the second of two members before they saw that of the first, nor after another state', async () => {
    const victim = await filed();
    const { queued } = await queue([aLetter(victim.id)]);
    const second = await queue([aLetter(victim.id)], {}, 'admin');
    expect(second).toMatchObject({ queued: [], skipped: [{ reason: 'other_letter' }] });
    const newest = queued[0];
    await call('staff', 'move_applications', { ids: [victim.id], state: 'talking' });
    const third = await queue(
      [aLetter(victim.id, { expected_letter: newest })],
      { state: 'declined' },
      'admin',
    );
    expect(third.skipped).toMatchObject([{ reason: 'other_state' }]);
    expect((await queue([aLetter(victim.id, { expected_letter: newest })], {}, 'admin')).skipped).toEqual([]);
  });

  it('reach none who gets no mail, and say whom', async () => {
    const [gone, refuses, fine] = [await filed(), await filed(), await filed()];
    await call('anon', 'withdraw_by_link', { secret: gone.secret });
    await call('service_role', 'end_mail', { address: refuses.application.email.toUpperCase() });
    const ids = [gone.id, refuses.id, fine.id, randomUUID()];
    expect(await call('staff', 'letter_recipients', { ids })).toMatchObject([
      { obstacle: 'application_withdrawn' },
      { obstacle: 'address_refused' },
      { obstacle: null, newest_letter: null, language: 'en', state: 'new' },
    ]);
    const answer = await queue(ids.map((id) => aLetter(id)));
    expect(answer.queued).toHaveLength(1);
    expect(answer.skipped.map(({ reason }) => reason).toSorted()).toEqual([
      'address_refused',
      'application_withdrawn',
      'gone',
    ]);
  });

  it('that could not be sent say why, and are tried again when somebody asks', async () => {
    const victim = await filed();
    const [id] = (await queue([aLetter(victim.id)])).queued;
    await letTimePass(victim);
    await claim();
    await finish(id, false, true);
    expect((await opened(victim)).letters).toMatchObject([{ outcome: 'failed', problem: 'EENVELOPE 550' }]);
    expect(await actions(victim)).toContain('letter_failed by mail');
    expect(await call('staff', 'retry_letter', { id })).toMatchObject({ changed: 1 });
    expect((await claim()).map((mail) => mail.id)).toEqual([id]);
    await finish(id, true);
    expect(await call('staff', 'retry_letter', { id }), 'it is sent').toMatchObject({ changed: 0 });
  });

  it('go with the application', async () => {
    const victim = await filed();
    await queue([aLetter(victim.id)]);
    await testBackend.as('service_role').from('applications').delete().eq('id', victim.id);
    const rows =
      await testBackend.owner(`select 1 from public.application_letters where application_id = '${victim.id}'
       union all select 1 from private.mail_queue where application_id = '${victim.id}'`);
    expect(rows).toEqual([]);
  });

  it('are restored as they were, and what was to be sent is not sent unasked', async () => {
    const victim = await filed();
    await queue([aLetter(victim.id)]);
    const stored = testBackend.as('service_role').from('application_letters');
    const { data } = await stored.select('*').eq('application_id', victim.id);
    for (const table of ['public.application_letters', 'private.mail_queue'])
      await testBackend.owner(`delete from ${table} where application_id = '${victim.id}'`);
    expect((await stored.insert(data ?? [])).error).toBeNull();
    const [letter] = (await opened(victim)).letters;
    expect(letter).toMatchObject({ outcome: 'failed', problem: 'restored', author_name: 'The staff' });
    await call('staff', 'retry_letter', { id: letter?.id });
    expect((await claim()).map(({ id }) => id)).toEqual([letter?.id]);
    await finish(letter?.id, true);
  });

  it('are queued by nobody while nobody collects mail', async () => {
    const { id } = await filed();
    await testBackend.owner(`update private.mail_sender set asked_at = now() - interval '16 minutes'`);
    const status = () => call('staff', 'mail_sender_status');
    expect(await status()).toMatchObject({ is_there: false, overdue: 0, letter_delay_minutes: 5 });
    await expect(queue([aLetter(id)])).rejects.toMatchObject({ hint: 'no_mail_sender' });
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
    await expect(queue([aLetter(id, changes)])).rejects.toMatchObject({ code: '22023' });
  });

  it('are as long as the app lets them be, with letters of every script', async () => {
    const { id } = await filed();
    const body = `\u2068नेहा\u2069\n${'क्\u200Dष'.repeat(1_000)}`;
    const letter = aLetter(id, {
      subject: '\u{1F600}'.repeat(maxSubjectLength),
      body: body + 'a'.repeat(maxBodyLength - [...body].length),
    });
    expect((await queue([letter])).queued).toHaveLength(1);
  });

  it.each([
    ['more than may be at once', { letters: Array(maxRecipients + 1).fill(aLetter(randomUUID())) }],
    ['a delay that is too long', { letters: [], delay_minutes: maxDelayMinutes + 1 }],
    ['a state that staff may not set', { letters: [], state: 'withdrawn' }],
    ['no list', { letters: {} }],
  ])('are refused: %s', async (_name, named) => {
    await expect(call('staff', 'queue_letters', named)).rejects.toMatchObject({ code: '22023' });
  });

  const templates = (by: Role) => testBackend.as(by).from('letter_templates');

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
