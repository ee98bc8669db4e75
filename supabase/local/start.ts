import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BackendStartError } from './database/backend-start-error.ts';
import { claimDataFolder, folderHolder, lockFolder, withFolder } from './database/data-folder.ts';
import { type BackendKeys, ensureKeys } from './http/keys.ts';
import { openPgliteEngine } from './database/pglite-engine.ts';
import type { StartBuild } from './functions.ts';
import { serve } from './serve.ts';
import { openFileStore } from './storage/file-store.ts';

export { BackendStartError } from './database/backend-start-error.ts';
export { ensureKeys } from './http/keys.ts';

/** Said to whoever starts it. */
export const whatItIsFor =
  'The embedded backend is for trying, developing and tests by one person on one machine; a site for others runs on Supabase.';

/** A running embedded backend. Only `url` and `anonKey` are for the website. */
export type LocalSupabase = {
  url: string;
  anonKey: string;
  serviceKey: string;
  /** Where the process that runs the backend serves the staff app; null where it does not. */
  staffUrl: string | null;
  close(): Promise<void>;
};

/**
 * Starts the embedded backend: PostgreSQL (PGlite) with the product's migrations behind the subset of Supabase's
 * REST, Storage and Auth protocols that the product uses, on 127.0.0.1.
 *
 * @param options where the data is, where to listen (port 0 takes any free one), and where the staff app of this process is:
 *   links for members lead there, also those of commands of another process.
 * @throws BackendStartError for every expected failure; its message says in one sentence what to do.
 */
export async function startLocalSupabase(options: {
  dataDirectory: string;
  port: number;
  staffUrl?: string;
  /** Builds the site when staff ask for it; without it nobody can. */
  startBuild?: StartBuild;
}): Promise<LocalSupabase> {
  const dataDirectory = resolve(options.dataDirectory);
  const { staffUrl, startBuild } = options;
  const { keys, lock } = await withFolder(dataDirectory, 'written', async () => {
    await claimDataFolder(dataDirectory);
    return { keys: await ensureKeys(dataDirectory), lock: await lockFolder(dataDirectory) };
  });
  try {
    const engine = await openPgliteEngine(dataDirectory);
    const files = await openFileStore(join(dataDirectory, 'files'));
    const server = await serve({ engine, files, keys, staffUrl, startBuild }, options.port).catch(
      async (error: unknown) => {
        await engine.close();
        throw error;
      },
    );
    const where = { port: server.port, staffUrl: staffUrl ?? null };
    await lock.announce(where);
    let closing: Promise<void> | null = null;
    const shutDown = async (): Promise<void> => {
      await server.close();
      await engine.close();
      lock.release();
    };
    return localSupabase(where, keys, () => (closing ??= shutDown()));
  } catch (error) {
    lock.release();
    throw error;
  }
}

function localSupabase(
  { port, staffUrl }: { port: number; staffUrl: string | null },
  { anonKey, serviceRoleKey: serviceKey }: BackendKeys,
  close: () => Promise<void>,
): LocalSupabase {
  return { url: `http://127.0.0.1:${port}`, anonKey, serviceKey, staffUrl, close };
}

const startPatienceMs = 15_000;

/**
 * The backend that another process runs on a folder; `close` leaves it running. Waits for one that is starting.
 *
 * @returns null when there is none.
 * @throws BackendStartError when one is starting for longer than 15 s.
 */
export async function findLocalSupabase(dataDirectory: string): Promise<LocalSupabase | null> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    const holder = await folderHolder(resolve(dataDirectory));
    if (holder === null) return null;
    if (holder !== 'starting') {
      return localSupabase(holder, await ensureKeys(dataDirectory), async () => undefined);
    }
    if (Date.now() > deadline) {
      throw new BackendStartError(`The backend of ${dataDirectory} is still starting; try again.`);
    }
    await delay(100);
  }
}
