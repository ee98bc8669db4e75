import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { copyFreshDatabase } from '../support/fresh-database.ts';

it('leaves a database of another version as it is, and says how its applications are brought over', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-upgrade-'));
  try {
    await copyFreshDatabase(directory);
    const before = await PGlite.create({ dataDir: join(directory, 'database') });
    await before.query(
      `update supabase_migrations.schema_migrations set version = '20261120090000' where name = 'staff'`,
    );
    await before.close();
    const opening = openPgliteEngine(directory);
    await expect(opening).rejects.toThrow(/migration 20261120090000.* export FOLDER.* restore FOLDER/s);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
