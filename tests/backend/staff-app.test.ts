import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationList,
  exportedApplications,
  openedApplication,
  openedResume,
} from '../../src/api/staff-answers.ts';
import { callAgain } from '../../src/domain/contract/ask-again.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { signToken } from '../../supabase/local/http/keys.ts';
import { aVictim, createAccount } from './support/victim.ts';
import { actAs, claimsOf, clientWith, userIdOf } from './support/roles.ts';
import { anApplication, enginesHere, openTestBackend, type TestBackend } from './support/fixture.ts';

const hourMs = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();

/** Applications of which each differs from the others in one thing that a list can ask for. Newest first. */
const filed: readonly Record<string, string>[] = [
  { full_name: 'Ada Newest', email: 'ada@one.example', language: 'es' },
  { full_name: 'Bob 100%_Sure', email: 'bob@two.example', job_id: 'open-application' },
  { full_name: 'Cleo Twice', email: 'Cleo@Three.example' },
  { full_name: 'Cleo Again', email: 'cleo@three.example' },
  { full_name: 'Dan Talking', email: 'dan@four.example', state: 'talking' },
  { full_name: "José O'Brien-Łukasz", email: 'j@eight.example', phone: '+14155550123' },
  { full_name: 'सड\u093Cक नेहा', email: 'n@nine.example' },
  { full_name: 'أَحمد', email: 'a@ten.example' },
  { full_name: 'Eve Quick', email: 'eve@five.example', form_trap: 'bot' },
  { full_name: 'Fay Assigned', email: 'fay@six.example', assignee: userIdOf('staff') },
  { full_name: 'Old Due', email: 'old@seven.example' },
];
const ageOf = (at: number): number => (at === filed.length - 1 ? 366 * 24 : at * 30);

describe.each(enginesHere)('what staff see and do on %s', (engineName) => {
  let testBackend: TestBackend;
  let staff: SupabaseClient;
  let reader: SupabaseClient;
  let admin: SupabaseClient;
  const ids = filed.map(() => randomUUID());
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    [staff, reader, admin] = (await Promise.all(
      (['staff', 'reader', 'admin'] as const).map(async (role) => (await actAs(testBackend, role)).client),
    )) as [SupabaseClient, SupabaseClient, SupabaseClient];
    const service = (await actAs(testBackend, 'service_role')).client.from('applications');
    for (const [at, row] of filed.entries()) {
      const whole = { ...anApplication(), ...row, id: ids[at], created_at: hoursAgo(ageOf(at)) };
      expect((await service.insert(whole)).error).toBeNull();
    }
  });
  afterAll(() => testBackend.close());

  const listed = async (named: object, by = reader) => {
    const { data, error } = await by.rpc('list_applications', named);
    expect(error).toBeNull();
    return applicationList.parse(data);
  };
  const open = (id?: string) => callAgain(() => reader.rpc('open_application', { application_id: id }));
  const all = filed.map((row) => row['full_name'] ?? '');

  it.each<[string, object, readonly string[]]>([
    ['everything, newest first', {}, all],
    ['everything, oldest first', { is_descending: false }, all.toReversed()],
    ['everything by name', { sort: 'name', is_descending: false }, all.toSorted()],
    [
      'by state, the last one first',
      { sort: 'state' },
      ['Dan Talking', ...all.filter((n) => n !== 'Dan Talking')],
    ],
    ['words in any order', { search: 'newest ADA' }, ['Ada Newest']],
    ['a name without its accents, and with', { search: 'jose o’brien' }, ["José O'Brien-Łukasz"]],
    ['other letters of a name', { search: 'lukasz' }, ["José O'Brien-Łukasz"]],
    ['Hindi without nuktas', { search: 'सडक' }, ['सड\u093Cक नेहा']],
    ['Arabic without vowel points', { search: 'احمد' }, ['أَحمد']],
    ['a phone number as people write it', { search: '(415) 555-0123' }, ["José O'Brien-Łukasz"]],
    ['a phone number with a zero before it', { search: '0415 5550123' }, ["José O'Brien-Łukasz"]],
    ['part of a name', { search: 'TWICE' }, ['Cleo Twice']],
    ['part of an address', { search: 'three.EX' }, ['Cleo Twice', 'Cleo Again']],
    ['a percent sign', { search: '%' }, ['Bob 100%_Sure']],
    ['an underscore', { search: '_' }, ['Bob 100%_Sure']],
    ['a backslash', { search: '\\' }, []],
    ['nobody', { search: 'zzz' }, []],
    ['a position', { job: 'open-application' }, ['Bob 100%_Sure']],
    ['a state', { state: 'talking' }, ['Dan Talking']],
    ['a language', { language: 'es' }, ['Ada Newest']],
    ['a member', { assignee: userIdOf('staff') }, ['Fay Assigned']],
    ['what is due', { only: 'due' }, ['Old Due']],
    ['what is marked', { only: 'flagged' }, ['Eve Quick']],
    ['what is repeated', { only: 'repeated' }, ['Cleo Twice', 'Cleo Again']],
    ['a day', { since: hoursAgo(60).slice(0, 10), until: hoursAgo(60).slice(0, 10) }, ['Cleo Twice']],
    ['two things at once', { only: 'repeated', search: 'again' }, ['Cleo Again']],
  ])('lists %s', async (_name, named, names) => {
    const { rows, total } = await listed(named);
    expect(rows.map((row) => row.full_name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('finds an application by its reference, whole or its beginning, with or without the hyphen', async () => {
    const [id = ''] = ids;
    const reference = referenceOf(id);
    for (const search of [
      reference,
      reference.toLowerCase(),
      `${reference.slice(0, 4)}-${reference.slice(4)}`,
      reference.slice(0, 6),
    ]) {
      const { rows } = await listed({ search });
      expect(rows.map((row) => row.id)).toContain(id);
      expect(rows[0]?.reference.startsWith(reference.slice(0, 6))).toBe(true);
    }
  });

  it('gives one page of the list, and how many there are', async () => {
    const page = await listed({ page_offset: 2, page_size: 3 });
    expect(page.rows.map((row) => row.full_name)).toEqual(all.slice(2, 5));
    expect(page.total).toBe(all.length);
    expect((await listed({ page_offset: 100 })).rows).toEqual([]);
  });

  it('says of each what the list shows', async () => {
    const { rows } = await listed({});
    expect(rows.map((row) => row.repeats)).toEqual(all.map((name) => (name.startsWith('Cleo') ? 1 : 0)));
    expect(rows.map((row) => row.is_due)).toEqual(all.map((name) => name === 'Old Due'));
    expect(rows.map((row) => row.assignee_name)).toEqual(
      all.map((name) => (name === 'Fay Assigned' ? 'The staff' : null)),
    );
    expect(rows.every((row) => row.reference === referenceOf(row.id))).toBe(true);
  });

  it.each([{ sort: 'age' }, { only: 'mine' }])('refuses a list by %j', async (named) => {
    expect((await reader.rpc('list_applications', named)).error?.code).toBe('22023');
  });

  it('counts by state what the search and the other filters let through', async () => {
    expect(await listed({ search: 'dan', state: 'new' })).toMatchObject({ states: { talking: 1 }, total: 0 });
    expect(await listed({})).toMatchObject({ states: { new: all.length - 1, talking: 1 }, due: 1 });
  });

  const auditOf = (id: string | undefined) =>
    testBackend.owner(
      `select action, actor_name, details from public.staff_audit where application_id = $1::text::uuid order by id`,
      [id],
    );

  it('opens an application with its notes and the others of its address', async () => {
    const [, , id, other] = ids;
    await staff.from('application_notes').insert({ application_id: id, body: '  Rang on Monday.\n' });
    const opened = openedApplication.parse((await open(id)).data);
    expect(opened?.notes.map(({ body, author_name }) => [body, author_name])).toEqual([
      ['Rang on Monday.', 'The staff'],
    ]);
    expect(opened?.repeats.map((repeat) => repeat.id)).toEqual([other]);
    expect(opened?.cover_letter).toContain('I would like to help.');
    expect(Object.keys((await open(id)).data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/submission_key|link_hash|inserted_xid/)]),
    );
    expect(await auditOf(id)).toMatchObject([
      { action: 'noted', actor_name: 'The staff' },
      { action: 'opened', actor_name: 'The reader' },
    ]);
    expect((await open(randomUUID())).data).toBeNull();
  });

  it('leaves a second trace after five minutes', async () => {
    const [id] = ids;
    await testBackend.owner(
      `insert into public.staff_audit (at, actor, actor_name, action, application_id)
       values (now() - interval '301 seconds', $1::text::uuid, 'The reader', 'opened', $2::text::uuid)`,
      [userIdOf('reader'), id],
    );
    await open(id);
    await open(id);
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('leaves a trace of each change, without what the applicant is called', async () => {
    const { id, application, resumeName } = await aVictim(testBackend);
    const row = (client: SupabaseClient) => client.from('applications');
    await row(staff).update({ state: 'talking' }).eq('id', id);
    await row(staff).update({ state: 'talking' }).eq('id', id); // no change, no trace
    await row(staff)
      .update({ assignee: userIdOf('reader') })
      .eq('id', id);
    const { data: note } = await staff
      .from('application_notes')
      .insert({ application_id: id, body: 'Note.' })
      .select('id')
      .single();
    await staff.from('application_notes').delete().eq('id', note?.id);
    await staff.from('application_notes').insert({ application_id: id, body: 'Goes with it.' });
    expect(
      exportedApplications.parse(
        (await callAgain(() => staff.rpc('export_applications', { ids: [id] }))).data,
      ),
    ).toHaveLength(1);
    expect(openedResume.parse((await reader.rpc('open_resume', { application_id: id })).data)).toEqual({
      name: resumeName,
    });
    await reader.rpc('open_resume', { application_id: id }); // no new look
    await admin.storage.from('resumes').remove([resumeName]);
    await row(admin).delete().eq('id', id);
    const rows = await auditOf(id);
    expect(rows.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['state_changed', 'The staff'],
      ['assigned', 'The staff'],
      ['noted', 'The staff'],
      ['note_deleted', 'The staff'],
      ['noted', 'The staff'],
      ['exported', 'The staff'],
      ['resume_opened', 'The reader'],
      ['resume_removed', 'The admin'],
      ['erased', 'The admin'],
    ]);
    expect(rows[0]?.['details']).toEqual({ from: 'new', to: 'talking' });
    expect(rows[1]?.['details']).toEqual({ to: userIdOf('reader') });
    const everything = JSON.stringify(await testBackend.owner('select * from public.staff_audit'));
    for (const personal of [application.email, application.full_name, resumeName])
      expect(everything).not.toContain(personal);
    expect(
      await testBackend.owner(
        'select 1 from public.application_notes where application_id = $1::text::uuid',
        [id],
      ),
    ).toEqual([]);
  });

  it('leaves a trace of changes to members, settings and positions', async () => {
    const id = randomUUID();
    await testBackend.owner(
      `insert into auth.users (id, email, created_at, updated_at) values ($1::text::uuid, 'new@staff.example', now(), now())`,
      [id],
    );
    await admin.from('staff_members').insert({ user_id: id, name: 'New', role: 'reader' });
    await admin.from('staff_members').update({ role: 'staff' }).eq('user_id', id);
    await admin.from('staff_members').delete().eq('user_id', id);
    await admin.from('staff_settings').update({ retention_days: 365 }).eq('is_only', true);
    await admin.from('positions').update({ is_open: true }).eq('job_id', 'product-tester');
    const auditor = (await actAs(testBackend, 'auditor')).client.from('staff_audit');
    const { data } = await auditor
      .select('action, actor_name')
      .in('action', [
        'member_added',
        'member_changed',
        'member_removed',
        'settings_changed',
        'position_changed',
      ])
      .eq('actor', userIdOf('admin'))
      .order('id');
    const names = [
      'member_added',
      'member_changed',
      'member_removed',
      'settings_changed',
      'position_changed',
    ];
    expect(data).toEqual(names.map((action) => ({ action, actor_name: 'The admin' })));
  });

  it.each([
    ['update', `update public.staff_audit set actor_name = 'x'`],
    ['delete', 'delete from public.staff_audit'],
    ['truncate', 'truncate public.staff_audit'],
  ])('refuses to %s the audit, even for the owner of the database', async (_name, sql) => {
    await expect(testBackend.owner(sql)).rejects.toThrow('Nobody changes or removes what the audit says.');
  });

  /** An admin who signed in anew, and what happened to the account, the session or the rule since. */
  const actingAfter = async (change: string, aal = 'aal2') => {
    const [id, session_id] = [await createAccount(testBackend), randomUUID()];
    await testBackend.owner(
      `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
       values ($1::text::uuid, $2::text::uuid, $3::text, now(), now())`,
      [session_id, id, aal],
    );
    const member = `insert into public.staff_members (user_id, name, role) values ($1::text::uuid, 'New', 'admin')`;
    await testBackend.owner(member, [id]);
    const claims = { ...claimsOf('admin'), sub: id, session_id, aal };
    const client = clientWith(testBackend, await signToken(testBackend.keys.jwtSecret, claims, 600));
    await testBackend.owner(change, [id]);
    const named: Record<string, object> = {
      open_application: { application_id: ids[0] },
      application_history: { application_id: ids[0] },
      move_applications: { ids: [], state: 'hired' },
      open_resume: { application_id: ids[0] },
      export_applications: { ids },
    };
    const functions = ['list_applications', ...Object.keys(named)];
    const answers = await Promise.all(functions.map((name) => client.rpc(name, named[name] ?? {})));
    const added = { user_id: await createAccount(testBackend), name: 'Accomplice', role: 'admin' };
    const own = await client.from('staff_members').select('user_id');
    const settings = await client.from('staff_settings').select('retention_days');
    return {
      refusals: [...answers, await client.from('staff_members').insert(added)].map(({ status }) => status),
      changed: (await client.from('applications').update({ state: 'talking' }).eq('id', ids[0]).select('id'))
        .data,
      seen: [own.data?.length, settings.data?.length],
    };
  };
  const refused = { refusals: [403, 403, 403, 403, 403, 403, 403], changed: [] };
  const onAccount = (change: string) => `update auth.users set ${change} where id = $1::text::uuid`;
  const onSession = (change: string) => `update auth.sessions set ${change} where user_id = $1::text::uuid`;

  it.each([
    ['an account that is banned', onAccount(`banned_until = now() + interval '1 hour'`)],
    ['an account that is deleted', onAccount('deleted_at = now()')],
    ['a session that was ended', 'delete from auth.sessions where user_id = $1::text::uuid'],
    ['a session that is over', onSession(`created_at = now() - interval '12 hours 1 second'`)],
    ['a session whose end has come', onSession('not_after = now()')],
  ])('is closed, the own row included, to %s', async (_name, change) => {
    expect(await actingAfter(change)).toEqual({ ...refused, seen: [0, 0] });
  });

  it('is closed to who is a member no more', async () => {
    const removed = await actingAfter('delete from public.staff_members where user_id = $1::text::uuid');
    expect(removed).toEqual({ ...refused, seen: [0, 0] });
  });

  it('asks who has a second factor for its code, also where nobody must have one', async () => {
    await testBackend.owner('update public.staff_settings set second_factor = false');
    const factor = `insert into auth.mfa_factors (id, user_id, status, secret, created_at, updated_at)
      values (gen_random_uuid(), $1::text::uuid, 'verified', '', now(), now())`;
    const before = await actingAfter(factor, 'aal1');
    const without = await actingAfter('select $1::text', 'aal1');
    await testBackend.owner('update public.staff_settings set second_factor = true');
    expect(before).toEqual({ ...refused, seen: [1, 1] });
    expect(without.refusals).toEqual([200, 200, 200, 200, 200, 200, 201]);
  });

  it('leaves what a person took back as it is, whoever asks', async () => {
    const { id, secret } = await aVictim(testBackend);
    const anon = (await actAs(testBackend, 'anon')).client;
    await anon.rpc('withdraw_by_link', { secret });
    const row = admin.from('applications');
    const tries = [
      await row.update({ state: 'talking' }).eq('id', id),
      await row.update({ assignee: userIdOf('reader') }).eq('id', id),
      await staff.from('application_notes').insert({ application_id: id, body: 'Ring anyway.' }),
    ];
    expect(tries.map(({ error }) => error?.hint)).toEqual(Array(3).fill('application_withdrawn'));
  });

  it('exports no more than a thousand at once', async () => {
    const many = Array.from({ length: 1001 }, () => randomUUID());
    expect((await staff.rpc('export_applications', { ids: many })).error?.code).toBe('22023');
  });

  it('keeps the id of a position', async () => {
    const { error } = await admin
      .from('positions')
      .update({ job_id: 'another' })
      .eq('job_id', 'product-tester');
    expect(error?.message).toBe('A position keeps its id.');
  });

  it('says to a repeated request that its application has arrived, although the position has closed since', async () => {
    const anon = (await actAs(testBackend, 'anon')).client.from('applications');
    const row = { ...anApplication({ job_id: 'content-creator' }), submission_key: randomUUID() };
    expect((await anon.insert(row)).error).toBeNull();
    await testBackend.owner(`update public.positions set is_open = false where job_id = 'content-creator'`);
    expect((await anon.insert(row)).error?.hint).toBe('already_received');
    const { error } = await anon.insert({ ...row, submission_key: randomUUID() });
    expect(error).toMatchObject({
      hint: 'position_closed',
      message: 'This position is closed and takes no more applications.',
    });
  });
});
