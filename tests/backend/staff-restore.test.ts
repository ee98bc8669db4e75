import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../../supabase/cli/access/attempt.ts';
import { hashOf, newSecret } from '../../supabase/cli/access/link-attempts.ts';
import { somePosition } from '../support/positions.ts';
import { openStaffBackend, type StaffBackend } from './support/staff-accounts.ts';
import { aRequest } from './support/victim.ts';

type Filed = Parameters<StaffBackend['filed']>[0];

describe('npm run applications -- restore', () => {
  let from: StaffBackend;
  let target: string;
  const backends: StaffBackend[] = [];
  const ids: string[] = [];
  const secret = newSecret();
  let empty: StaffBackend | undefined;
  const openAnother = async (): Promise<StaffBackend> => {
    const staffBackend = await openStaffBackend();
    backends.push(staffBackend);
    return staffBackend;
  };

  beforeAll(async () => {
    from = await openAnother();
    target = join(from.folder, 'export');
    ids.push(
      await from.filed(
        {
          full_name: 'Ada Example',
          state: 'talking',
          link_hash: hashOf(secret),
          held_because: 'Charge 7',
          erase_asked_at: '2026-11-20T10:00:00+00:00',
        } as Filed,
        40,
      ),
    );
    ids.push(await from.filed({ full_name: '=SUM(1)\u200B', language: 'ar' } as Filed, 2, false));
    const note = { application_id: ids[0], body: 'Called on Monday', author_name: 'Grace' };
    expect((await from.service.from('application_notes').insert(note)).error).toBeNull();
    expect((await from.service.from('application_letters').insert(letter())).error).toBeNull();
    const draft = { ...somePosition(), job_id: 'a-draft' };
    expect((await from.service.from('positions').insert(draft)).error).toBeNull();
    const closing = from.service.from('positions').update({ is_open: false }).eq('job_id', 'product-tester');
    expect((await closing).error).toBeNull();
    expect((await from.command(['export', target])).error).toBe('');
  });

  /** A letter that was sent. */
  const letter = () => ({
    application_id: ids[0],
    batch: '00000000-0000-4000-8000-000000000001',
    author_name: 'Grace',
    language: 'en',
    subject: 'Hello',
    body: 'Dear Ada',
    send_after: '2026-11-20T10:00:00+00:00',
    outcome: 'sent',
    ended_at: '2026-11-20T10:00:05+00:00',
  });
  afterAll(() => Promise.all(backends.map((staffBackend) => staffBackend.close())));

  /** The rows as they are, but for what must differ: the transaction and the file's name. */
  const rowsOf = async ({ service }: StaffBackend) => {
    const { data } = await service.from('applications').select('*').order('created_at');
    return data?.map((row) => {
      const compared = Object.entries(row).filter(
        ([column]) => !['inserted_xid', 'resume_url'].includes(column),
      );
      return Object.fromEntries([...compared, ['hasFile', row['resume_url'] !== '']]);
    });
  };

  const positionsOf = async ({ service }: StaffBackend) =>
    (
      await service
        .from('positions')
        .select('job_id, titles, texts, languages, offer, published_on, is_open, closed_at')
        .order('job_id')
    ).data;

  it('puts everything back in an empty backend: rows, states, notes, messages, files, links, positions', async () => {
    const to = await openAnother();
    expect((await to.command(['restore', target], 'embedded', 'no')).error).toContain('Nothing was restored');
    expect((await to.command(['restore', target], 'embedded', 'yes')).out).toContain(
      'Restored 2 applications and 2 positions.',
    );
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
    expect(await positionsOf(to)).toEqual(await positionsOf(from));
    const notes = await to.service.from('application_notes').select('application_id, body, author_name');
    expect(notes.data).toEqual([{ application_id: ids[0], body: 'Called on Monday', author_name: 'Grace' }]);
    const letters = await to.service.from('application_letters').select(Object.keys(letter()).join(', '));
    expect(letters.data).toEqual([letter()]);
    const applicant = createClient(to.backend.url, to.backend.anonKey);
    const link = await callFunction({ client: applicant }, 'application_by_link', { secret });
    expect(link.data).toMatchObject({ state: 'talking', has_resume: true });
    const { data: row } = await to.service
      .from('applications')
      .select('resume_url')
      .eq('id', ids[0])
      .single();
    const name = String(row?.['resume_url']).split('/').at(-1) ?? '';
    expect((await to.service.storage.from('resumes').download(decodeURIComponent(name))).data?.size).toBe(
      3_000,
    );
    expect((await to.command(['restore', target, '--yes'])).out).toContain(
      'All 2 applications of it are there.',
    );
  });

  it('writes back what is missing only, and says which files are not in the folder', async () => {
    const to = await openAnother();
    await to.filed({ id: ids[1] ?? '', full_name: 'Changed Since' });
    const [file = ''] = await readdir(join(target, 'resumes'));
    const path = join(target, 'resumes', file);
    const content = await readFile(path);
    await writeFile(path, 'no PDF');
    expect((await to.command(['restore', target, '--yes'])).error).toContain('is no PDF file');
    await rm(path);
    expect((await to.command(['restore', target, '--yes'])).out).toContain(
      'Restored 1 application. Not in the folder: 1 resume.',
    );
    await writeFile(path, content);
    const { data } = await to.service.from('applications').select('full_name').order('created_at');
    expect(data?.map(({ full_name }) => full_name)).toEqual(['Ada Example', 'Changed Since']);
  });

  const links = ['resumes', 'applications.json', 'accommodation-requests.json', 'a resume'].map((name) => ({
    what: `a link in place of ${name}`,
    refusal: 'is a link',
    plant: async (folder: string) => {
      const [file = ''] = await readdir(join(folder, 'resumes'));
      const path = join(folder, name === 'a resume' ? join('resumes', file) : name);
      await rename(path, `${folder}-moved`);
      await symlink(`${folder}-moved`, path);
    },
  }));
  const locators = ['../../x', '%2e%2e/%2e%2e/x', 'folder/a_1.pdf', 'a_1.pdf?x', 'a.txt'].map((name) => ({
    what: `a locator that leads elsewhere: ${name}`,
    refusal: 'is not as an export wrote it',
    plant: async (folder: string) => {
      const path = join(folder, 'applications.json');
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(/(public\/resumes\/)[^"]+/, `$1${name}`));
    },
  }));
  it.each([...links, ...locators])('follows nothing out of the folder: $what', async ({ plant, refusal }) => {
    empty ??= await openAnother();
    const folder = join(empty.folder, randomUUID());
    await cp(target, folder, { recursive: true });
    await plant(folder);
    expect((await empty.command(['restore', folder, '--yes'])).error).toContain(refusal);
    expect((await empty.service.storage.from('resumes').list('')).data).toEqual([]);
  });

  it('saves requests for an accommodation in a file of their own, with a trace, and brings them back', async () => {
    const [source, to] = [await openAnother(), await openAnother()];
    const answered = { state: 'answered', answered_at: '2026-11-01T10:00:00+00:00' };
    const old = { created_at: '2025-01-01T00:00:00+00:00' };
    for (const changes of [answered, old]) {
      const row = aRequest({ ...changes, id: randomUUID() });
      expect((await source.service.from('accommodation_requests').insert(row)).error).toBeNull();
    }
    const folder = join(source.folder, 'saved');
    await source.command(['export', folder]);
    expect((await stat(join(folder, 'accommodation-requests.json'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'applications.json'), 'utf8')).not.toContain('Rosa');
    const audit = source.service.from('staff_audit').select('action');
    expect((await audit.eq('action', 'accommodation_exported')).data).toHaveLength(2);
    expect((await to.command(['restore', folder, '--yes'])).out).toContain(
      'Restored 0 applications and 2 requests for an accommodation.',
    );
    const stored =
      Object.keys(aRequest()).join(', ') + ', id, state, created_at, answered_at, flagged_reason';
    const read = async ({ service }: StaffBackend) =>
      (await service.from('accommodation_requests').select(stored).order('created_at')).data;
    expect(await read(to)).toEqual(await read(source));
    expect((await to.command(['restore', folder, '--yes'])).out).toContain('of it are there');
  });

  it.each([
    ['no export', null, 'There is no applications.json'],
    ['a file that is none', '{"version":2}', 'is not as an export wrote it'],
    ['a file that was cut off', '{"version":1,"applications":[', 'is not as an export wrote it'],
  ])('refuses %s', async (_, text, message) => {
    const folder = join(from.folder, 'broken');
    await rm(folder, { recursive: true, force: true });
    await from.command(['export', folder]);
    if (text === null) await rm(join(folder, 'applications.json'));
    else await writeFile(join(folder, 'applications.json'), text);
    expect((await from.command(['restore', folder, '--yes'])).error).toContain(message);
  });
});
