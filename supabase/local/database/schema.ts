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

/**
 * Applies the migrations that the database does not have yet, each in its own transaction together with its
 * entry in the table that the Supabase command line uses.
 *
 * @throws BackendStartError for a database that was made by other migrations, or by another text of one; it is left as it is.
 */
export async function applyMigrations(engine: Engine): Promise<void> {
  const known = await engine.transaction('write', async (session) => {
    await session.script(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`);
    return session.query(
      'select version, statements[1] as sql from supabase_migrations.schema_migrations order by version',
    );
  });
  const applied = new Map(known.map((row) => [String(row['version']), String(row['sql'])]));
  const files = await readSqlFolder(migrationsFolder);
  const bundled = new Map(files.map((file) => [file.version, file.sql]));
  const foreign = [...applied].find(([version, sql]) => bundled.get(version) !== sql);
  if (foreign !== undefined) throw madeByOthers(foreign[0]);
  for (const file of files) if (!applied.has(file.version)) await applyMigration(engine, file);
}

function applyMigration(engine: Engine, file: SqlFile): Promise<void> {
  return engine.transaction('write', async (session) => {
    await session.script(file.sql);
    await session.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ($1::text, $2::text, array[$3::text])`,
      [file.version, file.name, file.sql],
    );
  });
}

function madeByOthers(version: string): BackendStartError {
  return new BackendStartError(
    `The database was made by another version of this site (by its migration ${version}) and was left as it is. ` +
      'Start that version and save the applications with `npm run applications -- export FOLDER`; then set LOCAL_DATA_DIR ' +
      'to an empty folder and write them back with `npm run applications -- restore FOLDER`.',
  );
}
