import { whyJoinColumn } from '../../src/config/brand.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { anAddress, askFrom, fileFrom, uploadFrom } from './support/networks.ts';
import { actAs } from './support/roles.ts';
import {
  anApplication,
  aResume,
  aResumeName,
  enginesHere,
  openTestBackend,
  raiseLimits,
  setLimit,
  type TestBackend,
} from './support/fixture.ts';
import { prepareFolder } from './support/process.ts';
import { copyFreshDatabase } from '../support/fresh-database.ts';

/** Far more than PostgreSQL 15 has connections here, so that they overlap. */
const requests = 100;
const allowed = 25;

/** Sends all requests at once and says how many passed, with the time it took. */
async function flood(name: string, send: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  const passed = (await Promise.all(Array.from({ length: requests }, send))).filter(Boolean).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${name}: ${allowed} allowed, ${passed} of ${requests} passed, ${seconds} s`);
  return passed;
}

describe.each(enginesHere)('100 requests at once on %s', (engineName) => {
  let testBackend: TestBackend;
  let anon: SupabaseClient;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = (await actAs(testBackend, 'anon')).client;
  });
  beforeEach(async () => {
    await testBackend.owner('delete from private.request_log');
    await raiseLimits(testBackend);
  });
  afterAll(() => testBackend.close());

  const stored = async (table: string) => {
    const [row] = await testBackend.owner(`select count(*)::int as number from ${table}`);
    return Number(row?.['number']);
  };

  /** Through HTTP as the site sends them; and as PostgREST and Storage do it, with one connection each. */
  const ways: [string, string, string, () => Promise<boolean>][] = [
    [
      'applications of this machine',
      'applications_per_minute',
      'public.applications',
      async () => (await anon.from('applications').insert(anApplication())).error === null,
    ],
    [
      'uploads of this machine',
      'uploads_per_minute',
      'storage.objects',
      async () => (await anon.storage.from('resumes').upload(aResumeName(), aResume(500))).error === null,
    ],
    [
      'requests with a link of this machine',
      'links_per_minute',
      'private.request_log',
      async () => (await anon.rpc('application_by_link', { secret: randomUUID() })).error === null,
    ],
    [
      'requests with a link of one network',
      'links_per_network_per_hour',
      'private.request_log',
      async () => (await askFrom(testBackend, '203.0.113.5')) === 'taken',
    ],
    [
      'applications of one network',
      'applications_per_network_per_hour',
      'public.applications',
      async () => (await fileFrom(testBackend, '203.0.113.5')) === 'taken',
    ],
    [
      'applications of one /48',
      'applications_per_wide_network_per_hour',
      'public.applications',
      async () => (await fileFrom(testBackend, `2001:db8:5:${randomUUID().slice(0, 4)}::1`)) === 'taken',
    ],
    [
      'applications of the whole site',
      'applications_per_minute',
      'public.applications',
      async () => (await fileFrom(testBackend, anAddress())) === 'taken',
    ],
    [
      'uploads of one network',
      'uploads_per_network_per_hour',
      'storage.objects',
      async () => (await uploadFrom(testBackend, '203.0.113.5')) === 'taken',
    ],
    [
      'uploads of the whole site',
      'uploads_per_minute',
      'storage.objects',
      async () => (await uploadFrom(testBackend, anAddress())) === 'taken',
    ],
  ];
  it.each(ways)(
    'pass as often as the limit says: %s',
    async (name, limit, table, send) => {
      await setLimit(testBackend, limit, allowed);
      const before = await stored(table);
      expect(await flood(`${engineName}, ${name}`, send)).toBe(allowed);
      expect((await stored(table)) - before).toBe(allowed);
    },
    120_000,
  );
});

describe('what is left of refused requests', () => {
  const megabyte = 1_048_576;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-flood-'));
    await prepareFolder(folder); // all limits raised: every request reaches the database
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const restart = async () => (await startLocalSupabase({ dataDirectory: folder, port: 0 })).close();

  const key = randomUUID();
  const kinds: [string, () => object][] = [
    ['break a rule', () => ({ ...long(), phone: '0' })],
    ['replay a key', () => ({ ...long(), submission_key: key })],
  ];
  it.each(kinds)(
    'is under 3 MB after a restart when 100 applications %s',
    async (name, request) => {
      await restart();
      const before = await bytesUnder(folder);
      const backend = await startLocalSupabase({ dataDirectory: folder, port: 0 });
      const table = createClient(backend.url, backend.anonKey).from('applications');
      await table.insert({ ...anApplication(), submission_key: key });
      for (let count = 0; count < 100; count += 1)
        expect((await table.insert(request())).error).not.toBeNull();
      await backend.close();
      await restart();
      const growth = (await bytesUnder(folder)) - before;
      console.info(`100 refused applications that ${name}: ${(growth / megabyte).toFixed(1)} MB`);
      expect(growth).toBeLessThan(3 * megabyte);
    },
    120_000,
  );
});

describe('network addresses', () => {
  it('go by themselves when nobody applies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-forget-'));
    await copyFreshDatabase(folder);
    const engine = await openPgliteEngine(folder, 20);
    const run = (sql: string) => engine.transaction('write', (session) => session.query(sql));
    await run(`insert into private.request_log (kind, network, at) values
      ('application', '203.0.113.5', now() - interval '3 hours'), ('upload', '203.0.113.6', now())`);
    await vi.waitFor(async () =>
      expect(await run('select network from private.request_log')).toEqual([{ network: '203.0.113.6' }]),
    );
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });
});

/** Without the database's write-ahead log, which grows and is used again in files of 16 MB. */
async function bytesUnder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** An application as long as it may be, which no compression makes small. */
function long() {
  return anApplication({ cover_letter: randomText(10_000), [whyJoinColumn]: randomText(5_000) });
}

/** Text that no compression makes small. */
function randomText(length: number): string {
  return Array.from({ length: Math.ceil(length / 36) }, () => randomUUID())
    .join('')
    .slice(0, length);
}
