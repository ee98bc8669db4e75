import { readdir, readFile } from 'node:fs/promises';
import { BackendStartError } from './backend-start-error.ts';
import type { Engine } from './engine.ts';

const platformFolder = new URL('../../platform/', import.meta.url);
const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** One SQL file; `version` and `name` as the Supabase command line splits the file name. */
export type SqlFile = { version: string; name: string; sql: string };

/** The SQL files of a folder in the order of their names. */
export async function readSqlFolder(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const [version = '', ...rest] = file.replace(/\.sql$/, '').split('_');
      return { version, name: rest.join('_'), sql: await readFile(new URL(file, folder), 'utf8') };
    }),
  );
}

/** Emulates what a hosted project has before the first migration. Safe to repeat. */
export async function applyPlatform(engine: Engine): Promise<void> {
  for (const file of await readSqlFolder(platformFolder)) {
    await engine.transaction('write', (session) => session.script(file.sql));
  }
}

/** The first and the last of the migrations that replaced 23 earlier ones, whose last is `lastEarlier`: both make one schema. */
const [firstReplacement, lastReplacement, lastEarlier] = [
  '20261124200000',
  '20261124200600',
  '20261124190043',
];

/**
 * Applies the migrations that the database does not have yet, each in its own transaction together with its
 * entry in the table that the Supabase command line uses. In a database that has all the earlier migrations those that
 * replaced them are recorded only.
 *
 * @throws BackendStartError for a database with some of the earlier migrations; it is left as it is.
 */
export async function applyMigrations(engine: Engine): Promise<void> {
  const known = await engine.transaction('write', async (session) => {
    await session.script(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`);
    return session.query('select version from supabase_migrations.schema_migrations order by version');
  });
  const applied = known.map((row) => String(row['version']));
  const isEarlier = applied.length > 0 && !applied.includes(firstReplacement);
  if (isEarlier && !applied.includes(lastEarlier)) throw tooOld(applied.at(-1));
  for (const file of await readSqlFolder(migrationsFolder)) {
    if (applied.includes(file.version)) continue;
    await applyMigration(engine, file, isEarlier && file.version <= lastReplacement);
  }
}

function applyMigration(engine: Engine, file: SqlFile, isThere: boolean): Promise<void> {
  return engine.transaction('write', async (session) => {
    if (!isThere) await session.script(file.sql);
    await session.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ($1::text, $2::text, array[$3::text])`,
      [file.version, file.name, file.sql],
    );
  });
}

function tooOld(last = ''): BackendStartError {
  return new BackendStartError(
    `The database was made by an earlier version of this site (its last migration is ${last}) and was left as it is. ` +
      'Start that version and save the applications with `npm run applications -- export FOLDER`; then set LOCAL_DATA_DIR ' +
      'to an empty folder and write them back with `npm run applications -- restore FOLDER`.',
  );
}
