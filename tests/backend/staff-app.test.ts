import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applicationList,
  exportedApplications,
  listNeighbours,
  openedApplication,
  openedResume,
} from '../../src/api/answers/applications.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { retentionYears } from '../../src/domain/application/rules.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { signToken } from '../../supabase/local/http/keys.ts';
import { anApplication, claimsOf, clientWith, tokenOf, userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, createAccount } from './support/victim.ts';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

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
  {
    full_name: 'Gus Resume',
    email: 'gus@eleven.example',
    resume_url: '/storage/v1/object/public/resumes/gus_eleven.example_1.pdf',
  },
  { full_name: 'Old Due', email: 'old@seven.example' },
];
const ageOf = (at: number): number => (at === filed.length - 1 ? (retentionYears + 1) * 366 * 24 : at * 30);
const all = filed.map((row) => row['full_name'] ?? '');

onEachEngine('what staff see and do', (testBackend) => {
  const ids = filed.map(() => randomUUID());
  const call: typeof testBackend.call = (...args) => testBackend.call(...args);
  const table = (role: Role, name = 'applications') => testBackend.as(role).from(name);
  beforeAll(async () => {
    for (const role of ['staff', 'reader', 'admin'] as const) await tokenOf(testBackend, role);
    for (const [at, row] of filed.entries()) {
      const time = hoursAgo(ageOf(at));
      const fullRow = { ...anApplication(), ...row, id: ids[at], created_at: time, state_shown_at: time };
      expect((await table('service_role').insert(fullRow)).error).toBeNull();
    }
  });

  const auditOf = (id: string | undefined) =>
    testBackend.owner(
      `select action, actor_name, details from public.staff_audit where '${id}' in (application_id, application_ids[1]) order by id`,
    );

  describe('the list', () => {
    const listed = async (named: object) =>
      applicationList.parse((await call('reader', 'list_applications', named)).data);

    it.each<[string, object, readonly string[]]>([
      ['everything, newest first', {}, all],
      ['everything, oldest first', { is_descending: false }, all.toReversed()],
      ['everything by name', { sort: 'name', is_descending: false }, all.toSorted()],
      [
        'by state, the last one first',
        { sort: 'state' },
        ['Dan Talking', ...all.filter((name) => name !== 'Dan Talking')],
      ],
      ['words in any order', { search: 'newest ADA' }, ['Ada Newest']],
      ['a name without its accents, and with', { search: 'jose o’brien' }, ["José O'Brien-Łukasz"]],
      ['other letters of a name', { search: 'lukasz' }, ["José O'Brien-Łukasz"]],
      ['Hindi without nuktas', { search: 'सडक' }, ['सड\u093Cक नेहा']],
      ['Arabic without vowel points', { search: 'احمد' }, ['أَحمد']],
      ['a phone number as people write it', { search: '(415) 555-0123' }, ["José O'Brien-Łukasz"]],
      ['a phone number with a zero before it', { search: '0415 5550123' }, ["José O'Brien-Łukasz"]],
      ['a phone number from its seventh digit on', { search: '555-0123' }, ["José O'Brien-Łukasz"]],
      ['nobody by fewer digits of a phone number', { search: '550123' }, []],
      ['nobody by the beginning of a phone number', { search: '+1415555012' }, []],
      ['nobody by many numbers in one', { search: `${'4155550123'.repeat(19)}00` }, []],
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
      ['nobody’s', { is_unassigned: true }, all.filter((name) => name !== 'Fay Assigned')],
      ['what has no resume', { only: 'no_resume' }, all.filter((name) => name !== 'Gus Resume')],
      ['what is due', { only: 'due' }, ['Old Due']],
      ['what is marked', { only: 'flagged' }, ['Eve Quick']],
      ['what is repeated', { only: 'repeated' }, ['Cleo Twice', 'Cleo Again']],
      [
        'a span of time, from its first moment to before its last',
        { since: hoursAgo(61), until: hoursAgo(59) },
        ['Cleo Twice'],
      ],
      ['two things at once', { only: 'repeated', search: 'again' }, ['Cleo Again']],
    ])('shows %s', async (_name, named, names) => {
      const { rows, total } = await listed(named);
      expect(rows.map((row) => row.full_name)).toEqual(names);
      expect(total).toBe(names.length);
    });

    it('finds an application by its reference, whole or its beginning, with or without the hyphen', async () => {
      const reference = referenceOf(ids[0] ?? '');
      const hyphened = `${reference.slice(0, 4)}-${reference.slice(4)}`;
      for (const search of [reference, reference.toLowerCase(), hyphened, reference.slice(0, 6)])
        expect((await listed({ search })).rows.map((row) => row.id)).toContain(ids[0]);
    });

    it('has pages', async () => {
      const page = await listed({ page_offset: 2, page_size: 3 });
      expect(page.rows.map((row) => row.full_name)).toEqual(all.slice(2, 5));
      expect(page.total).toBe(all.length);
      expect((await listed({ page_offset: 100 })).rows).toEqual([]);
    });

    it('says of each row what it shows', async () => {
      const { rows } = await listed({});
      expect(rows.map((row) => row.repeats)).toEqual(all.map((name) => (name.startsWith('Cleo') ? 1 : 0)));
      expect(rows.map((row) => row.is_due)).toEqual(all.map((name) => name === 'Old Due'));
      expect(rows.map((row) => row.assignee_name)).toEqual(
        all.map((name) => (name === 'Fay Assigned' ? 'The staff' : null)),
      );
      expect(rows.every((row) => row.reference === referenceOf(row.id))).toBe(true);
    });

    it('counts by state what the search and the other filters let through', async () => {
      const dan = await listed({ search: 'dan', state: 'new' });
      expect(dan).toMatchObject({ states: { talking: 1 }, total: 0 });
      expect(await listed({})).toMatchObject({ states: { new: all.length - 1, talking: 1 }, due: 1 });
    });
  });

  describe('the way from one application to the next', () => {
    const around = async (at: number, named: object = {}) => {
      const answer = await call('reader', 'list_neighbours', { application_id: ids[at], ...named });
      const { ids: near = [], ...place } = listNeighbours.parse(answer.data) ?? {};
      return { names: near.map((id) => all[ids.findIndex((each) => each === id)]), ...place };
    };

    it('knows the place of an application in each order', async () => {
      expect(await around(4)).toEqual({ names: all, first: 1, total: all.length, is_listed: true });
      const byName = await around(4, { sort: 'name', is_descending: false });
      expect(byName.names).toEqual(all.toSorted());
    });

    it('finds where one would stand that the filters let through no more', async () => {
      const state = all.filter((name) => name !== 'Dan Talking');
      const { names, ...place } = await around(4, { state: 'new' });
      expect(names).toEqual(all);
      expect(place).toEqual({ first: 1, total: state.length, is_listed: false });
    });

    it('knows none of an application that there is not', async () => {
      expect((await call('reader', 'list_neighbours', { application_id: randomUUID() })).data).toBeNull();
    });
  });

  it.each([
    ['list_applications', { sort: 'age' }],
    ['list_neighbours', { application_id: ids[0], sort: 'age' }],
    [
      'list_applications',
      { search: 'one two three four five six seven eight nine ten eleven', in_texts: true },
    ],
    ['list_applications', { only: 'mine' }],
    ['list_applications', { search: 'a'.repeat(201) }],
    ['list_application_ids', { search: 'a'.repeat(201) }],
    ['move_applications', { ids: [ids[0]], state: 'eaten' }],
    ['export_applications', { ids: Array(10_001).fill(ids[0]) }],
    ['export_applications', { ids: [ids[0]], part: -1 }],
    ['move_applications', { ids: Array(1001).fill(ids[0]), state: 'new' }],
    ['assign_applications', { ids: [ids[0]], assignee: userIdOf('reader') }],
  ])(
    'refuses %s with what it does not take: order, filter, search, state, too many at once, a reader',
    async (name, named) => {
      expect((await call('staff', name, named)).error?.code).toBe('22023');
    },
  );

  it('opens an application with its notes and the others of its address', async () => {
    const [, , id, other] = ids;
    await table('staff', 'application_notes').insert({ application_id: id, body: '  Rang on Monday.\n' });
    const { data } = await call('reader', 'open_application', { application_id: id });
    const opened = openedApplication.parse(data);
    expect(opened?.notes).toMatchObject([{ body: 'Rang on Monday.', author_name: 'The staff' }]);
    expect(opened?.repeats.map((repeat) => repeat.id)).toEqual([other]);
    expect(opened?.cover_letter).toContain('I would like to help.');
    expect(Object.keys(data).join()).not.toMatch(/submission_key|link_hash|inserted_xid/);
    expect(await auditOf(id)).toMatchObject([
      { action: 'noted', actor_name: 'The staff' },
      { action: 'opened', actor_name: 'The reader' },
    ]);
  });

  it('leaves a second trace after five minutes', async () => {
    const [id] = ids;
    await testBackend.owner(
      `insert into public.staff_audit (at, actor, actor_name, action, application_id)
       values (now() - interval '301 seconds', $1::text::uuid, 'The reader', 'opened', $2::text::uuid)`,
      [userIdOf('reader'), id],
    );
    for (let turn = 0; turn < 2; turn += 1) await call('reader', 'open_application', { application_id: id });
    expect(await auditOf(id)).toHaveLength(2);
  });

  it('leaves a trace of each change, without what the applicant is called', async () => {
    const { id, application, resumeName } = await aVictim(testBackend);
    const notes = table('staff', 'application_notes');
    await call('staff', 'move_applications', { ids: [id], state: 'talking' });
    await call('staff', 'move_applications', { ids: [id], state: 'talking' }); // no change, no trace
    await call('staff', 'assign_applications', { ids: [id], assignee: userIdOf('admin') });
    await notes.insert({ application_id: id, body: 'Note.' });
    const [note] = await testBackend.owner(
      `select id::text from public.application_notes where application_id = '${id}'`,
    );
    await call('staff', 'delete_note', { note_id: note?.['id'] });
    await notes.insert({ application_id: id, body: 'Goes with it.' });
    const exported = await call('staff', 'export_applications', { ids: [id] });
    expect(exportedApplications.parse(exported.data)).toHaveLength(1);
    const open = () => call('reader', 'open_resume', { application_id: id });
    expect(openedResume.parse((await open()).data)).toEqual({ name: resumeName });
    await open(); // no new look
    await testBackend.as('admin').storage.from('resumes').remove([resumeName]);
    await call('admin', 'erase_application', { application_id: id });
    const rows = await auditOf(id);
    expect(rows.map(({ action, actor_name }) => `${action} by ${actor_name}`)).toEqual([
      'state_changed by The staff',
      'assigned by The staff',
      'noted by The staff',
      'note_deleted by The staff',
      'noted by The staff',
      'exported by The staff',
      'resume_opened by The reader',
      'resume_removed by The admin',
      'erased by The admin',
    ]);
    expect(rows[0]?.['details']).toEqual({ from: 'new', to: 'talking' });
    expect(rows[1]?.['details']).toEqual({ to: userIdOf('admin') });
    const everything = JSON.stringify(await testBackend.owner('select * from public.staff_audit'));
    for (const personal of [application.email, application.full_name, resumeName])
      expect(everything).not.toContain(personal);
    const left = 'select 1 from public.application_notes where application_id = $1::text::uuid';
    expect(await testBackend.owner(left, [id])).toEqual([]);
  });

  it('leaves a trace of changes to members, settings and positions', async () => {
    const user_id = await createAccount(testBackend);
    await table('admin', 'staff_members').insert({ user_id, name: 'New', role: 'reader' });
    const marks = { is_auditor: true, handles_accommodations: false };
    await call('admin', 'change_member', { member: user_id, role: 'staff', ...marks });
    await call('admin', 'begin_member_action', { action: 'remove', member: user_id });
    await table('admin', 'staff_settings').update({ letter_delay_minutes: 6 }).eq('is_only', true);
    await table('admin', 'staff_settings').update({ letter_delay_minutes: 6 }).eq('is_only', true);
    const overview = await call('reader', 'settings_overview');
    expect(overview.data).toMatchObject({
      settings: { letter_delay_minutes: 6, shown_after_minutes: 15 },
      changes: { letter_delay_minutes: { by: 'The admin', at: expect.any(String) } },
      news_mail: 'none',
    });
    expect(Object.keys(overview.data.changes)).toEqual(['letter_delay_minutes']);
    await table('admin', 'positions').update({ is_open: true }).eq('job_id', 'product-tester');
    const auditRows = await testBackend.owner(
      `select action from public.staff_audit where application_id is null and actor_name = 'The admin' order by id`,
    );
    expect(auditRows.map(({ action }) => action)).toEqual([
      'member_added',
      'member_changed',
      'member_removed',
      'settings_changed',
      'position_changed',
    ]);
  });

  it.each([
    `update public.staff_audit set actor_name = 'x'`,
    'delete from public.staff_audit',
    'truncate public.staff_audit',
  ])('refuses “%s” even to the owner of the database', async (sql) => {
    await expect(testBackend.owner(sql)).rejects.toThrow('Nobody changes or removes what the audit says.');
  });

  describe('a session that holds no more', () => {
    /** An admin who signed in anew, and what happened to the account, the session or the rule since. */
    const actingAfter = async (change: string, aal = 'aal2') => {
      const [id, session_id] = [await createAccount(testBackend), randomUUID()];
      await testBackend.owner(`insert into auth.sessions (id, user_id, aal, created_at, updated_at)
         values ('${session_id}', '${id}', '${aal}', now(), now())`);
      const member = `insert into public.staff_members (user_id, name, role) values ($1::text::uuid, 'New', 'admin')`;
      await testBackend.owner(member, [id]);
      const claims = { ...claimsOf('admin'), sub: id, session_id, aal };
      const client = clientWith(testBackend, await signToken(testBackend.keys.jwtSecret, claims, 600));
      await testBackend.owner(change, [id]);
      const [application_id] = ids;
      const added = { user_id: await createAccount(testBackend), name: 'Accomplice', role: 'admin' };
      const answers = [
        await client.rpc('list_applications'),
        await client.rpc('open_application', { application_id }),
        await client.rpc('application_history', { application_id }),
        await client.rpc('move_applications', { ids: [], state: 'hired' }),
        await client.rpc('open_resume', { application_id }),
        await client.rpc('export_applications', { ids }),
        await client.rpc('list_members'),
        await client.from('staff_members').insert(added),
      ];
      const membership = await client.rpc('current_membership');
      const settings = await client.from('staff_settings').select('letter_delay_minutes');
      return {
        statuses: [...new Set(answers.map(({ status }) => status))],
        visible: [membership.data?.name ?? null, settings.data?.length],
      };
    };
    const refused = { statuses: [403] };
    const onAccount = (change: string) => `update auth.users set ${change} where id = $1::text::uuid`;
    const onSession = (change: string) => `update auth.sessions set ${change} where user_id = $1::text::uuid`;

    it.each([
      ['of an account that is banned', onAccount(`banned_until = now() + interval '1 hour'`)],
      ['of an account that is deleted', onAccount('deleted_at = now()')],
      ['that was ended', 'delete from auth.sessions where user_id = $1::text::uuid'],
      ['that is over', onSession(`created_at = now() - interval '12 hours 1 second'`)],
      ['whose end has come', onSession('not_after = now()')],
      ['of a member no more', 'delete from public.staff_members where user_id = $1::text::uuid'],
    ])('opens nothing, the own row included: %s', async (_name, change) => {
      expect(await actingAfter(change)).toEqual({ ...refused, visible: [null, 0] });
    });

    it('without the code of a second factor, also where nobody must have one', async () => {
      await testBackend.owner('update public.staff_settings set second_factor = false');
      const factor = `insert into auth.mfa_factors (id, user_id, status, secret, created_at, updated_at)
        values (gen_random_uuid(), $1::text::uuid, 'verified', '', now(), now())`;
      const withFactor = await actingAfter(factor, 'aal1');
      const without = await actingAfter('select $1::text', 'aal1');
      await testBackend.owner('update public.staff_settings set second_factor = true');
      expect(withFactor).toEqual({ ...refused, visible: ['New', 0] });
      expect(without.statuses).toEqual([200, 201]);
    });
  });

  const shownTo = async ({ secret }: { secret: string }) =>
    (await call('anon', 'application_by_link', { secret })).data.state as string;
  const letTimePass = (id: string) =>
    testBackend.owner(
      `update public.applications set state_shown_at = state_shown_at - interval '16 minutes' where id = '${id}'`,
    );

  it('shows a state to the applicant after a delay', async () => {
    const victim = await aVictim(testBackend);
    const move = (state: string) => call('staff', 'move_applications', { ids: [victim.id], state });
    await move('talking');
    await letTimePass(victim.id);
    expect(await shownTo(victim)).toBe('talking');
    await move('hired');
    expect(await shownTo(victim)).toBe('talking');
    await move('declined');
    expect(await shownTo(victim)).toBe('talking');
    await letTimePass(victim.id);
    expect(await shownTo(victim)).toBe('declined');
  });

  it('leaves what an applicant has withdrawn as it is, alone or among others', async () => {
    const [gone, other] = [await aVictim(testBackend), await aVictim(testBackend)];
    await call('staff', 'move_applications', { ids: [gone.id], state: 'declined' });
    await call('anon', 'withdraw_by_link', { secret: gone.secret });
    for (const { error } of [
      await call('staff', 'move_applications', { ids: [gone.id], state: 'talking' }),
      await call('admin', 'assign_applications', { ids: [gone.id], assignee: userIdOf('staff') }),
      await table('staff', 'application_notes').insert({ application_id: gone.id, body: 'Ring anyway.' }),
    ])
      expect(error?.hint).toBe('application_withdrawn');
    const many = await call('staff', 'move_applications', { ids: [gone.id, other.id], state: 'talking' });
    expect(many.data).toMatchObject({ changed: 1, skipped: 1 });
    expect(await shownTo(gone)).toBe('withdrawn');
  });

  it('tells the second of two members what the first has set, and keeps that', async () => {
    const { id } = await aVictim(testBackend);
    const move = { ids: [id], expected_state: 'new' };
    await call('staff', 'move_applications', { ...move, state: 'talking' });
    const second = await call('admin', 'move_applications', { ...move, state: 'declined' });
    expect(second.data).toMatchObject({ changed: 0, conflict: { state: 'talking', by: 'The staff' } });
    const assign = async (by: Role, assignee: string | null) =>
      (
        await call(by, 'assign_applications', {
          ids: [id],
          assignee,
          checks_assignee: true,
          expected_assignee: null,
        })
      ).data;
    expect(await assign('admin', userIdOf('admin'))).toMatchObject({ changed: 1, conflict: null });
    expect(await assign('staff', null)).toMatchObject({
      changed: 0,
      conflict: { assignee: userIdOf('admin'), by: 'The admin' },
    });
    const { data: history } = await call('staff', 'application_history', { application_id: id });
    expect(history).toMatchObject([{ action: 'state_changed' }, { action: 'assigned' }]);
  });

  it('says to a repeated request that its application has arrived, although the position has closed since', async () => {
    const row = { ...anApplication({ job_id: 'content-creator' }), submission_key: randomUUID() };
    expect((await table('anon').insert(row)).error).toBeNull();
    await testBackend.owner(`update public.positions set is_open = false where job_id = 'content-creator'`);
    expect((await table('anon').insert(row)).error?.hint).toBe('already_received');
    const other = await table('anon').insert({ ...row, submission_key: randomUUID() });
    expect(other.error?.hint).toBe('position_closed');
  });
});
