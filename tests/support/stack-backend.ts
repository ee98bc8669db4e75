import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { ensureKeys, type LocalSupabase, startLocalSupabase } from '../../supabase/local/start.ts';
import { copyFreshDatabase } from './fresh-database.ts';
import { stackFolder, stackKeysFile, stackPorts } from './stack-info.ts';

const keysFolder = join(import.meta.dirname, '../../node_modules/.cache/stack-keys');

/**
 * Starts the browser tests' backend on an empty database, and tells its keys.
 * @param opened gets what must be closed at the end.
 */
export async function openStackBackend(opened: (() => Promise<void>)[]): Promise<LocalSupabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  opened.push(() => rm(dataDirectory, { recursive: true, force: true }));
  await copyFreshDatabase(dataDirectory);
  await raiseLimits(dataDirectory);
  // The same key in every run: the build holds it, and a build that is the same is not made again.
  await ensureKeys(keysFolder);
  await copyFile(join(keysFolder, 'keys.json'), join(dataDirectory, 'keys.json'));
  const backend = await startLocalSupabase({ dataDirectory, port: stackPorts.backend });
  opened.push(backend.close);
  await mkdir(stackFolder, { recursive: true });
  const { anonKey, serviceKey: serviceRoleKey } = backend;
  await writeFile(stackKeysFile, JSON.stringify({ anonKey, serviceRoleKey }));
  return backend;
}

/** All browser tests together apply more often in a minute than one machine may. */
async function raiseLimits(dataDirectory: string): Promise<void> {
  const engine = await openPgliteEngine(dataDirectory);
  await engine.transaction('write', (session) =>
    session.query(`update private.limits set value = 1000 where name <> 'form_minimum_seconds'`),
  );
  await engine.close();
}
