import { readdir, readFile, writeFile } from 'node:fs/promises';
import { whyJoinColumn } from '../src/config/brand.ts';
import { StartError } from './command.ts';

/** The database's folder: `migrations/` and `seed.sql` in it. */
const database = new URL('../supabase/', import.meta.url);

/**
 * PostgreSQL quotes other names, and cuts names of more than 63 characters: so it would that of the check,
 * applications_<column>_check, by which the form finds the field that was refused (src/api/insert-answer.ts).
 */
const columnName = /^why_join_[a-z][a-z0-9_]{0,34}$/;
const migrationName = /^(\d{14})_(why_join_[a-z0-9_]+)\.sql$/;

/** The name that the migrations give the column of the reason to join: that of the one that creates the table, or a later one. */
export async function whyJoinColumnOf(folder = database): Promise<string> {
  const names = await migrationsIn(folder);
  return names.flatMap((name) => migrationName.exec(name)?.[2] ?? []).at(-1) ?? 'why_join_fernwell';
}

/**
 * Adds the migration that names the column after the brand (specification, section 3), where it has another name: a new one each
 * time, so that databases that have the earlier ones follow.
 * @param column the name it shall have (src/config/brand.ts).
 * @returns the name of the file that was written; null when the column has its name already.
 * @throws StartError when PostgreSQL could not use the name as it stands.
 */
export async function writeWhyJoinMigration(column: string, folder = database): Promise<string | null> {
  if (!columnName.test(column)) {
    throw new StartError(
      `brand.shortName names a column, ${column}: it begins with a small letter and goes on with small letters, digits ` +
        'and _, at most 35 characters in all. Nothing was written.',
    );
  }
  const present = await whyJoinColumnOf(folder);
  if (present === column) return null;
  // The time, as the Supabase command line writes it, but after every migration that there is.
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = (await migrationsIn(folder)).at(-1)?.split('_')[0] ?? 0;
  const file = `migrations/${Math.max(Number(now), Number(last) + 1)}_${column}.sql`;
  await writeFile(new URL(file, folder), migration(present, column));
  const seed = new URL('seed.sql', folder);
  await writeFile(seed, (await readFile(seed, 'utf8')).replace(new RegExp(`\\b${present}\\b`, 'g'), column));
  return file;
}

/**
 * Refuses a site whose applications the database of its own migrations would not take.
 * @throws StartError naming the command that helps.
 */
export async function refuseOldColumn(): Promise<void> {
  const present = await whyJoinColumnOf();
  if (present !== whyJoinColumn) {
    throw new StartError(
      `The form would send ${whyJoinColumn}, but the migrations make ${present}. Run \`npm run brand\` and commit what it writes.`,
    );
  }
}

async function migrationsIn(folder: URL): Promise<readonly string[]> {
  return (await readdir(new URL('migrations/', folder))).toSorted();
}

function migration(present: string, column: string): string {
  return `-- Written by \`npm run brand\`: the reason to join is in a column named after the brand (specification, section 3).
-- Grants, policies and the check follow a renamed column by themselves.
alter table public.applications rename column ${present} to ${column};
alter table public.applications rename constraint applications_${present}_check to applications_${column}_check;

create or replace function private.trim_why_join(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_oversized('${column}', a.${column});
  a.${column} := btrim(a.${column}, E' \\t\\r\\n');
  return a;
end $$;
revoke all on function private.trim_why_join(public.applications) from public;
`;
}
