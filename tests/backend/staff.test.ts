import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../supabase/local/start.ts';
import { runApplications } from '../../supabase/cli/applications-command.ts';
import { aResume, aResumeName } from './support/fixture.ts';
import { openStaffBackend, recordedTerminal, type StaffBackend } from './support/staff-accounts.ts';

const run = promisify(execFile);
const day = 24 * 3600 * 1000;
let staffBackend: StaffBackend;
let folder: string;
let backend: LocalSupabase;
let service: SupabaseClient;
const filed: StaffBackend['filed'] = (...application) => staffBackend.filed(...application);
const command: StaffBackend['command'] = (...args) => staffBackend.command(...args);

beforeAll(async () => {
  staffBackend = await openStaffBackend();
  ({ folder, backend, service } = staffBackend);
});
afterAll(() => staffBackend.close());

/* With the keys of a hosted project: files without an application (many.test.ts), members (staff-members.test.ts). */
describe('npm run applications', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [
      await filed({ full_name: 'Newest Person', job_id: 'graphic-designer' }),
      await filed({ full_name: '=HYPERLINK("x")', job_id: 'video-editor-animator' }, 10, false),
      await filed({ full_name: 'Oldest\u001B[2J Person', job_id: 'graphic-designer', form_seconds: 1 }, 400),
    ];
  });

  it('leaves a trace of what it exports', async () => {
    const traces = async (options = ''): Promise<string[]> => {
      const { data: last } = await service.from('staff_audit').select('id').order('id').limit(1_000_000);
      const from = last?.at(-1)?.id ?? 0;
      await command(`export ${join(folder, 'traced')}${options}`);
      const { data } = await service
        .from('staff_audit')
        .select('actor_name, action, application_ids')
        .gt('id', from)
        .order('id');
      return (data ?? []).map(({ actor_name: name, action, application_ids: exported }) =>
        [name, action, ...((exported ?? []) as string[]).map((id) => ids.indexOf(id))].join(' '),
      );
    };
    expect(await traces()).toEqual(['service_role exported 2 1 0']);
    expect(await traces(' --job video-editor-animator')).toEqual(['service_role exported 1']);
  });

  it('exports what was filed for a job, or on a day', async () => {
    const exported = async (options: string): Promise<readonly (string | undefined)[]> => {
      const target = join(folder, 'some');
      expect((await command(`export ${target} ${options}`)).error).toBe('');
      const { applications } = JSON.parse(await readFile(join(target, 'applications.json'), 'utf8'));
      return applications.map(({ id }: { id: string }) => id);
    };
    expect(await exported('--job graphic-designer')).toEqual([ids[0], ids[2]]);
    const on = new Date(Date.now() - 10 * day).toISOString().slice(0, 10);
    expect(await exported(`--since ${on} --until ${on}`)).toEqual([ids[1]]);
    expect((await command(`export ${join(folder, 'no')} --job graphic-desinger`)).error).toMatch(
      /^There is no job "graphic-desinger"; the ids are: .*graphic-designer/,
    );
  });

  it('exports, and goes on where it was cut off', async () => {
    const target = join(folder, 'export');
    const first = await command(`export ${target}`);
    expect(first.out).toContain('Wrote 3 applications');
    expect(first.out).toContain('2 resumes fetched, 0 already there');
    expect(first.progress).toContain(`[${'#'.repeat(30)}] 3 of 3`);
    const name = async (id: string | undefined): Promise<string> =>
      (await readdir(join(target, 'resumes'))).find((each) => each.endsWith(`${id}.pdf`)) ?? '';
    const [newest, oldest] = [await name(ids[0]), await name(ids[2])];
    expect(newest).toBe(`${new Date().toISOString().slice(0, 10)}_Newest-Person_${ids[0]}.pdf`);
    await rm(join(target, 'resumes', oldest));
    await rm(join(target, 'applications.csv'));
    const victim = join(folder, 'victim');
    await writeFile(victim, 'mine');
    await symlink(victim, join(target, 'resumes', `${oldest}.part`));
    await symlink(victim, join(target, 'applications.csv.part'));
    const before = (await stat(join(target, 'resumes', newest))).mtimeMs;
    expect((await command(`export ${target}`)).out).toContain('1 resume fetched, 1 already there');
    expect((await readdir(join(target, 'resumes'))).toSorted()).toEqual([newest, oldest].toSorted());
    expect(await readFile(victim, 'utf8')).toBe('mine');
    const file = await stat(join(target, 'resumes', newest));
    expect([file.mtimeMs, file.size, file.mode & 0o777]).toEqual([before, 3_000, 0o600]);
    const csv = await readFile(join(target, 'applications.csv'), 'utf8');
    expect(csv.startsWith('\uFEFF"id"')).toBe(true);
    expect(csv).toContain(`"resumes/${oldest}"`);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"tel:+15550100000"');
    expect(csv).not.toContain('\u001B');
    expect(csv.match(/"(?:did not arrive|arrived)"/g)).toEqual([
      '"arrived"',
      '"did not arrive"',
      '"arrived"',
    ]);
    expect(csv.split('\r\n')).toHaveLength(5);
  });

  it('fetches anew the resume that an applicant has replaced', async () => {
    const target = join(folder, 'export-replaced');
    const id = await filed({ full_name: 'Other File' });
    await command(`export ${target}`);
    const bucket = service.storage.from('resumes');
    const name = aResumeName();
    const { data: before } = await service.from('applications').select('resume_url').eq('id', id).single();
    await bucket.upload(name, aResume(4_000));
    const resume_url = `/storage/v1/object/public/resumes/${name}`;
    await service.from('applications').update({ resume_url }).eq('id', id);
    expect((await command(`export ${target}`)).out).toContain('1 resume fetched, 2 already there');
    const files = await readdir(join(target, 'resumes'));
    const file = files.find((each) => each.includes(id)) ?? '';
    expect((await stat(join(target, 'resumes', file))).size).toBe(4_000);
    await bucket.remove([name, String(before?.resume_url).split('/').at(-1) ?? '']);
    await service.from('applications').delete().eq('id', id);
  });

  it('takes what was removed out of an earlier export, and says so', async () => {
    const target = join(folder, 'export-gone');
    const id = await filed({ full_name: 'Gone Soon' });
    await command(`export ${target}`);
    await writeFile(join(target, 'resumes', 'my-notes.pdf'), 'mine');
    const { data } = await service.from('applications').delete().eq('id', id).select('resume_url');
    await service.storage.from('resumes').remove([String(data?.[0]?.resume_url).split('/').at(-1) ?? '']);
    // A filter leaves the others' files alone: their applications are still there.
    const { out } = await command(`export ${target} --job video-editor-animator`);
    expect(out).toContain('Removed 1 resume whose application is gone.');
    const left = await readdir(join(target, 'resumes'));
    expect(left.filter((name) => name.includes(id))).toEqual([]);
    expect(left).toHaveLength(3);
    expect(await readFile(join(target, 'applications.csv'), 'utf8')).not.toContain('Gone Soon');
  });

  it('leaves files without an application alone while they are fresh', async () => {
    await service.storage.from('resumes').upload(aResumeName(), aResume(10));
    expect((await command('orphans --delete --yes')).out).toBe(
      '1 file without an application left alone: younger than an hour, ' +
        'and perhaps of a form that is just being sent.\n',
    );
  });
});

it('what goes wrong is one sentence, and no key is repeated', async () => {
  const hosted = (SUPABASE_URL: string, SUPABASE_SERVICE_ROLE_KEY = 'secret-but-wrong') => ({
    SUPABASE_URL,
    SUPABASE_SERVICE_ROLE_KEY,
  });
  const unprotected = 'SUPABASE_URL begins with http://';
  const unknownKey = 'does not accept the key in the environment.';
  for (const [environment, sentence] of [
    [{ LOCAL_DATA_DIR: join(folder, 'nowhere') }, 'There are no'],
    [{ SUPABASE_URL: backend.url }, 'Set both SUPABASE_URL'],
    [{ SUPABASE_SECRET_KEY: 'secret-but-wrong' }, 'Set both SUPABASE_URL'],
    [{ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: 'secret-but-wrong' }, unknownKey],
    [hosted('http://project.supabase.co'), unprotected],
    [hosted('http://10.0.0.1:54321'), unprotected],
    [hosted('http://127.0.0.1.example.org'), unprotected],
    [hosted(backend.url), unknownKey],
    [hosted(backend.url, backend.anonKey), unknownKey],
    [hosted('http://127.0.0.1:9'), 'does not answer; check the address and your connection.'],
  ] as const) {
    const { terminal } = recordedTerminal();
    const outcome = await runApplications(['orphans'], environment, terminal).catch(String);
    expect(outcome).toMatch(/^StaffError: /);
    expect(outcome).toContain(sentence);
    expect(outcome).not.toContain('secret-but-wrong');
  }
});

describe('the program itself', () => {
  it('prints a sentence and no stack, and ends with 1', async () => {
    const result = await run(process.execPath, ['supabase/cli/applications-main.ts', 'restore', 'nowhere'], {
      env: { ...process.env, ...staffBackend.environmentOf('embedded') },
    }).catch((error: { code: number; stderr: string; stdout: string }) => error);
    expect(result).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no applications.json in nowhere; name the folder of an export.\n',
    });
  });

  it('works while no backend runs, on the folder alone', async () => {
    await backend.close();
    const target = join(folder, 'alone');
    const args = ['supabase/cli/applications-main.ts', 'export', target];
    const { stdout, stderr } = await run(process.execPath, args, {
      env: { ...process.env, ...staffBackend.environmentOf('embedded') },
    });
    expect(stdout).toContain('Wrote 3 applications');
    expect(stdout + stderr).not.toContain(backend.serviceKey);
  });
});
