import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalSupabase } from '../../supabase/local/start.ts';
import { runApplications } from '../../supabase/cli/run.ts';
import { aResume, aResumeName } from './support/fixture.ts';
import { type Mode, openStaffDesk, type StaffDesk } from './support/staff-accounts.ts';

const run = promisify(execFile);
const day = 24 * 3600 * 1000;
let desk: StaffDesk;
let folder: string;
let backend: LocalSupabase;
let service: SupabaseClient;
const filed: StaffDesk['filed'] = (...application) => desk.filed(...application);
const command: StaffDesk['command'] = (...line) => desk.command(...line);
const environmentOf: StaffDesk['environmentOf'] = (mode) => desk.environmentOf(mode);

beforeAll(async () => {
  desk = await openStaffDesk();
  ({ folder, backend, service } = desk);
});
afterAll(() => desk.close());

describe.each<Mode>(['embedded', 'hosted'])('npm run applications, %s', (mode) => {
  let ids: string[];
  beforeAll(async () => {
    await service.from('applications').delete().gte('created_at', '2000-01-01');
    const left = await service.storage.from('resumes').list('');
    await service.storage.from('resumes').remove((left.data ?? []).map((file) => file.name));
    ids = [
      await filed({ full_name: 'Newest Person', job_id: 'graphic-designer' }),
      await filed({ full_name: '=HYPERLINK("x")', job_id: 'video-editor-animator' }, 10, false),
      await filed({ full_name: 'Oldest\u001B[2J Person', job_id: 'graphic-designer', form_seconds: 1 }, 400),
    ];
  });

  it('lists, newest first', async () => {
    const { out } = await command('list', mode);
    const places = ids.map((id) => out.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(out).toContain('no resume');
    expect(out).toContain('form filled in within 1 s');
    expect(out).not.toContain('\u001B');
    expect(out).toMatch(/\n3 applications\.\n$/);
  });

  it('filters by job and by date', async () => {
    const byJob = JSON.parse((await command('list --json --job graphic-designer', mode)).out);
    expect(byJob.map((row: { id: string }) => row.id)).toEqual([ids[0], ids[2]]);
    const on = new Date(Date.now() - 10 * day).toISOString().slice(0, 10);
    const byDay = JSON.parse((await command(`list --json --since ${on} --until ${on}`, mode)).out);
    expect(byDay.map((row: { id: string }) => row.id)).toEqual([ids[1]]);
  });

  it('writes a CSV that starts no formula', async () => {
    const { out } = await command('list --csv', mode);
    expect(out).toContain(`"'=HYPERLINK(""x"")"`);
    expect(out).toContain(`"tel:+15550100000"`);
    expect(out).not.toContain('\u001B');
    expect(out.split('\r\n')).toHaveLength(5);
  });

  it('shows one with a link that lives 5 minutes', async () => {
    const { out } = await command(`show ${ids[0]}`, mode);
    const link = /Resume: +(\S+)/.exec(out)?.[1] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(300);
    const response = await fetch(link);
    expect((await response.arrayBuffer()).byteLength).toBe(3_000);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename=Newest-Person.pdf');
    expect((await command(`show ${ids[1]}`, mode)).out).toContain('none; its upload failed');
  });

  it('leaves a trace of what it shows and exports, and none of a list', async () => {
    const looks = async (line: string): Promise<string[]> => {
      const { data: last } = await service.from('staff_audit').select('id').order('id').limit(1_000_000);
      const from = last?.at(-1)?.id ?? 0;
      await command(line, mode);
      const { data } = await service
        .from('staff_audit')
        .select('actor_name, action, application_id')
        .gt('id', from)
        .order('id');
      return (data ?? []).map((row) => `${row.actor_name} ${row.action} ${ids.indexOf(row.application_id)}`);
    };
    expect(await looks('list')).toEqual([]);
    expect(await looks(`show ${ids[0]}`)).toEqual(['service_role opened 0', 'service_role resume_opened 0']);
    expect(await looks(`show ${ids[1]}`)).toEqual(['service_role opened 1']);
    const all = ['service_role exported 2', 'service_role exported 1', 'service_role exported 0'];
    expect(await looks('list --csv')).toEqual(all);
    expect(await looks(`export ${join(folder, `traced-${mode}`)}`)).toEqual(all);
    expect(await looks('list --json --job video-editor-animator')).toEqual(['service_role exported 1']);
  });

  it('exports, and goes on where it was cut off', async () => {
    const target = join(folder, `export-${mode}`);
    const first = await command(`export ${target}`, mode);
    expect(first.out).toContain('Wrote 3 applications');
    expect(first.out).toContain('2 resumes fetched, 0 already there');
    expect(first.progress).toContain(`[${'#'.repeat(30)}] 3 of 3`);
    const name = async (id: string | undefined): Promise<string> =>
      (await readdir(join(target, 'resumes'))).find((each) => each.endsWith(`${id}.pdf`)) ?? '';
    const [newest, oldest] = [await name(ids[0]), await name(ids[2])];
    expect(newest).toBe(`${new Date().toISOString().slice(0, 10)}_Newest-Person_${ids[0]}.pdf`);
    await rm(join(target, 'resumes', oldest));
    await rm(join(target, 'applications.csv'));
    const victim = join(folder, `victim-${mode}`);
    await writeFile(victim, 'mine');
    await symlink(victim, join(target, 'resumes', `${oldest}.part`));
    await symlink(victim, join(target, 'applications.csv.part'));
    const before = (await stat(join(target, 'resumes', newest))).mtimeMs;
    expect((await command(`export ${target}`, mode)).out).toContain('1 resume fetched, 1 already there');
    expect((await readdir(join(target, 'resumes'))).toSorted()).toEqual([newest, oldest].toSorted());
    expect(await readFile(victim, 'utf8')).toBe('mine');
    const file = await stat(join(target, 'resumes', newest));
    expect([file.mtimeMs, file.size, file.mode & 0o777]).toEqual([before, 3_000, 0o600]);
    const csv = await readFile(join(target, 'applications.csv'), 'utf8');
    expect(csv.startsWith('\uFEFF"id"')).toBe(true);
    expect(csv).toContain(`"resumes/${oldest}"`);
  });

  it('takes what was removed out of an earlier export, and says so', async () => {
    const target = join(folder, `export-gone-${mode}`);
    const id = await filed({ full_name: 'Gone Soon' });
    await command(`export ${target}`, mode);
    await writeFile(join(target, 'resumes', 'my-notes.pdf'), 'mine');
    await command(`remove ${id} --yes`, mode);
    // A filter leaves the others' files alone: their applications are still there.
    const { out } = await command(`export ${target} --job video-editor-animator`, mode);
    expect(out).toContain('Removed 1 resume whose application is gone.');
    const left = await readdir(join(target, 'resumes'));
    expect(left.filter((name) => name.includes(id))).toEqual([]);
    expect(left).toHaveLength(3);
    expect(await readFile(join(target, 'applications.csv'), 'utf8')).not.toContain('Gone Soon');
  });

  it('purges old rows and their files together, after a yes', async () => {
    const [row] = (await service.from('applications').select('resume_url').eq('id', ids[2])).data ?? [];
    const name = String(row?.resume_url).split('/').at(-1) ?? '';
    const refused = await command('purge --older-than 365d', mode, 'no');
    expect(refused.error).toBe('Nothing was deleted; answer yes, or add --yes where nobody can answer.');
    expect((await command('purge --older-than 365d', mode, 'yes')).out).toBe(
      'Deleted 1 application with all files.\n',
    );
    expect((await command('purge --older-than 365d --yes', mode)).out).toContain('Nothing was filed before');
    expect((await command('list', mode)).out).toContain('2 applications.');
    expect((await service.storage.from('resumes').download(name)).error).toMatchObject({ statusCode: '404' });
  });

  it('removes one that asks for it', async () => {
    const id = await filed({ full_name: 'Forget Me' });
    expect((await command(`remove ${id}`, mode, 'yes')).out).toContain('Deleted 1 application');
    expect((await command(`show ${id}`, mode)).error).toBe(`There is no application ${id}.`);
  });

  it('finds files without an application, and leaves fresh ones alone', async () => {
    const name = aResumeName();
    await service.storage.from('resumes').upload(name, aResume(10));
    expect((await command('orphans', mode)).out).toBe(
      '1 file without an application left alone: younger than 60 minutes, ' +
        'and perhaps of a form that is just being sent.\n',
    );
    const later = new Date(Date.now() + 2 * 3600 * 1000);
    let out = '';
    const terminal = {
      out: (text: string) => void (out += text),
      progress: () => undefined,
      ask: async () => null,
    };
    await runApplications(['orphans', '--delete', '--yes'], environmentOf(mode), terminal, later);
    expect(out).toContain(name);
    expect(out).toContain('Deleted 1 file.');
  });
});

describe('what goes wrong is one sentence', () => {
  const outcome = async (environment: Record<string, string>, args: string[] = []) => {
    const terminal = { out: () => undefined, progress: () => undefined, ask: async () => null };
    return runApplications(args, environment, terminal, new Date()).then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };

  it('without data', async () => {
    expect(await outcome({ LOCAL_DATA_DIR: join(folder, 'nowhere') })).toContain('StaffError: There are no');
  });
  it('with half a configuration', async () => {
    expect(await outcome({ SUPABASE_URL: backend.url })).toContain('Set both SUPABASE_URL');
  });
  it.each(['http://project.supabase.co', 'http://10.0.0.1:54321', 'http://127.0.0.1.example.org'])(
    'with plain http to another machine: %s',
    async (url) => {
      const message = await outcome({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'x' });
      expect(message).toContain('StaffError: SUPABASE_URL begins with http://');
    },
  );
  it('with a wrong key, which is not repeated', async () => {
    const wrong = { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: 'secret-but-wrong' };
    const message = await outcome(wrong);
    expect(message).toContain('does not accept the key in the environment.');
    expect(message).not.toContain('secret-but-wrong');
  });
  it('with the public key', async () => {
    const message = await outcome({ SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.anonKey });
    expect(message).toContain('does not accept the key in the environment.');
  });
  it('with nobody there', async () => {
    const gone = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_ROLE_KEY: 'x' };
    expect(await outcome(gone)).toContain('does not answer; check the address and your connection.');
  });
  it('with an id that is none', async () => {
    expect(await outcome(environmentOf('embedded'), ['show', '../x'])).toContain('is not the id');
  });
});

describe('the program itself', () => {
  it('prints a sentence and no stack, and ends with 1', async () => {
    const result = await run(process.execPath, ['supabase/cli/main.ts', 'show', 'x'], {
      env: { ...process.env, ...environmentOf('embedded') },
    }).catch((error: { code: number; stderr: string; stdout: string }) => error);
    expect(result).toMatchObject({ code: 1, stdout: '', stderr: '"x" is not the id of an application.\n' });
  });

  it('works while no backend runs, on the folder alone', async () => {
    await backend.close();
    const { stdout, stderr } = await run(process.execPath, ['supabase/cli/main.ts', 'list', '--json'], {
      env: { ...process.env, ...environmentOf('embedded') },
    });
    expect(JSON.parse(stdout)).toHaveLength(2);
    expect(stdout + stderr).not.toContain(backend.serviceKey);
  });
});
