import { join, resolve } from 'node:path';
import { BackendStartError, errorCode } from './database/backend-start-error.ts';
import { claimDataFolder } from './database/data-folder.ts';
import { diskGuard, freeBytes } from './database/disk-guard.ts';
import { type FolderLock, lockFolder } from './database/folder-lock.ts';
import { type BackendKeys, ensureKeys } from './http/keys.ts';
import { openPgliteEngine } from './database/pglite-engine.ts';
import { type RunningServer, serve } from './serve.ts';
import { openFileStore } from './storage/file-store.ts';

export { BackendStartError } from './database/backend-start-error.ts';
export { ensureKeys } from './http/keys.ts';

/** Where the data lives and where to listen; port 0 takes any free one. `signal` closes the backend. */
export type BackendOptions = { dataDirectory: string; port: number; signal?: AbortSignal };

/** A running embedded backend. Only `url` and `anonKey` are for the website. */
export type Backend = {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  close(): Promise<void>;
};

/**
 * Starts the embedded backend: PostgreSQL (PGlite) with the product's migrations behind the subset of Supabase's
 * REST and Storage protocol that the site uses, on 127.0.0.1, with its data in `dataDirectory`.
 *
 * @throws BackendStartError for every expected failure; its message is one sentence that says what to do.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDirectory = resolve(options.dataDirectory);
  const { keys, lock } = await prepare(dataDirectory);
  try {
    const engine = await openPgliteEngine(dataDirectory);
    const files = await openFileStore(join(dataDirectory, 'files'));
    const disk = diskGuard(() => freeBytes(dataDirectory));
    const server = await serve({ engine, files, keys, disk }, options.port).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
    await lock.announcePort(server.port);
    return running(server, keys, options.signal, async () => {
      await server.close();
      await engine.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepare(dataDirectory: string): Promise<{ keys: BackendKeys; lock: FolderLock }> {
  try {
    await claimDataFolder(dataDirectory);
    const keys = await ensureKeys(dataDirectory);
    return { keys, lock: await lockFolder(dataDirectory) };
  } catch (error) {
    if (error instanceof BackendStartError) throw error;
    throw new BackendStartError(
      `The data folder ${dataDirectory} cannot be written (${errorCode(error) || String(error)}); ` +
        'check its permissions or set LOCAL_DATA_DIR to another one.',
      { cause: error },
    );
  }
}

function running(
  server: RunningServer,
  keys: BackendKeys,
  signal: AbortSignal | undefined,
  shutDown: () => Promise<void>,
): Backend {
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= shutDown());
  signal?.addEventListener('abort', () => void close(), { once: true });
  if (signal?.aborted === true) void close();
  return {
    url: server.url,
    anonKey: keys.anonKey,
    serviceRoleKey: keys.serviceRoleKey,
    close,
  };
}
