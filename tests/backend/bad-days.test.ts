import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureKeys } from '../../supabase/local/http/keys.ts';
import { prepareFolder, spawnBackend } from './support/process.ts';
import { actAs } from './support/roles.ts';
import { anApplication, aResume, aResumeName, openTestBackend, type TestBackend } from './support/fixture.ts';

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

describe('killed in the middle of 200 parallel submissions', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-kill-'));
    await prepareFolder(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps every acknowledged row and file, nothing half-written, and is back within 5 s', async () => {
    const keys = await ensureKeys(folder);
    const first = await spawnBackend(folder);
    const receipts = await submitUntilKilled(createClient(first.url, keys.anonKey), 200, 60, () =>
      first.stop('SIGKILL'),
    );
    const second = await spawnBackend(folder);
    // Or, on a busy machine, not much later than a start without anything to mend.
    expect(second.startMs).toBeLessThan(Math.max(5_000, 3 * first.startMs));
    const service = createClient(second.url, keys.serviceRoleKey);
    const rows = await service.from('applications').select('id, email, resume_url').limit(1_000);
    const objects = await service.storage.from('resumes').list('', { limit: 1_000 });
    const kept = receipts.filter((receipt) => receipt.id !== null);
    const uploaded = receipts.filter((receipt) => receipt.resumeName !== null);
    console.info(
      `kill -9: ${kept.length} of 200 acknowledged, ${rows.data?.length} rows kept, back after ${second.startMs} ms`,
    );
    expect(kept.length).toBeLessThan(200);
    expect(rows.data?.map((row) => row.id)).toEqual(
      expect.arrayContaining(kept.map((receipt) => receipt.id)),
    );
    expect(new Set(rows.data?.map((row) => row.email)).size).toBe(rows.data?.length);
    const sizes = new Map(objects.data?.map((object) => [object.name, object.metadata?.['size']]));
    expect(uploaded.every((receipt) => sizes.get(receipt.resumeName ?? '') === 20_000)).toBe(true);
    await expectWholeFiles(service, [...sizes.keys()]);
    expect(await readdir(join(folder, 'files'))).toHaveLength(sizes.size);
    expect(await second.stop('SIGTERM')).toBe(0);
  });
});

async function submitUntilKilled(
  client: SupabaseClient,
  count: number,
  killAfter: number,
  kill: () => Promise<unknown>,
): Promise<Receipt[]> {
  let acknowledged = 0;
  let killed: Promise<unknown> | null = null;
  const receipts = await Promise.all(
    Array.from({ length: count }, async () => {
      const receipt = await submit(client, 20_000);
      if (receipt.id !== null) acknowledged += 1;
      if (acknowledged >= killAfter) killed ??= kill();
      return receipt;
    }),
  );
  await killed;
  return receipts;
}

async function expectWholeFiles(service: SupabaseClient, names: readonly string[]): Promise<void> {
  const sizes = await Promise.all(
    names.map(async (name) => (await service.storage.from('resumes').download(name)).data?.size),
  );
  expect(sizes.every((size) => size === 20_000)).toBe(true);
}

describe('a disk that takes no more', () => {
  let testBackend: TestBackend;
  let isFull = false;
  beforeAll(async () => {
    testBackend = await openTestBackend('PGlite', {
      write: async (path, content) => {
        const { writeFile } = await import('node:fs/promises');
        await writeFile(path, isFull ? content.subarray(0, content.length / 2) : content);
        if (isFull)
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    });
  });
  afterAll(() => testBackend.close());

  it('is answered as an internal error, with no file and no row left', async () => {
    isFull = true;
    const { client } = await actAs(testBackend, 'anon');
    const name = aResumeName();
    const { error } = await client.storage.from('resumes').upload(name, aResume());
    expect(error).toMatchObject({ statusCode: '500', message: 'Internal Server Error' });
    expect(await readdir(join(testBackend.directory, 'files'))).toEqual([]);
    expect(await testBackend.owner('select 1 from storage.objects')).toEqual([]);
    isFull = false;
    expect((await client.storage.from('resumes').upload(name, aResume())).error).toBeNull();
  });
});
