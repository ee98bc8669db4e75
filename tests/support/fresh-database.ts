import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
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
 * Puts a freshly migrated database into a data folder. Making one takes seconds of processor time, so it is made once
 * for all test files and copied; of several makers at the same time the first one's is kept.
 */
export async function copyFreshDatabase(dataDirectory: string): Promise<void> {
  const template = join(cache, `backend-database-${await fingerprint()}`);
  if (!(await stat(template).catch(() => null))) await makeTemplate(template);
  await mkdir(dataDirectory, { recursive: true });
  await cp(template, dataDirectory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const engine = await openPgliteEngine(draft);
  await engine.close();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
