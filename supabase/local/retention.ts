import type { Engine } from './database/engine.ts';
import { repeat } from './repeat.ts';
import type { FileStore } from './storage/file-store.ts';

type Parts = { engine: Engine; files: FileStore };

const dayMs = 24 * 60 * 60_000;

/**
 * Erases the applications that are older than the promised time (staff_settings.retention_days), with their notes and
 * files: now, and from then on once a day. What keeps it from doing so is logged and stops nothing else.
 *
 * @param everyMs milliseconds between two rounds.
 */
export async function startRetention(parts: Parts, everyMs = dayMs): Promise<{ stop(): Promise<void> }> {
  const rounds = repeat(() => purgeDue(parts), everyMs, 'Applications that are due were not erased:');
  await rounds.first;
  return rounds;
}

/** Rows go in one transaction, files after it: what is cut off there is swept at the next start, as any file without a row. */
async function purgeDue({ engine, files }: Parts): Promise<void> {
  const versions = await engine.transaction('write', async (session) => {
    await session.query(
      `select set_config('role', 'service_role', true), set_config('storage.allow_delete_query', 'true', true)`,
    );
    const [purged] = await session.query('select to_json(private.purge_due())::text as names');
    return session.query(
      `delete from storage.objects where bucket_id = 'resumes'
         and name in (select json_array_elements_text($1::text::json)) returning version`,
      [String(purged?.['names'])],
    );
  });
  await Promise.all(versions.map((row) => files.remove(String(row['version']))));
}
