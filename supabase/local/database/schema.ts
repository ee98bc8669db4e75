import { readdir, readFile } from 'node:fs/promises';
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
 * entry in the table that the Supabase command line uses. Gives back the versions applied.
 */
export async function applyMigrations(engine: Engine): Promise<string[]> {
  const known = await engine.transaction('write', async (session) => {
    await session.script(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`);
    return session.query('select version from supabase_migrations.schema_migrations');
  });
  const applied = new Set(known.map((row) => row['version']));
  const missing = (await readSqlFolder(migrationsFolder)).filter((file) => !applied.has(file.version));
  for (const file of missing) await applyMigration(engine, file);
  return missing.map((file) => file.version);
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
