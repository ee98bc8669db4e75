import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine, type Finding } from '../../supabase/cli/doctor-run.ts';
import { checkTarget, openTarget } from '../../supabase/cli/doctor-target.ts';
import { actAs } from './support/roles.ts';
import { openStage, raiseLimits, setLimit, type Stage } from './support/fixture.ts';

let stage: Stage;
let report = '';
beforeAll(async () => {
  stage = await openStage('PGlite');
  await raiseLimits(stage);
});
afterAll(() => stage.close());

async function examineStage(triesLimits = false, more: Record<string, string> = {}): Promise<Finding[]> {
  report = '';
  const target = await openTarget(stage.url, { SUPABASE_ANON_KEY: stage.keys.anonKey, ...more });
  const terminal = {
    out: (text: string) => void (report += text),
    progress: () => undefined,
    ask: async () => null,
  };
  return examine(target, terminal, Date.now(), triesLimits);
}

const failedIn = (findings: readonly Finding[]): string[] =>
  findings.filter((finding) => !finding.isPassed).map((finding) => finding.name);

describe('npm run doctor', () => {
  it('passes a project as the migrations make it, and names its one probe', async () => {
    const findings = await examineStage();
    expect(failedIn(findings)).toEqual([]);
    expect(report).toContain(`All ${findings.length} checks passed.`);
    const rows = await stage.owner('select id::text as id, email from public.applications');
    expect(rows).toHaveLength(1);
    expect(report).toContain(`One probe was written: application ${String(rows[0]?.['id'])}`);
    expect(await stage.owner('select 1 from storage.objects')).toHaveLength(1);
  });

  it('tries as a reader what a reader may not, and says when the token is of none', async () => {
    const { token } = await actAs(stage, 'reader');
    const asReader = (findings: readonly Finding[]) =>
      findings.filter(({ name }) => name.startsWith('as a reader: '));
    const findings = await examineStage(false, { DOCTOR_READER_TOKEN: token });
    expect(failedIn(findings)).toEqual([]);
    expect(asReader(findings).length).toBeGreaterThan(10);
    const byStranger = await examineStage(false, { DOCTOR_READER_TOKEN: stage.keys.anonKey });
    expect(failedIn(byStranger)).toEqual(['as a reader: count applications, which a reader may']);
    const admin = { DOCTOR_READER_TOKEN: (await actAs(stage, 'admin')).token };
    expect(failedIn(await examineStage(false, admin))).toEqual(
      expect.arrayContaining(['as a reader: move an application', 'as a reader: export applications']),
    );
    await stage.owner('update public.staff_members set is_auditor = false');
  });

  it('says exactly what is open when the bucket is public', async () => {
    await stage.owner(`update storage.buckets set public = true where id = 'resumes'`);
    expect(failedIn(await examineStage())).toEqual(['open the public address of a resume']);
    expect(report).toContain(
      'FAIL  open the public address of a resume: the bucket is public: every resume opens for anyone',
    );
    await stage.owner(`update storage.buckets set public = false where id = 'resumes'`);
  });

  it('says exactly what is open when the table can be read', async () => {
    await stage.owner('grant select on public.applications to anon');
    await stage.owner('create policy open_read on public.applications for select to anon using (true)');
    expect(failedIn(await examineStage())).toEqual([
      'list applications with all their columns',
      'list applications by id',
      'find an application by its e-mail address',
      'find an application by its id',
      'count applications',
      'read back more than id and time of the own application',
      'find an application by the key of its sending',
      'list submission_key of applications',
      'read back submission_key of the own application',
      'list flagged_reason of applications',
      'read back flagged_reason of the own application',
      'list link_hash of applications',
      'read back link_hash of the own application',
    ]);
    expect(report).toMatch(/FAIL {2}list applications by id: anyone can read applications: \d rows/);
    await stage.owner('drop policy open_read on public.applications');
    await stage.owner('revoke select on public.applications from anon');
    await stage.owner('grant select (id, created_at) on public.applications to anon');
  });

  /** Puts a refusal into the database that tells of other people, for as long as the doctor looks. */
  async function failedWhileTelling(condition: string): Promise<string[]> {
    await stage.owner(`create function public.tell() returns trigger
      language plpgsql security definer set search_path = '' as $$
      begin
        if ${condition} then
          raise exception using errcode = 'PT409', message = 'Already here.',
            detail = (select a.email from public.applications a where a.submission_key = new.submission_key);
        end if;
        return new;
      end $$`);
    await stage.owner(`create trigger application_0_tell before insert on public.applications
      for each row execute function public.tell()`);
    const failed = failedIn(await examineStage());
    await stage.owner('drop function public.tell() cascade');
    return failed;
  }

  it.each([
    [
      'who has applied',
      'exists (select from public.applications a where a.email = new.email and a.submission_key is distinct from new.submission_key)',
      'learn beside a broken field whether an address has applied',
    ],
    [
      'which resumes are there',
      "exists (select from storage.objects o where new.submission_key is null and new.resume_url like '%/' || o.name)",
      'learn beside a broken field whether a resume is there',
    ],
    [
      'whose sending has a key',
      'exists (select from public.applications a where a.submission_key = new.submission_key)',
      'learn something from the key of somebody’s sending',
    ],
  ])('says exactly what is open when a refusal tells %s', async (_name, condition, check) => {
    expect(await failedWhileTelling(condition)).toEqual([check]);
  });

  it('says exactly what is open when a column beside id and time can be read', async () => {
    await stage.owner('grant select (submission_key, flagged_reason) on public.applications to anon');
    expect(failedIn(await examineStage())).toEqual([
      'read back submission_key of the own application',
      'read back flagged_reason of the own application',
    ]);
    await stage.owner('revoke select (submission_key, flagged_reason) on public.applications from anon');
  });

  it('tries the limit on uploads when asked to, with a bounded number of files', async () => {
    const files = async (): Promise<number> => (await stage.owner('select 1 from storage.objects')).length;
    await stage.owner('delete from private.request_log');
    await stage.owner(`update storage.objects set created_at = created_at - interval '1 day'`);
    await setLimit(stage, 'uploads_per_minute', 30);
    expect(failedIn(await examineStage(true))).toEqual([]);
    expect(report).toMatch(/PASS {2}upload without end from one network: refused after \d+ files/);
    expect(report).toContain('orphans --delete');
    await raiseLimits(stage);
    const before = await files();
    expect(failedIn(await examineStage(true))).toEqual(['upload without end from one network']);
    expect(report).toContain('70 files were taken one after the other');
    expect((await files()) - before).toBe(71);
  });

  it('says exactly what is open when the table has no protection at all', async () => {
    await stage.owner('alter table public.applications disable row level security');
    await stage.owner('grant all on public.applications to anon');
    await stage.owner('alter table public.applications disable trigger application_2_guard');
    const failed = failedIn(await examineStage());
    expect(failed).toEqual(
      expect.arrayContaining([
        'list applications with all their columns',
        'change an application',
        'delete an application',
        'write over an application (upsert)',
        'choose created_at of an application',
        'file the same sending twice',
      ]),
    );
    expect(failed).not.toContain('list resumes');
    await stage.owner('alter table public.applications enable trigger application_2_guard');
    await stage.owner('alter table public.applications enable row level security');
    await stage.owner('revoke all on public.applications from anon');
  });

  it('says exactly what is open when anyone may manage resumes', async () => {
    await stage.owner(
      `create policy open_files on storage.objects for all to anon using (true) with check (true)`,
    );
    expect(failedIn(await examineStage())).toEqual(
      expect.arrayContaining([
        'list resumes',
        'read a resume',
        'write over a resume (upsert)',
        'delete a resume',
      ]),
    );
  });

  it('says exactly what is open when anyone may say who is staff', async () => {
    const holes = ['staff_members', 'staff_settings'];
    await actAs(stage, 'reader');
    for (const table of holes) {
      await stage.owner(`alter table public.${table} disable row level security`);
      await stage.owner(`grant all on public.${table} to anon`);
    }
    const failed = failedIn(await examineStage()).filter((name) => /staff/.test(name));
    for (const table of holes) {
      await stage.owner(`alter table public.${table} enable row level security`);
      await stage.owner(`revoke all on public.${table} from anon`);
    }
    expect(failed).toEqual([
      'list members of staff',
      'become a member of staff',
      'let staff in without a second factor',
    ]);
  });

  it('says exactly what is open when anyone may do the work of staff and applicants', async () => {
    await stage.close();
    stage = await openStage('PGlite'); // without what the tests before have opened
    await actAs(stage, 'reader'); // that there is a member stands in the audit
    const tables = ['staff_audit', 'application_notes', 'positions'];
    for (const table of tables) {
      await stage.owner(`alter table public.${table} disable row level security`);
      await stage.owner(`grant all on public.${table} to anon`);
    }
    await stage.owner('grant execute on function public.count_applications() to anon');
    await stage.owner(`create or replace function private.refuse_unless(variadic roles text[]) returns void
      language sql set search_path = '' as $$ select $$`);
    await stage.owner(`create or replace function private.hash_of_secret(secret text) returns text
      language sql set search_path = '' as $$ select link_hash from public.applications order by created_at desc limit 1 $$`);
    const failed = failedIn(await examineStage());
    expect(failed).toEqual([
      'call count_applications',
      'read the audit',
      'write into the audit',
      'write a note',
      'close a position',
      'call application_by_link with a wrong secret',
      'call resume_by_link with a wrong secret',
      'call withdraw_by_link with a wrong secret',
      'call erase_by_link with a wrong secret',
      'call add_resume_by_link with a wrong secret',
      'delete a resume',
    ]);
  });

  it('says that it needs a key, and an address', async () => {
    await expect(openTarget('https://project.supabase.example', {})).rejects.toThrow('SUPABASE_ANON_KEY');
    await expect(openTarget(undefined, {})).rejects.toThrow('needs --url');
    await expect(openTarget('project', {})).rejects.toThrow('--url is not an address');
    await expect(openTarget('http://project.supabase.co', {})).rejects.toThrow('would travel unprotected');
  });

  it('names a wrong key or address in one sentence, before it writes anything', async () => {
    const rows = await stage.owner('select 1 from public.applications');
    const open = (key: string) => openTarget(stage.url, { SUPABASE_ANON_KEY: key });
    await expect(open(stage.keys.serviceRoleKey)).rejects.toThrow('SUPABASE_ANON_KEY holds a secret key');
    const [head, claims] = stage.keys.anonKey.split('.');
    const forged = await open(`${head}.${claims}.c2lnbmF0dXJl`);
    await expect(checkTarget(forged)).rejects.toThrow('does not accept this public key');
    const gone = { ...forged, url: 'http://127.0.0.1:9' };
    await expect(checkTarget(gone)).rejects.toThrow('Nothing answers at http://127.0.0.1:9');
    await expect(checkTarget(await open(stage.keys.anonKey))).resolves.toBeUndefined();
    expect(await stage.owner('select 1 from public.applications')).toHaveLength(rows.length);
  });
});
