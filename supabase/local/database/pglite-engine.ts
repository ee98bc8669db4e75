import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { BackendStartError } from './backend-start-error.ts';
import type { Engine, Row, Session } from './engine.ts';
import { startVacuum } from './vacuum.ts';
import { applyMigrations, applyPlatform } from './schema.ts';

/**
 * Opens (or creates) the PostgreSQL under `dataDirectory` and brings its schema up to date.
 *
 * PGlite has one connection: its `transaction()` is the queue that runs requests one after the other.
 * A first start that was cut off leaves a folder without the "ready" mark; nothing was ever acknowledged from it,
 * so it is moved aside and made anew.
 *
 * @param upkeepMs how often the database is tidied, in milliseconds.
 * @throws BackendStartError when the folder holds something that PostgreSQL cannot read.
 */
export async function openPgliteEngine(dataDirectory: string, upkeepMs?: number): Promise<Engine> {
  const directory = join(dataDirectory, 'database');
  const ready = join(dataDirectory, 'database.ready');
  const isNew = !(await exists(ready));
  if (isNew) await moveAside(directory);
  const database = await openDatabase(directory, dataDirectory);
  const engine = pgliteEngine(database);
  await applyPlatform(engine); // an older folder lacks what a newer version expects there
  await applyMigrations(engine);
  if (isNew) await writeFile(ready, `${new Date().toISOString()}\n`);
  const upkeep = startVacuum(database, upkeepMs);
  return { ...engine, close: () => upkeep.stop().then(() => engine.close()) };
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

async function moveAside(directory: string): Promise<void> {
  if (!(await exists(directory))) return;
  await rm(`${directory}.unfinished`, { recursive: true, force: true });
  await rename(directory, `${directory}.unfinished`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
