import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openedRequest, requestList } from '../../src/api/staff-answers.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { requestRules } from '../../src/domain/accommodation/rules.ts';
import { type Role, roles } from '../../supabase/cli/access/attempt.ts';
import { startRetention } from '../../supabase/local/retention.ts';
import { enginesHere, openTestBackend, setLimit, type TestBackend } from './support/fixture.ts';
import { askForHelpFrom } from './support/networks.ts';
import { actAs } from './support/roles.ts';
import { openStaffBackend, type StaffBackend } from './support/staff-accounts.ts';

/** A request as the form sends it. */
function aRequest(changes: object = {}) {
  return {
    full_name: 'Rosa Example',
    email: `${randomUUID()}@person.example`,
    phone: '',
    job_id: 'graphic-designer',
    needs: 'Large print, please.',
    language: 'en',
    form_seconds: 40,
    submission_key: randomUUID(),
    ...changes,
  };
}

const statusOf = (answer: { status: number; error: { hint?: string; code?: string } | null }) =>
  `${answer.status} ${answer.error?.hint || answer.error?.code || ''}`.trim();

describe.each(enginesHere)('requests for an accommodation on %s', (engineName) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
  });
  afterAll(() => testBackend.close());

  const table = async (role: Role) => (await actAs(testBackend, role)).client.from('accommodation_requests');
  const file = async (row: object) => statusOf(await (await table('anon')).insert(row));
  const stored = (email: string) =>
    testBackend.owner('select * from public.accommodation_requests where email = $1::text', [email]);

  /** Files a request. @returns its id. */
  async function filed(changes: object = {}): Promise<string> {
    const row = aRequest(changes);
    expect(await file(row)).toBe('201');
    return String((await stored(row.email))[0]?.['id']);
  }

  it('are filed by anybody, and marked as the signals of the form say', async () => {
    const row = aRequest({ form_trap: 'x', full_name: ' Rosa Example ' });
    expect(await file(row)).toBe('201');
    expect((await stored(row.email))[0]).toMatchObject({
      full_name: 'Rosa Example',
      state: 'open',
      answered_at: null,
      flagged_reason: 'hidden field filled in',
    });
    expect(await file(row)).toBe('409 already_received');
  });

  it.each([
    ['neither email nor phone', { email: '' }, '400 23514'],
    ['a phone alone', { email: '', phone: '+5215512345678' }, '201'],
    ['a phone with spaces', { phone: '+52 55' }, '400 23514'],
    ['no address', { email: 'rosa' }, '400 23514'],
    ['no words', { needs: '  ' }, '400 23514'],
    ['2 001 letters', { needs: 'n'.repeat(2_001) }, '400 23514'],
    ['a megabyte', { needs: 'n'.repeat(900_000) }, '400 23514'],
    ['no position', { job_id: null }, '201'],
    ['a position that there is not', { job_id: 'astronaut' }, '404 position_unknown'],
    ['a state of its own', { state: 'answered' }, '401 42501'],
    ['a time of its own', { created_at: '2020-01-01' }, '401 42501'],
  ])('with %s: %s', async (_name, changes, outcome) => {
    expect(await file(aRequest(changes))).toBe(outcome);
  });

  it('tell nothing of a draft, and come one at a time', async () => {
    await testBackend.owner(
      `insert into public.positions (job_id, category, employment_type, titles) values ('draft-job', 'Other', 'Intern', '{"en": "X"}')`,
    );
    expect(await file(aRequest({ job_id: 'draft-job' }))).toBe('404 position_unknown');
    expect(statusOf(await (await table('anon')).insert([aRequest(), aRequest()] as never))).toBe(
      '400 one_application_per_request',
    );
  });

  it('hold the same rules as the form', async () => {
    const definition = async (column: string) => {
      const [row] = await testBackend.owner(
        'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1::text',
        [`accommodation_requests_${column}_check`],
      );
      return String(row?.['text']).replaceAll("''", "'");
    };
    const { fullName, email, phone, needs } = requestRules;
    expect(await definition('full_name')).toMatch(
      new RegExp(`>= ${fullName.minLength}\\).*<= ${fullName.maxLength}\\)`, 's'),
    );
    expect(await definition('email')).toContain(email.pattern);
    expect(await definition('email')).toContain(`<= ${email.maxLength}`);
    expect(await definition('phone')).toContain(phone.pattern);
    expect(await definition('needs')).toMatch(
      new RegExp(`>= ${needs.minLength}\\).*<= ${needs.maxLength}\\)`, 's'),
    );
  });

  describe.each(roles)('as %s', (role) => {
    const isHandler = role === 'handler';
    const isService = role === 'service_role';

    it(`${isHandler ? 'are' : 'are not'} read, and each look leaves its trace first`, async () => {
      const id = await filed();
      const { client, userId } = await actAs(testBackend, role);
      const open = () => client.rpc('open_accommodation_request', { request_id: id });
      const traces = () =>
        testBackend.owner(
          `select 1 from public.staff_audit
           where action = 'accommodation_opened' and details ->> 'request_id' = $1::text and actor::text = $2::text`,
          [id, userId],
        );
      const first = await open();
      const second = await open();
      if (!isHandler) {
        expect([first.error?.code, second.error?.code, first.data]).toEqual(['42501', '42501', null]);
        expect((await client.rpc('list_accommodation_requests')).error?.code).toBe('42501');
        return expect(await traces()).toEqual([]);
      }
      expect(first.data).toEqual({ ask_again: true });
      expect(openedRequest.parse(second.data)).toMatchObject({ id, needs: 'Large print, please.' });
      await open();
      expect(await traces()).toHaveLength(1);
      const list = requestList.parse((await client.rpc('list_accommodation_requests')).data);
      expect(list.rows.map((row) => row.id)).toContain(id);
      return expect(JSON.stringify(list)).not.toMatch(/Rosa|person\.example|print/);
    });

    it(`${isHandler || isService ? 'are' : 'are not'} answered and erased`, async () => {
      const id = await filed();
      const requests = () => table(role);
      const changed = await (await requests()).update({ state: 'answered' }).eq('id', id).select('id');
      const erased = await (await requests()).delete().eq('id', id).select('id');
      const isDone = isHandler || isService;
      expect([changed.data?.length ?? 0, erased.data?.length ?? 0]).toEqual(isDone ? [1, 1] : [0, 0]);
      const [left] = await testBackend.owner(
        'select state from public.accommodation_requests where id = $1::text::uuid',
        [id],
      );
      expect(left?.['state']).toBe(isDone ? undefined : 'open');
      const trail = await testBackend.owner(
        `select action from public.staff_audit where details ->> 'request_id' = $1::text order by id`,
        [id],
      );
      expect(trail.map(({ action }) => action)).toEqual(
        isDone ? ['accommodation_answered', 'accommodation_erased'] : [],
      );
    });

    it('are not counted, found or sorted by what is in them', async () => {
      await filed();
      const requests = () => table(role);
      const asked = [
        await (await requests()).select('needs').limit(1),
        await (await requests()).select('id').like('full_name', 'R%'),
        await (await requests()).select('id').order('email').limit(1),
      ];
      expect(asked.every(({ error }) => (isService ? error === null : error?.code === '42501'))).toBe(true);
      const { count } = await (await requests()).select('id', { count: 'exact', head: true });
      expect((count ?? 0) > 0).toBe(isHandler || isService);
    });
  });

  it('are for a member with the mark whose session holds, from the next request on', async () => {
    const id = await filed();
    const admin = (await actAs(testBackend, 'admin')).client;
    const { client, userId } = await actAs(testBackend, 'handler');
    const mark = (handles_accommodations: boolean) =>
      admin.from('staff_members').update({ handles_accommodations }).eq('user_id', userId).select('user_id');
    expect((await mark(false)).data).toHaveLength(1);
    const open = () => callAgain(() => client.rpc('open_accommodation_request', { request_id: id }));
    expect((await open()).error?.code).toBe('42501');
    await mark(true);
    expect((await open()).data.id).toBe(id);
    const [row] = await testBackend.owner(
      `select actor_name, details from public.staff_audit where action = 'member_changed' order by id desc limit 1`,
    );
    expect(row).toMatchObject({ actor_name: 'The admin', details: { handles_accommodations: true } });
  });

  it('say when they were answered, and keep the day through a second press', async () => {
    const id = await filed();
    const requests = () => table('handler');
    const move = async (state: string) => {
      await (
        await requests()
      )
        .update({ state } as never)
        .eq('id', id)
        .select('id');
      const [row] = await testBackend.owner(
        'select answered_at::text from public.accommodation_requests where id = $1::text::uuid',
        [id],
      );
      return row?.['answered_at'];
    };
    const answered = await move('answered');
    expect(answered).not.toBeNull();
    expect(await move('answered')).toBe(answered);
    expect(await move('open')).toBeNull();
  });

  it('go when their time is over', async () => {
    const [due, kept] = [await filed(), await filed()];
    await testBackend.owner(
      `update public.accommodation_requests set created_at = now() - interval '366 days' where id = $1::text::uuid`,
      [due],
    );
    await (await startRetention(testBackend)).stop();
    const left = await testBackend.owner(
      'select id::text from public.accommodation_requests where id::text in ($1::text, $2::text)',
      [due, kept],
    );
    expect(left).toEqual([{ id: kept }]);
    const trail = await testBackend.owner(
      `select actor_name from public.staff_audit where action = 'accommodation_purged' and details ->> 'request_id' = $1::text`,
      [due],
    );
    expect(trail).toEqual([{ actor_name: 'database' }]);
  });

  it('are limited, also when they all come at once', async () => {
    await testBackend.owner('delete from private.request_log');
    await setLimit(testBackend, 'accommodations_per_minute', 5);
    const { client } = await actAs(testBackend, 'anon');
    const sent = await Promise.all(
      Array.from({ length: 60 }, () => client.from('accommodation_requests').insert(aRequest())),
    );
    const outcomes = sent.map(statusOf);
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['201', '429 rate_limited_network']));
    await setLimit(testBackend, 'accommodations_per_minute', 1_000);
    await setLimit(testBackend, 'accommodations_per_network_per_hour', 2);
    const from = (network: string) => askForHelpFrom(testBackend, network, aRequest());
    const [one, other] = ['203.0.113.9', '203.0.113.10'];
    expect([await from(one), await from(one), await from(other)]).toEqual(['taken', 'taken', 'taken']);
    expect(await from(one)).toBe(
      'rate_limited_network: Too many requests came from your network. Please try again in an hour.',
    );
    // A form of its own: whoever applies is not refused for it.
    const { error } = await client.rpc('application_by_link', { secret: 'x' });
    expect(error).toBeNull();
  });
});

describe('npm run applications saves requests for an accommodation', () => {
  const backends: StaffBackend[] = [];
  afterAll(() => Promise.all(backends.map((staffBackend) => staffBackend.close())));

  it('in a file of their own, with a trace, and brings them back; purge takes them', async () => {
    const open = async (): Promise<StaffBackend> => {
      const staffBackend = await openStaffBackend();
      backends.push(staffBackend);
      return staffBackend;
    };
    const [from, to] = [await open(), await open()];
    const answered = { state: 'answered', answered_at: '2026-11-01T10:00:00+00:00' };
    const old = { created_at: '2020-01-01T00:00:00+00:00', job_id: 'graphic-designer' };
    const rows = [answered, old].map((changes) => aRequest({ ...changes, id: randomUUID() }));
    for (const row of rows)
      expect((await from.service.from('accommodation_requests').insert(row)).error).toBeNull();
    const target = join(from.folder, 'saved');
    expect((await from.command(['export', target])).out).toContain(
      'Wrote 2 requests for an accommodation beside them.',
    );
    const path = join(target, 'accommodation-requests.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(join(target, 'applications.json'), 'utf8')).not.toContain('Rosa');
    const audit = await from.service
      .from('staff_audit')
      .select('action')
      .eq('action', 'accommodation_exported');
    expect(audit.data).toHaveLength(2);

    expect((await to.command(['restore', target], 'embedded', 'yes')).out).toContain(
      'Restored 0 applications and 2 requests for an accommodation.',
    );
    const read = async ({ service }: StaffBackend) =>
      (await service.from('accommodation_requests').select('*').order('created_at')).data?.map((row) => {
        const { inserted_xid: transaction, ...stored } = row;
        expect(transaction).toBeDefined();
        return stored;
      });
    expect(await read(to)).toEqual(await read(from));
    expect((await to.command(['restore', target], 'embedded', 'yes')).out).toContain('of it are there');
    expect((await to.command(['purge', '--older-than', '365d'], 'embedded', 'yes')).out).toContain(
      'Deleted 0 applications with all files and 1 request for an accommodation.',
    );
    expect(await read(to)).toHaveLength(1);
  });
});
