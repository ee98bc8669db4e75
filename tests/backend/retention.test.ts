import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { retentionYears } from '../../src/domain/application/rules.ts';
import { runApplications } from '../../supabase/cli/applications-command.ts';
import { type Erased, eraseDue } from '../../supabase/functions/retention/answer.ts';
import { aResume, aResumeName, tokenOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aRequest, aVictim, type FiledVictim } from './support/victim.ts';

/** What is due in the days after a round. */
type Outlook = { in30Days: { applications: number; requests: number; nextAt: string | null } };

onEachEngine('what is older than promised', (testBackend) => {
  const ago = (text: string) => `now() - interval '${text}'`;
  const past = ago(`${retentionYears} years 1 day`);
  const near = ago(`${retentionYears} years -1 days`);

  /** An application that was sent, and last decided about, so long ago, with its file and a note. */
  async function filed(sent: string, decided = sent): Promise<FiledVictim> {
    const victim = await aVictim(testBackend);
    await testBackend.owner(
      `update public.applications set created_at = ${sent}, state_shown_at = ${decided} where id = '${victim.id}'`,
    );
    await testBackend.owner(
      `update storage.objects set created_at = ${sent} where name = '${victim.resumeName}'`,
    );
    await testBackend.owner(
      `insert into public.application_notes (application_id, author_name, body) values ('${victim.id}', 'Test', 'Note.')`,
    );
    return victim;
  }

  /** A file that no application names, of so long ago. */
  async function uploaded(at: string): Promise<string> {
    const name = aResumeName();
    await testBackend.as('anon').storage.from('resumes').upload(name, aResume());
    await testBackend.owner(`update storage.objects set created_at = ${at} where name = '${name}'`);
    return name;
  }

  /** How much of an application there is: row, note, the file's row. */
  async function left({ id, resumeName }: FiledVictim): Promise<number> {
    const rows = await testBackend.owner(`select 1 from public.applications where id = '${id}'
       union all select 1 from public.application_notes where application_id = '${id}'
       union all select 1 from storage.objects where name = '${resumeName}'`);
    return rows.length;
  }
  const files = () => readdir(join(testBackend.directory, 'files'));
  const namesThere = async (...names: string[]) =>
    (await testBackend.owner(`select name from storage.objects where name in ('${names.join("', '")}')`)).map(
      ({ name }) => name,
    );

  /** What the timer asks for, with a key of the project unless told otherwise. */
  async function callTimer(token = testBackend.keys.serviceRoleKey): Promise<[number, Erased & Outlook]> {
    const request = { method: 'POST', headers: { Authorization: `Bearer ${token}` } };
    const response = await fetch(`${testBackend.url}/functions/v1/retention`, request);
    return [response.status, await response.json()];
  }

  it('goes with notes and files, leaves a trace, and takes nothing else with it', async () => {
    const [due, recent, decidedLater] = [await filed(past), await filed(near), await filed(past, near)];
    const stranded = await uploaded(ago('61 minutes'));
    const resuming = await uploaded(ago('59 minutes'));
    expect(await files()).toHaveLength(5);
    const [status, { in30Days, ...erased }] = await callTimer();
    expect([status, erased]).toEqual([200, { applications: 1, requests: 0, files: 2 }]);
    expect(in30Days, 'what comes due next').toMatchObject({ applications: 2, requests: 0 });
    expect(Date.parse(in30Days.nextAt ?? '') - Date.now()).toBeLessThan(86_400_000 + 60_000);
    expect([await left(due), await left(recent), await left(decidedLater)]).toEqual([0, 3, 3]);
    expect(await namesThere(stranded, resuming)).toEqual([resuming]);
    expect(await files()).toHaveLength(3);
    const auditRows = await testBackend.owner(
      `select action, actor, actor_name, application_id::text as id from public.staff_audit where action = 'purged'`,
    );
    expect(auditRows).toEqual([{ action: 'purged', actor: null, actor_name: 'database', id: due.id }]);
    expect(await callTimer()).toMatchObject([200, { applications: 0, requests: 0, files: 0 }]);
  });

  it('is erased by the command after a yes alone, which is told how much by which clock', async () => {
    const due = await filed(past);
    const told: string[] = [];
    const run = (answer: string | null) =>
      runApplications(
        ['retention'],
        { SUPABASE_URL: testBackend.url, SUPABASE_SECRET_KEY: testBackend.keys.serviceRoleKey },
        {
          out: (text) => void told.push(text),
          progress: () => undefined,
          ask: async (question) => (told.push(question), answer),
        },
      );
    await expect(run('no')).rejects.toThrow('Nothing was deleted');
    expect(await left(due)).toBe(3);
    await run('yes');
    expect(await left(due)).toBe(0);
    expect(told.join('')).toContain(`it is ${new Date().toISOString().slice(0, 10)}`);
    expect(told.join('')).toContain(
      '1 application and 0 requests for an accommodation will be erased for good',
    );
    told.length = 0;
    await run(null);
    expect(told.join('')).toContain('Nothing is due');
  });

  it('stays where somebody decides about it in the same moment', async () => {
    const due = await filed(past);
    await Promise.all([
      testBackend.engine.transaction('write', async (session) => {
        await session.query(`select set_config('role', 'service_role', true)`);
        await session.query(
          'update public.applications set state_shown_at = now() where id = $1::text::uuid',
          [due.id],
        );
        await new Promise((resolve) => setTimeout(resolve, 300));
      }),
      new Promise((resolve) => setTimeout(resolve, 100)).then(() => callTimer()),
    ]);
    expect(await left(due)).toBe(3);
  });

  it('counts a request for an accommodation from its answer', async () => {
    const service = testBackend.as('service_role').from('accommodation_requests');
    const [due, answeredLater] = [aRequest(), aRequest()];
    for (const row of [due, answeredLater]) expect((await service.insert(row)).error).toBeNull();
    const set = (what: string, { email }: { email: string }) =>
      testBackend.owner(`update public.accommodation_requests set ${what} where email = '${email}'`);
    for (const row of [due, answeredLater]) await set(`created_at = ${past}`, row);
    await set(`answered_at = ${near}`, answeredLater);
    expect(await callTimer()).toMatchObject([200, { applications: 0, requests: 1, files: 0 }]);
    const left = `select email from public.accommodation_requests where email in ('${due.email}', '${answeredLater.email}')`;
    expect(await testBackend.owner(left)).toEqual([{ email: answeredLater.email }]);
  });

  it('takes along the file of a resume that was replaced, where its page did not', async () => {
    const { id, resumeName } = await filed(ago('2 hours'));
    await testBackend.owner(`insert into private.replaced_resumes (object_name, application_id, at)
       values ('${resumeName}', '${id}', ${ago('61 minutes')})`);
    await testBackend.owner(`update public.applications set resume_url = '' where id = '${id}'`);
    expect(await callTimer()).toMatchObject([200, { files: 1 }]);
    expect(await namesThere(resumeName)).toEqual([]);
    expect(await testBackend.owner('select 1 from private.replaced_resumes')).toEqual([]);
  });

  it('goes for good in the round after one that was cut off between rows and files', async () => {
    const due = await filed(past);
    await testBackend.as('service_role').rpc('purge_due');
    expect(await left(due)).toBe(1);
    expect(await callTimer()).toMatchObject([200, { applications: 0, requests: 0, files: 1 }]);
    expect(await left(due)).toBe(0);
  });

  it('is not said to be gone where the storage left its files', async () => {
    const name = await uploaded(ago('2 hours'));
    await testBackend.owner(
      `create function private.keep() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
    await testBackend.owner(
      'create trigger a_keep before delete on storage.objects for each row execute function private.keep()',
    );
    const project = { backendUrl: testBackend.url, secretKeys: [testBackend.keys.serviceRoleKey] } as const;
    await expect(eraseDue(project)).rejects.toThrow('files are left');
    expect((await callTimer())[0]).toBe(502);
    await testBackend.owner('drop trigger a_keep on storage.objects');
    expect(await callTimer()).toMatchObject([200, { files: 1 }]);
    expect(await namesThere(name)).toEqual([]);
  });

  it.each(['anon', 'admin'] as const)('is erased by the timer alone: %s', async (role) => {
    expect((await callTimer(await tokenOf(testBackend, role)))[0]).toBe(403);
    for (const name of ['purge_due', 'unnamed_files'])
      expect((await testBackend.call(role, name, {})).error?.code).toBe('42501');
  });

  it('is held by one number, that of the texts and the laws', async () => {
    const rows = await testBackend.owner(
      `select private.retention_period() = interval '${retentionYears} years' as is_same`,
    );
    expect(rows).toEqual([{ is_same: true }]);
    const settings = await testBackend.owner('select * from public.staff_settings');
    expect(Object.keys(settings[0] ?? {}).filter((name) => /day|month|year/.test(name))).toEqual([]);
  });
});
