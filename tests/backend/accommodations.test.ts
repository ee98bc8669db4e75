import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openedRequest, requestList } from '../../src/api/answers/accommodations.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { setLimit, userIdOf } from './support/fixture.ts';
import { askForHelpFrom } from './support/networks.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aRequest } from './support/victim.ts';

/* Who may read, change and count them: the table of attempts (roles.test.ts). */
onEachEngine('requests for an accommodation', (testBackend) => {
  const table = (role: Role) => testBackend.as(role).from('accommodation_requests');
  const file = async (row: object) => {
    const { status, error } = await table('anon').insert(row as never);
    return `${status} ${error?.hint || error?.code || ''}`.trim();
  };
  /** Files a request. @returns its row. */
  async function filed(changes: object = {}) {
    const row = aRequest(changes);
    expect(await file(row)).toBe('201');
    const sql = 'select *, id::text as id from public.accommodation_requests where email = $1::text';
    return (await testBackend.owner(sql, [row.email]))[0] as Record<string, unknown> & { id: string };
  }
  const auditRows = (id: string) =>
    testBackend.owner(
      `select action, actor_name from public.staff_audit where details ->> 'request_id' = '${id}' order by id`,
    );

  it('are filed by anybody, once, and marked as the signals of the form say', async () => {
    const row = { form_trap: 'x', full_name: ' Rosa Example ', submission_key: randomUUID() };
    expect(await filed(row)).toMatchObject({
      full_name: 'Rosa Example',
      state: 'open',
      answered_at: null,
      flagged_reason: 'hidden field filled in',
      // What the page has shown to whoever filed it.
      reference: referenceOf(row.submission_key),
    });
    expect(await file(aRequest(row))).toBe('409 already_received');
    expect(await file([aRequest(), aRequest()])).toBe('400 one_application_per_request');
  });

  it.each<[string, object, string]>([
    ['neither email nor phone', { email: '' }, '400 23514'],
    ['a phone alone', { email: '', phone: '+5215512345678' }, '201'],
    ['a phone with spaces', { phone: '+52 55' }, '400 23514'],
    ['no address', { email: 'rosa' }, '400 23514'],
    ['no words', { needs: '  ' }, '400 23514'],
    ['a megabyte', { needs: 'n'.repeat(900_000) }, '400 23514'],
    ['no position', { job_id: null }, '201'],
    ['a position that there is not', { job_id: 'astronaut' }, '404 position_unknown'],
    ['a draft', { job_id: 'draft-job' }, '404 position_unknown'],
    ['a state of its own', { state: 'answered' }, '401 42501'],
    ['a time of its own', { created_at: '2020-01-01' }, '401 42501'],
  ])('with %s: %s', async (_name, changes, outcome) => {
    await testBackend.owner(
      `insert into public.positions (job_id, category, employment_type, titles)
       values ('draft-job', 'Other', 'Intern', '{"en": "X"}') on conflict do nothing`,
    );
    expect(await file(aRequest(changes))).toBe(outcome);
  });

  it('show in a list nothing that is personal, and the words to who opens one', async () => {
    const { id } = await filed();
    const list = requestList.parse((await testBackend.call('handler', 'list_accommodation_requests')).data);
    expect(list.rows.map((row) => row.id)).toContain(id);
    expect(JSON.stringify(list)).not.toMatch(/Rosa|person\.example|print/);
    const { data } = await testBackend.call('handler', 'open_accommodation_request', { request_id: id });
    expect(openedRequest.parse(data)).toMatchObject({ id, needs: 'Large print, please.' });
  });

  it('leave their trace before they are opened, and when they are answered and erased', async () => {
    const { id } = await filed();
    const open = async () =>
      (await testBackend.as('handler').rpc('open_accommodation_request', { request_id: id })).data;
    expect(await open()).toEqual({ retry_call: true });
    for (let turn = 0; turn < 2; turn += 1) expect(await open()).toMatchObject({ id });
    await testBackend.call('handler', 'set_accommodation_state', { request_id: id, state: 'answered' });
    await testBackend.call('handler', 'erase_accommodation_request', { request_id: id });
    const actions = ['opened', 'answered', 'erased'];
    expect(await auditRows(id)).toEqual(
      actions.map((action) => ({ action: `accommodation_${action}`, actor_name: 'The handler' })),
    );
  });

  it('are for a member with the mark, from the next request on', async () => {
    const { id } = await filed();
    const open = () => testBackend.call('handler', 'open_accommodation_request', { request_id: id });
    await open();
    const mark = (handles_accommodations: boolean) =>
      testBackend.call('admin', 'change_member', {
        ...{ member: userIdOf('handler'), role: 'reader', is_auditor: false, handles_accommodations },
      });
    expect((await mark(false)).data).toEqual({ changed: 1 });
    expect((await open()).error?.code).toBe('42501');
    await mark(true);
    expect((await open()).data.id).toBe(id);
    const [row] = await testBackend.owner(
      `select actor_name, details from public.staff_audit where action = 'member_changed' order by id desc limit 1`,
    );
    expect(row).toMatchObject({ actor_name: 'The admin', details: { handles_accommodations: true } });
  });

  it('say when they were answered, and keep the day through a second press', async () => {
    const { id } = await filed();
    const move = async (state: string) => {
      await testBackend.call('handler', 'set_accommodation_state', { request_id: id, state });
      const sql = 'select answered_at::text from public.accommodation_requests where id = $1::text::uuid';
      return (await testBackend.owner(sql, [id]))[0]?.['answered_at'];
    };
    const answered = await move('answered');
    expect(answered).not.toBeNull();
    expect(await move('answered')).toBe(answered);
    expect(await move('open')).toBeNull();
  });

  it('go when their time is over, with a trace', async () => {
    const [due, recent] = [await filed(), await filed()];
    await testBackend.owner(
      `update public.accommodation_requests set created_at = private.due_before() - interval '1 day' where id = '${due.id}'`,
    );
    await testBackend.as('service_role').rpc('purge_due');
    const left = await testBackend.owner(
      `select id::text from public.accommodation_requests where id::text in ('${due.id}', '${recent.id}')`,
    );
    expect(left).toEqual([{ id: recent.id }]);
    expect(await auditRows(due.id)).toEqual([{ action: 'accommodation_purged', actor_name: 'database' }]);
  });

  describe('limits', () => {
    it('hold when all requests come at once', async () => {
      await testBackend.owner('delete from private.request_log');
      await setLimit(testBackend, 'accommodations_per_minute', 5);
      const outcomes = await Promise.all(Array.from({ length: 60 }, () => file(aRequest())));
      await setLimit(testBackend, 'accommodations_per_minute', 1_000);
      expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(5);
      expect(new Set(outcomes)).toEqual(new Set(['201', '429 rate_limited_site']));
    });

    it('are those of a form of its own, for each network', async () => {
      await setLimit(testBackend, 'accommodations_per_network_per_hour', 2);
      const from = (network: string) => askForHelpFrom(testBackend, network, aRequest());
      const [one, other] = ['203.0.113.9', '203.0.113.10'];
      expect([await from(one), await from(one), await from(other)]).toEqual(['taken', 'taken', 'taken']);
      expect(await from(one)).toBe(
        'rate_limited_network: Too many requests came from your network. Please try again in an hour.',
      );
      expect((await testBackend.call('anon', 'application_by_link', { secret: 'x' })).error).toBeNull();
    });
  });
});
