import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import type { Engine } from '../../supabase/local/database/engine.ts';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { copyFreshDatabase } from '../support/fresh-database.ts';

const versions = 'select version from supabase_migrations.schema_migrations order by version';

/** Opens a database whose list of migrations is replaced by `earlier`: the schema of both is the same. */
async function reopen(earlier: readonly string[], look: (engine: Engine) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'site-upgrade-'));
  try {
    await copyFreshDatabase(directory);
    const before = await PGlite.create({ dataDir: join(directory, 'database') });
    await before.query('delete from supabase_migrations.schema_migrations');
    for (const version of earlier)
      await before.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
        version,
      ]);
    await before.close();
    const engine = await openPgliteEngine(directory);
    await look(engine).finally(() => engine.close());
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

it('carries over a database that has all migrations of before', async () => {
  await reopen(['20261120090000', '20261124190043'], async (engine) => {
    const files = await readdir(new URL('../../supabase/migrations/', import.meta.url));
    const recorded = await engine.transaction('read', (session) => session.query(versions));
    const names = files.map((name) => name.slice(0, 14)).toSorted();
    expect(recorded.map((row) => row['version'])).toEqual(['20261120090000', '20261124190043', ...names]);
  });
}, 60_000);

it('refuses an older one, and says how its applications are brought over', async () => {
  const opening = reopen(['20261120090000', '20261124090000'], async () => undefined);
  await expect(opening).rejects.toThrow(/last migration is 20261124090000.* export FOLDER.* restore FOLDER/s);
}, 60_000);
