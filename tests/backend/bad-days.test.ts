import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { ensureKeys } from '../../supabase/local/http/keys.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { copyFreshDatabase } from '../support/fresh-database.ts';
import { anApplication, aResume, aResumeName } from './support/fixture.ts';
import { prepareFolder, spawnBackend } from './support/process.ts';
import { useBackend } from './support/use-backend.ts';

/** A folder of a test's own. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bad-day-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What one submission was told: both are promises that the backend must keep. */
type Receipt = { email: string; resumeName: string | null; id: string | null };

/** Uploads and inserts as the form does; a cut connection simply ends it. */
async function submit(client: SupabaseClient, bytes: number): Promise<Receipt> {
  const resumeName = aResumeName();
  const upload = await client.storage.from('resumes').upload(resumeName, aResume(bytes));
  if (upload.error !== null) return { email: '', resumeName: null, id: null };
  const resume_url = client.storage.from('resumes').getPublicUrl(resumeName).data.publicUrl;
  const row = anApplication({ resume_url });
  const { data } = await client.from('applications').insert(row).select('id').single<{ id: string }>();
  return { email: row.email, resumeName, id: data?.id ?? null };
}

it(
  'killed in the middle of 200 parallel submissions, it keeps every acknowledged row and file, nothing half-written, and is back at once',
  { tags: ['nightly'] },
  async () => {
    const folder = await newFolder();
    await prepareFolder(folder);
    const keys = await ensureKeys(folder);
    const first = await spawnBackend(folder);
    const visitor = createClient(first.url, keys.anonKey);
    let acknowledged = 0;
    let killed: Promise<unknown> | null = null;
    const receipts = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const receipt = await submit(visitor, 20_000);
        if (receipt.id !== null) acknowledged += 1;
        if (acknowledged >= 60) killed ??= first.stop('SIGKILL');
        return receipt;
      }),
    );
    await killed;
    const second = await spawnBackend(folder);
    // Not much more work than a start without anything to mend.
    expect(second.startCpuMs).toBeLessThan(3 * first.startCpuMs);
    const service = createClient(second.url, keys.serviceRoleKey);
    const rows = (await service.from('applications').select('id, email').limit(1_000)).data ?? [];
    const files = service.storage.from('resumes');
    const names = (await files.list('', { limit: 1_000 })).data?.map(({ name }) => name) ?? [];
    const stored = receipts.flatMap(({ id }) => id ?? []);
    expect(stored.length).toBeLessThan(200);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(stored));
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
    expect(names).toEqual(expect.arrayContaining(receipts.flatMap(({ resumeName }) => resumeName ?? [])));
    for (const name of names) expect((await files.download(name)).data?.size).toBe(20_000);
    expect(await readdir(join(folder, 'files'))).toHaveLength(names.length);
    expect(await second.stop('SIGTERM')).toBe(0);
  },
);

describe('a disk that takes no more', () => {
  let isFull = false;
  const testBackend = useBackend('PGlite', {
    write: async (path, content) => {
      await writeFile(path, isFull ? content.subarray(0, content.length / 2) : content);
      if (isFull)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  });

  it('is answered as an internal error, with no file and no row left', async () => {
    isFull = true;
    const resumes = testBackend.as('anon').storage.from('resumes');
    const name = aResumeName();
    const { error } = await resumes.upload(name, aResume());
    expect(error).toMatchObject({ statusCode: '500', message: 'Internal Server Error' });
    expect(await readdir(join(testBackend.directory, 'files'))).toEqual([]);
    expect(await testBackend.owner('select 1 from storage.objects')).toEqual([]);
    isFull = false;
    expect((await resumes.upload(name, aResume())).error).toBeNull();
  });
});

it(
  'less than 3 MB is left after a restart of a hundred refused applications: broken ones, and replays of a key',
  { tags: ['nightly'] },
  async () => {
    const folder = await newFolder();
    await prepareFolder(folder); // all limits raised: every request reaches the database
    const open = () => startLocalSupabase({ dataDirectory: folder, port: 0 });
    await (await open()).close();
    const before = await bytesUnder(folder);
    const backend = await open();
    const table = createClient(backend.url, backend.anonKey).from('applications');
    const submission_key = randomUUID();
    await table.insert({ ...anApplication(), submission_key });
    for (let count = 0; count < 100; count += 1) {
      const letters = { cover_letter: randomText(10_000), [whyJoinColumn]: randomText(5_000) };
      const wrong = count % 2 === 0 ? { phone: '0' } : { submission_key };
      expect((await table.insert({ ...anApplication(letters), ...wrong })).error).not.toBeNull();
    }
    await backend.close();
    await (await open()).close();
    expect((await bytesUnder(folder)) - before).toBeLessThan(3 * 1_048_576);
  },
);

/** Without the database's write-ahead log, which grows and is used again in files of 16 MB. */
async function bytesUnder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Text that no compression makes small. */
function randomText(length: number): string {
  return Array.from({ length: Math.ceil(length / 36) }, () => randomUUID())
    .join('')
    .slice(0, length);
}

it('network addresses go by themselves when nobody applies', async () => {
  const folder = await newFolder();
  await copyFreshDatabase(folder);
  const engine = await openPgliteEngine(folder, 20);
  const run = (sql: string) => engine.transaction('write', (session) => session.query(sql));
  await run(`insert into private.request_log (kind, network, at) values
    ('application', '203.0.113.5', now() - interval '3 hours'), ('upload', '203.0.113.6', now())`);
  await vi.waitFor(async () =>
    expect(await run('select network from private.request_log')).toEqual([{ network: '203.0.113.6' }]),
  );
  await engine.close();
});
