import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { readSqlFolder } from '../../supabase/local/database/schema.ts';

const cache = join(import.meta.dirname, '../../node_modules/.cache');
const supabase = new URL('../../supabase/', import.meta.url);

/** Changes with every SQL file, so that an old template is never used. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const folder of ['platform/', 'migrations/']) {
    for (const file of await readSqlFolder(new URL(folder, supabase))) hash.update(file.version + file.sql);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The folder of a freshly migrated database. Making one takes seconds of processor time, so it is made once for all test
 * files; of several makers at the same time the first one's is kept.
 * @param make makes it in a folder that does not exist yet.
 */
export async function provideTemplate(
  engine: 'database' | 'postgres',
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const template = join(cache, `backend-${engine}-${await fingerprint()}`);
  if (await stat(template).catch(() => null)) return template;
  await mkdir(cache, { recursive: true });
  const draft = `${template}.${randomUUID()}`;
  await make(draft);
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

/** Puts a freshly migrated database of the embedded engine into a data folder. */
export async function copyFreshDatabase(dataDirectory: string): Promise<void> {
  const template = await provideTemplate('database', async (draft) => {
    await mkdir(draft);
    await (await openPgliteEngine(draft)).close();
  });
  await mkdir(dataDirectory, { recursive: true });
  // A thousand small files: node:fs/promises would copy each in several steps of its own.
  cpSync(template, dataDirectory, { recursive: true });
}
