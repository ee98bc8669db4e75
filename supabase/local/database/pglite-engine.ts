import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { repeat } from '../repeat.ts';
import { BackendStartError } from './backend-start-error.ts';
import { exists } from './data-folder.ts';
import type { Engine, Row, Session } from './engine.ts';
import { applyMigrations, applyPlatform } from './schema.ts';

/**
 * Opens (or creates) the PostgreSQL under `dataDirectory` and brings its schema up to date.
 *
 * PGlite has one connection: its `transaction()` is the queue that runs requests one after the other.
 * A first start that was cut off leaves a folder without the "ready" mark; nothing was ever acknowledged from it,
 * so it is renamed and made anew.
 *
 * @param vacuumEveryMs milliseconds between two rounds of maintenance.
 * @throws BackendStartError when the folder holds something that PostgreSQL cannot read.
 */
export async function openPgliteEngine(dataDirectory: string, vacuumEveryMs = 10 * 60_000): Promise<Engine> {
  const directory = join(dataDirectory, 'database');
  const ready = join(dataDirectory, 'database.ready');
  const isNew = !(await exists(ready));
  if (isNew) await keepUnfinished(directory);
  const database = await openDatabase(directory, dataDirectory);
  const engine = pgliteEngine(database);
  await applyPlatform(engine); // an older folder lacks what a newer version expects there
  await applyMigrations(engine);
  if (isNew) await writeFile(ready, `${new Date().toISOString()}\n`);
  const tidy = async (): Promise<void> => {
    for (const chore of chores) await database.query(chore);
  };
  // Beside the first requests: nobody waits for it.
  const vacuum = repeat(tidy, vacuumEveryMs, 'The database was not tidied:');
  return { ...engine, close: () => vacuum.stop().then(() => engine.close()) };
}

async function openDatabase(directory: string, dataDirectory: string): Promise<PGlite> {
  try {
    const database = await PGlite.create({ dataDir: directory });
    await database.query('select 1');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendStartError(
      `The database in ${dataDirectory} cannot be opened; ` +
        `move that folder away or set LOCAL_DATA_DIR to another one (${reason.split('\n')[0]}).`,
      { cause: error },
    );
  }
}

function pgliteEngine(database: PGlite): Engine {
  return {
    transaction: (mode, work) =>
      database.transaction(async (transaction) => {
        if (mode === 'read') await transaction.query('set transaction read only');
        return work(pgliteSession(transaction));
      }),
    listen: (channel, heard) => database.listen(channel, heard),
    close: () => database.close(),
  };
}

function pgliteSession(transaction: Transaction): Session {
  return {
    query: async (sql, parameters = []) => (await transaction.query<Row>(sql, [...parameters])).rows,
    script: async (sql) => {
      await transaction.exec(sql);
    },
  };
}

async function keepUnfinished(directory: string): Promise<void> {
  if (!(await exists(directory))) return;
  await rm(`${directory}.unfinished`, { recursive: true, force: true });
  await rename(directory, `${directory}.unfinished`);
}

/**
 * PGlite has no background processes: what autovacuum and pg_cron do on a hosted project, this backend does itself. Old network
 * addresses go, of which private.forget_networks() keeps two hours, also when nobody applies; and the space of what was refused or
 * deleted is used again.
 */
const chores = [
  'select private.forget_networks()',
  'vacuum private.request_log',
  'vacuum public.applications',
  'vacuum storage.objects',
  'vacuum auth.users, auth.sessions',
];
