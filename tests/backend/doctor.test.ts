import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forAll, isSafe, type Role } from '../../supabase/cli/access/attempt.ts';
import { judgeCheck } from '../../supabase/cli/edge-functions.ts';
import { examine, type Finding } from '../../supabase/cli/doctor-run.ts';
import { compareExposure, intendedExposure, readExposure } from '../../supabase/cli/exposure.ts';
import { checkProject, openProject } from '../../supabase/cli/project.ts';
import {
  enginesHere,
  openTestBackend,
  raiseLimits,
  setLimit,
  type TestBackend,
  type TestBackendOptions,
  tokenOf,
} from './support/fixture.ts';
import { anAddress, fileFrom, forgive } from './support/networks.ts';
import { recordedTerminal } from './support/staff-accounts.ts';

let testBackend: TestBackend;
let report = '';
/** A backend as the migrations make it, with one member of staff. */
async function openFresh(options: TestBackendOptions = {}): Promise<void> {
  await (testBackend as TestBackend | undefined)?.close();
  testBackend = await openTestBackend('PGlite', options);
  await tokenOf(testBackend, 'reader');
}
// With the limits that are shipped, as a project has them.
beforeAll(() => openFresh({ hasLimits: true }));
afterAll(() => testBackend.close());

async function examineStage(triesLimits = false, more: Record<string, string> = {}): Promise<Finding[]> {
  const project = await openProject(testBackend.url, {
    SUPABASE_ANON_KEY: testBackend.keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: testBackend.keys.serviceRoleKey,
    ...more,
  });
  const { shown, terminal } = recordedTerminal();
  const findings = await examine(project, terminal, Date.now(), triesLimits);
  report = shown.out;
  return findings;
}

const failedIn = (findings: readonly Pick<Finding, 'name' | 'isPassed'>[]): string[] =>
  findings.filter((finding) => !finding.isPassed).map((finding) => finding.name);

/** What the doctor says of what a backend exposes, without all that it tries. */
async function exposed(backend = testBackend) {
  const [row] = await backend.owner('select public.describe_exposure() as facts');
  return compareExposure(readExposure(row?.['facts']), await intendedExposure());
}

/** What a run could have left: its probe, its file, and its requests, which would count against the next one. */
async function expectNothingLeft(): Promise<void> {
  for (const rows of [
    'public.applications',
    'storage.objects',
    `private.request_log where network <> 'site'`,
  ])
    expect([rows, await testBackend.owner(`select 1 from ${rows}`)]).toEqual([rows, []]);
}

describe('npm run doctor', () => {
  it('passes a project as the migrations make it, also what a reader may not, and leaves nothing behind', async () => {
    const findings = await examineStage(false, {
      DOCTOR_READER_TOKEN: await tokenOf(testBackend, 'reader'),
    });
    expect(failedIn(findings)).toEqual([]);
    expect(report).toContain(`All ${findings.length} checks passed.`);
    expect(findings.filter(({ name }) => name.startsWith('as a reader: ')).length).toBeGreaterThan(40);
    expect(report.split('\n').filter((line) => line.includes('edge function'))).toEqual([
      'PASS  edge function staff-accounts: it answers, and its key is taken',
      'PASS  edge function retention: it answers, and its key is taken',
      'PASS  edge function application-mail: without a mail sender: nobody gets mail, and who lost the link writes to you',
      'PASS  edge function request-build: not deployed: what staff publish waits for a build that you start',
    ]);
    await expectNothingLeft();
    const traces = `select 1 from public.staff_audit where actor_name = 'The reader'`;
    expect(await testBackend.owner(traces)).toEqual([]);
  });

  it.runIf(enginesHere.includes('PostgreSQL 15'))(
    'finds nothing exposed on PostgreSQL 15 that is not on the other',
    { tags: ['nightly'] },
    async () => {
      const other = await openTestBackend('PostgreSQL 15');
      const checks = await exposed(other);
      await other.close();
      expect(failedIn(checks)).toEqual([]);
    },
  );

  it('gives its own network the turns back, and no other', async () => {
    const [firstAddress, other] = [anAddress(), anAddress()];
    const limit = 'applications_per_network_per_hour';
    const [shipped] = await testBackend.owner(`select value from private.limits where name = '${limit}'`);
    await setLimit(testBackend, limit, 1);
    const file = async () => [await fileFrom(testBackend, firstAddress), await fileFrom(testBackend, other)];
    expect(await file()).toEqual(['taken', 'taken']);
    expect(await forgive(testBackend, firstAddress)).toBe('taken');
    expect(await file()).toEqual(['taken', expect.stringContaining('rate_limited_network')]);
    await setLimit(testBackend, limit, Number(shipped?.['value']));
    await testBackend.owner('delete from public.applications');
    await testBackend.owner('delete from private.request_log');
  });

  it(
    'says of a limit that it is one, and when the token is of no reader',
    { tags: ['nightly'] },
    async () => {
      await setLimit(testBackend, 'links_per_network_per_hour', 0);
      const byStranger = { DOCTOR_READER_TOKEN: testBackend.keys.anonKey };
      expect(failedIn(await examineStage(false, byStranger))).toEqual(
        expect.arrayContaining(['as a reader: the token of a member', 'see an application by a wrong link']),
      );
      expect(report).toContain(
        'FAIL  see an application by a wrong link: limit reached: Too many requests came from your network. Please try again in an hour.\n' +
          '      It was not tried',
      );
      await openFresh();
    },
  );

  it(
    'tries the limit on uploads when asked to, with a bounded number of files',
    { tags: ['nightly'] },
    async () => {
      const files = async () => (await testBackend.owner('select 1 from storage.objects')).length;
      await setLimit(testBackend, 'uploads_per_network_per_hour', 30);
      expect(failedIn(await examineStage(true))).toEqual([]);
      expect(report).toMatch(/PASS {2}upload without end from one network: refused after \d+ files/);
      expect(report).toContain('orphans --delete');
      await raiseLimits(testBackend);
      const before = await files();
      expect(failedIn(await examineStage(true))).toEqual(['upload without end from one network']);
      expect(report).toContain('70 files were taken one after the other');
      expect((await files()) - before).toBe(70);
      await openFresh();
    },
  );

  /** A refusal that tells who has applied, which resumes are there, and whose request has a key. */
  const tellingTrigger = [
    `create function public.tell() returns trigger
      language plpgsql security definer set search_path = '' as $$
      begin
        if exists (select from public.applications a
             where a.email = new.email and a.submission_key is distinct from new.submission_key
               or a.submission_key = new.submission_key)
           or exists (select from storage.objects o
             where new.submission_key is null and new.resume_url like '%/' || o.name) then
          raise exception using errcode = 'PT409', message = 'Already here.',
            detail = (select a.email from public.applications a where a.submission_key = new.submission_key);
        end if;
        return new;
      end $$`,
    `create trigger application_0_tell before insert on public.applications
      for each row execute function public.tell()`,
  ];
  const unprotect = (table: string): string[] => [
    `alter table public.${table} disable row level security`,
    `grant all on public.${table} to anon`,
  ];
  it.each<[string, reader: Role, sql: string[], failed: string[]]>([
    [
      'applications can be read, a refusal tells, and anyone manages resumes and says who is staff',
      'reader',
      [
        'grant select on public.applications to anon',
        'create policy open_read on public.applications for select to anon using (true)',
        `update storage.buckets set public = true where id = 'resumes'`,
        'create policy open_files on storage.objects for all to anon using (true) with check (true)',
        ...tellingTrigger,
        ...unprotect('staff_members'),
        ...unprotect('staff_settings'),
        'revoke execute on function public.erase_by_link(text) from anon',
      ],
      [
        'write over a resume (upsert)',
        'write over a resume (update)',
        'upload into a folder',
        'list resumes',
        'read a resume without opening it',
        'open the public address of a resume',
        'make a signed link without opening the resume',
        'file an application, read back all of the own row',
        'list applications, all columns',
        'list applications, id and time only',
        'find an application by its id',
        'find an application by its e-mail address',
        'find an application by the key of its request',
        'count applications',
        'list submission_key of applications',
        'file an application, read back submission_key',
        'list flagged_reason of applications',
        'file an application, read back flagged_reason',
        'list link_hash of applications',
        'file an application, read back link_hash',
        'learn beside a broken field whether an address has applied',
        'learn beside a broken field whether a resume is there',
        'learn something from the key of somebody else’s request',
        'add a member of staff',
        'change a member by a change of the table',
        'move a membership to another account',
        'remove a member without the function',
        'see the settings of staff',
        'let staff in without a second factor',
        'erase by the link before the resume',
        'read a resume with the secret of its link',
        'delete a resume with a wrong secret',
        'erase the own application by its link, which leaves nothing of the probe',
      ],
    ],
    [
      'the table has no protection at all, anyone may do the work of staff and applicants, and an admin comes as a reader',
      'admin',
      [
        ...['applications', 'staff_audit', 'application_notes', 'positions'].flatMap(unprotect),
        `create or replace function private.guard_form(kind text, noun text, relation regclass, submission_key uuid) returns void
          language sql set search_path = '' as ''`,
        'grant execute on function public.application_history(uuid) to anon',
        `create or replace function private.refuse_unless(variadic roles text[]) returns void
          language sql set search_path = '' as $$ select $$`,
        `create or replace function private.hash_of_secret(secret text) returns text
          language sql set search_path = '' as
          $$ select link_hash from public.applications order by created_at desc limit 1 $$`,
      ],
      [
        'list applications, all columns',
        'change an application',
        'write over an application (upsert)',
        'choose the time of filing',
        'file the same application twice',
        'delete an application before its resume',
        'read the history of an application',
        'write a note',
        'read the audit from its table',
        'write into the audit',
        'make a position',
        'see an application by a wrong link',
        'learn the name of a resume by a wrong link',
        'withdraw by a wrong link',
        'erase by a wrong link',
        'add a resume by a wrong link',
        'delete a resume with a wrong secret',
        'as a reader: list the ids of applications',
        'as a reader: export an application',
        'as a reader: take the auditor mark',
      ],
    ],
  ])('says what is open when %s', async (_name, role, sql, expected) => {
    await openFresh();
    const more = { SUPABASE_SERVICE_ROLE_KEY: '', DOCTOR_READER_TOKEN: await tokenOf(testBackend, role) };
    for (const statement of sql) await testBackend.owner(statement);
    const [first, ...failed] = failedIn(await examineStage(false, more));
    // Without the secret key it cannot know.
    expect(first).toBe('what the project exposes');
    // Where the probe itself was changed or deleted, more fails than what is open.
    expect(failed).toEqual(expect.arrayContaining(expected));
    expect(report).toMatch(/\d+ of \d+ checks failed\.\n$/);
    if (role === 'admin') return;
    expect(report).toContain(
      'FAIL  open the public address of a resume: done; must be: refused (404 NoSuchBucket)\n' +
        '      The bucket is public: every resume opens for anyone.',
    );
    const [probe] = await testBackend.owner('select id::text as id from public.applications');
    expect(report).toContain(`One probe is left: application ${String(probe?.['id'])}`);
  });

  it('knows what a project has by itself: automatic row security, and extensions in a schema of their own', async () => {
    await openFresh();
    for (const statement of [
      `create function public.rls_auto_enable() returns event_trigger language plpgsql security definer
        set search_path = 'pg_catalog' as $$ begin end $$`,
      'grant execute on function public.rls_auto_enable() to public',
      'create event trigger ensure_rls on ddl_command_end execute function public.rls_auto_enable()',
      'create schema net',
      'alter extension plpgsql add schema net',
      'grant usage on schema net to public, anon, authenticated',
      `create function net.http_get(url text) returns bigint language sql as 'select 1'`,
      'alter extension plpgsql add function net.http_get(text)',
      'create publication supabase_realtime',
    ])
      await testBackend.owner(statement);
    expect(failedIn(await exposed())).toEqual([]);
    // Where visitors can call it, it does not matter whose it is.
    await testBackend.owner(
      `create function public.http_get(url text) returns bigint language sql as 'select 1'`,
    );
    await testBackend.owner('grant execute on function public.http_get(text) to anon');
    await testBackend.owner('alter extension plpgsql add function public.http_get(text)');
    expect(failedIn(await exposed())).toEqual(['functions, and who may call them', 'what functions do']);
  });

  it('says what is exposed: what it got, what it must get, and what to do', async () => {
    for (const statement of [
      `update storage.buckets set public = true where id = 'resumes'`,
      'create table public.leak as select email from public.applications',
      'grant select on public.leak to anon',
      `create function public.number_of_applications() returns bigint language sql security definer
        as 'select count(*) from public.applications'`,
      'grant execute on function public.number_of_applications() to anon',
      'alter role anon reset statement_timeout',
      'alter role authenticated set statement_timeout = 0',
      'alter table public.applications disable trigger application_receive',
      'create schema hooks',
      'grant usage on schema hooks to anon',
      'alter default privileges for role postgres in schema public grant select on tables to anon',
      'drop trigger resume_upload_guard on storage.objects',
      `create function hooks.send() returns trigger language plpgsql as 'begin return new; end'`,
      'create trigger copy_out after insert on storage.objects for each row execute function hooks.send()',
      `alter policy "staff read a resume after they opened it" on storage.objects using (true)`,
      'alter publication supabase_realtime add table public.applications',
      `create or replace function private.role_of_headers() returns text
        language sql stable set search_path = '' as 'select ''service_role'''`,
      'alter function private.count_request(text) reset search_path',
      'alter table public.applications drop constraint applications_resume_url_check',
      'create rule keep as on delete to public.application_notes do instead nothing',
      'grant execute on function private.limit_of(text) to anon',
    ])
      await testBackend.owner(statement);
    const findings = await exposed();
    for (const [name, ...reported] of [
      ['tables, and who may do what with them', 'not ours: anon may select public.leak'],
      [
        'functions, and who may call them',
        'not ours: anon may call public.number_of_applications() as its owner',
        'not ours: anon may call private.limit_of(text)',
      ],
      ['time limit of a statement by anon', 'none'],
      ['time limit of a statement by authenticated', '0'],
      [
        'triggers of tables and files',
        'not ours: off: CREATE TRIGGER application_receive',
        'missing: CREATE TRIGGER application_receive',
        'missing: CREATE TRIGGER resume_upload_guard BEFORE INSERT ON storage.objects',
        'not ours: CREATE TRIGGER copy_out AFTER INSERT ON storage.objects',
        'not ours: rule keep on public.application_notes',
      ],
      ['schemas that visitors may use', 'not ours: anon may use hooks'],
      ['rights on what is made later', 'not ours: anon gets rights on new tables of postgres'],
      [
        'policies of tables and files',
        'not ours: storage.objects: staff read a resume after they opened it, for select to authenticated using true',
      ],
      ['tables that are sent as they change', 'not ours: supabase_realtime sends public.applications'],
      [
        'what functions do',
        'not ours: private.role_of_headers() with search_path="", text ',
        'missing: private.role_of_headers() with search_path="", text ',
        'not ours: private.count_request(text) with no settings, as its owner, text ',
      ],
      ['rules that rows must keep', 'missing: public.applications: applications_resume_url_check CHECK'],
    ] as const) {
      const found = findings.find((each) => each.name === name);
      expect([name, found?.isPassed]).toEqual([name, false]);
      for (const each of reported) expect(found?.finding).toContain(each);
    }
  });

  it.each([
    ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
    ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ])('takes the keys of today from %s and %s', async (publicName, secretName) => {
    const [anonKey, serviceKey] = ['sb_publishable_0123456789abcdef', 'sb_secret_0123456789abcdef'];
    const environment = { [publicName]: anonKey, [secretName]: serviceKey };
    const project = await openProject('https://project.supabase.example', environment);
    expect(project).toMatchObject({ anonKey, serviceKey });
  });

  it('says that it needs a key, and an address', async () => {
    await expect(openProject('https://project.supabase.example', {})).rejects.toThrow(
      'SUPABASE_PUBLISHABLE_KEY',
    );
    await expect(openProject(undefined, {})).rejects.toThrow('--url or SUPABASE_URL');
    await expect(openProject('project', {})).rejects.toThrow('--url is not an address');
    await expect(openProject('http://project.supabase.co', {})).rejects.toThrow('would travel unprotected');
  });

  it('names a wrong key or address in one sentence, before it writes anything', async () => {
    const rows = await testBackend.owner('select 1 from public.applications');
    const open = (key: string) => openProject(testBackend.url, { SUPABASE_ANON_KEY: key });
    await expect(open(testBackend.keys.serviceRoleKey)).rejects.toThrow(
      'SUPABASE_ANON_KEY holds a secret key',
    );
    const [head, claims] = testBackend.keys.anonKey.split('.');
    const forged = await open(`${head}.${claims}.c2lnbmF0dXJl`);
    await expect(checkProject(forged)).rejects.toThrow('does not accept this public key');
    const gone = { ...forged, url: 'http://127.0.0.1:9' };
    await expect(checkProject(gone)).rejects.toThrow('Nothing answers at http://127.0.0.1:9');
    await expect(checkProject(await open(testBackend.keys.anonKey))).resolves.toBeUndefined();
    expect(await testBackend.owner('select 1 from public.applications')).toHaveLength(rows.length);
  });
});

describe('the answer of an edge function to the check', () => {
  it.each<[string, Parameters<typeof judgeCheck>, isPassed: boolean, finding: string]>([
    ['its key is taken', ['staff-accounts', 200, { keys: 'ok' }, true], true, 'its key is taken'],
    ['it has no keys', ['staff-accounts', 503, { code: 'BOOT_ERROR' }, true], false, 'answered 503'],
    ['its key is refused', ['application-mail', 502, { keys: 'refused' }, true], false, 'refuses the key'],
    [
      'work is overdue',
      ['application-mail', 503, { keys: 'ok', overdue: { mail: 2, requests: 0, files: 1 } }, true],
      false,
      'an hour ago: mail 2, files 1',
    ],
    ['it knows another key', ['application-mail', 200, {}, true], false, 'does not know the secret key'],
    ['without a secret key', ['application-mail', 200, {}, false], true, 'was not looked at'],
    ['it needs no key', ['request-build', 200, { keys: 'none' }, true], true, 'it answers'],
    ['verify_jwt is on', ['request-build', 401, { message: 'Missing' }, true], false, 'wants a token'],
    [
      'an optional one is missing',
      ['request-build', 404, {}, true],
      true,
      'not deployed: what staff publish',
    ],
    ['another one is missing', ['staff-accounts', 404, {}, true], false, 'not deployed: admins invite'],
    ['no answer', ['request-build', 504, null, false], false, 'answered 504'],
    ['too many', ['request-build', 429, null, true], false, 'limit reached'],
  ])('where %s', (_when, answer, isPassed, finding) => {
    expect(judgeCheck(...answer)).toMatchObject({ isPassed, finding: expect.stringContaining(finding) });
  });
});

describe('an answer of a hosted project', () => {
  it.each([
    ['refused (401 42501)', 'refused (401 42501)', true],
    ['refused (401 42501)', 'nothing', true],
    ['refused (401 42501)', 'sees it', false],
    ['refused (401 42501)', 'done', false],
    ['refused (401 42501)', 'nothing changed', false],
    // A rule was broken: the row itself might have been written.
    ['refused (401 42501)', 'refused (400 23514)', false],
    ['refused (401 42501)', 'refused (500 )', false],
    ['refused (401 42501)', 'no answer', false],
    ['nothing', 'refused (403 42501)', true],
    ['nothing', 'limit reached: Too many requests.', false],
    ['nothing changed', 'refused (400 23514)', false],
    ['nothing changed', 'done', false],
    ['refused (404 NoSuchKey)', 'refused (400 )', true],
    ['refused (403 AccessDenied)', 'refused (404 not_found)', true],
    ['refused (413 EntityTooLarge)', 'refused (413 Payload)', true],
    ['refused (401 PGRST301)', 'sees it', false],
    ['sees it', 'own row only', true],
    ['sees it', 'nothing', false],
    ['done', 'refused (400 23514)', true],
    ['done', 'refused (403 42501)', false],
    ['answered as done', 'refused (409 Duplicate)', true],
    ['answered as done', 'done', false],
  ])('where it must be %s: %s is safe: %s', (expected, outcome, isRight) => {
    const attempt = { name: '', run: async () => '', expected: forAll(expected), orLive: 'refused (409' };
    expect(isSafe(attempt, 'anon', outcome)).toBe(isRight);
  });
});
