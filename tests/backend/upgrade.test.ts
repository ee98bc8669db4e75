import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { becomeCaller, type Engine, type Row } from '../../supabase/local/database/engine.ts';
import { openPgliteEngine } from '../../supabase/local/database/pglite-engine.ts';
import { applyMigrations, readSqlFolder } from '../../supabase/local/database/schema.ts';
import { type Migrate, startPostgres } from './support/postgres.ts';
import { anApplication, enginesHere, type EngineName, type NewApplication } from './support/fixture.ts';

const supabase = new URL('../../supabase/', import.meta.url);

/** Everything before this version is what the first deployments have. */
const firstNewVersion = '20261122';

/** A project as it was: the old migrations, rows of each kind, and a limit that its operator has set. */
const makeOldProject: Migrate = async (engine) => {
  const old = (await readSqlFolder(new URL('migrations/', supabase))).filter(
    (file) => file.version < firstNewVersion,
  );
  for (const file of old) await run(engine, file.sql);
  await run(
    engine,
    `create schema supabase_migrations; create table supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)`,
  );
  for (const { version } of old)
    await query(engine, 'insert into supabase_migrations.schema_migrations (version) values ($1::text)', [
      version,
    ]);
  const row = oldRow(anApplication({ email: 'ada@applicant.example' }));
  const columns = Object.keys(row).join(', ');
  const insert = `insert into public.applications (${columns})
    select ${columns} from json_populate_record(null::public.applications, $1::text::json)`;
  await query(engine, insert, [JSON.stringify(row)]);
  await query(engine, insert, [JSON.stringify({ ...row, full_name: 'Ada Again' })]);
  await query(engine, insert, [
    JSON.stringify({ ...row, full_name: 'José Example', email: 'josé@correo.example' }),
  ]);
  await run(
    engine,
    `insert into private.submission_log (ip) values ('203.0.113.5');
    update private.limits set value = 33 where name = 'per_network_per_hour'`,
  );
};

/** The application as pages of the first version sent it: without later columns. */
function oldRow(row: NewApplication) {
  const { job_id, job_title, full_name, email, phone, resume_url, cover_letter, linkedin_profile } = row;
  const others = { job_id, job_title, full_name, email, phone, resume_url, cover_letter, linkedin_profile };
  return { ...others, why_join_fernwell: row[whyJoinColumn] };
}

const run = (engine: Engine, sql: string): Promise<void> =>
  engine.transaction('write', (session) => session.script(sql));
const query = (engine: Engine, sql: string, values: unknown[] = []): Promise<Row[]> =>
  engine.transaction('write', (session) => session.query(sql, values));

async function upgradePglite(directory: string): Promise<Project> {
  const database = await PGlite.create({ dataDir: join(directory, 'database') });
  const platform = await readSqlFolder(new URL('platform/', supabase));
  // The first versions had no accounts.
  for (const file of platform.filter(({ name }) => name !== 'auth')) await database.exec(file.sql);
  await makeOldProject({
    transaction: (_mode, work) =>
      database.transaction((transaction) =>
        work({
          query: async (sql, values = []) => (await transaction.query<Row>(sql, [...values])).rows,
          script: async (sql) => void (await transaction.exec(sql)),
        }),
      ),
    close: () => database.close(),
  });
  await database.close();
  await writeFile(join(directory, 'database.ready'), '');
  const engine = await openPgliteEngine(directory);
  return { engine, owner: (sql) => query(engine, sql), stop: () => engine.close() };
}

type Project = { engine: Engine; owner: (sql: string) => Promise<Row[]>; stop: () => Promise<void> };

/** Files an application as the public does. */
async function fileAsPublic(engine: Engine, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).join(', ');
  await engine.transaction('write', async (session) => {
    const caller = { role: 'anon', claims: { role: 'anon' } };
    await becomeCaller(session, caller, { method: 'POST', path: '/applications', headers: {} });
    await session.query(
      `insert into public.applications (${columns})
       select ${columns} from json_populate_record(null::public.applications, $1::text::json)`,
      [JSON.stringify(row)],
    );
  });
}

function upgrade(engineName: EngineName, directory: string): Promise<Project> {
  if (engineName === 'PGlite') return upgradePglite(directory);
  return startPostgres(directory, async (engine) => {
    await makeOldProject(engine);
    await applyMigrations(engine);
  });
}

describe.each(enginesHere)('a project of the first version on %s, brought up to date', (engineName) => {
  let directory: string;
  let project: Awaited<ReturnType<typeof upgrade>>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-upgrade-'));
    project = await upgrade(engineName, directory);
  });
  afterAll(async () => {
    await project.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('keeps its applications, repeats too', async () => {
    const rows = await project.owner(
      'select full_name, submission_key from public.applications order by full_name',
    );
    expect(rows).toEqual([
      { full_name: 'Ada Again', submission_key: null },
      { full_name: 'Ada Example', submission_key: null },
      { full_name: 'José Example', submission_key: null },
    ]);
  });

  it('keeps the limit that its operator has set, under its new name', async () => {
    const rows = await project.owner('select name, value from private.limits order by name');
    expect(rows).toEqual([
      { name: 'applications_per_minute', value: 60 },
      { name: 'applications_per_network_per_hour', value: 33 },
      { name: 'applications_per_wide_network_per_hour', value: 15 },
      { name: 'form_minimum_seconds', value: 8 },
      { name: 'links_per_minute', value: 60 },
      { name: 'links_per_network_per_hour', value: 60 },
      { name: 'links_per_wide_network_per_hour', value: 90 },
      { name: 'uploads_per_minute', value: 60 },
      { name: 'uploads_per_network_per_hour', value: 20 },
      { name: 'uploads_per_wide_network_per_hour', value: 30 },
    ]);
  });

  it('keeps no network address of before', async () => {
    const tables = await project.owner(
      `select tablename from pg_tables where schemaname = 'private' order by 1`,
    );
    expect(tables).toEqual([{ tablename: 'limits' }, { tablename: 'request_log' }]);
    expect(await project.owner('select * from private.request_log')).toEqual([]);
  });

  it('keeps the reasons to join in the one column of the specification, for no new readers', async () => {
    const rows = await project.owner(
      `select ${whyJoinColumn} as reason from public.applications where email = 'ada@applicant.example'`,
    );
    const words = anApplication()[whyJoinColumn].trim();
    expect(rows.map(({ reason }) => reason)).toEqual([words, words]);
    const mayUse = (role: string, privilege: string) =>
      `has_column_privilege('${role}', 'public.applications', '${whyJoinColumn}', '${privilege}')`;
    const [may] = await project.owner(
      `select ${mayUse('anon', 'insert')} as insert, ${mayUse('anon', 'select')} as read,
         ${mayUse('anon', 'update')} as change, ${mayUse('authenticated', 'select')} as staff`,
    );
    expect(may).toEqual({ insert: true, read: false, change: false, staff: false });
  });

  it('takes an application, its reason without spaces around it', async () => {
    const row = anApplication({ [whyJoinColumn]: `  ${'w'.repeat(60)} ` });
    await fileAsPublic(project.engine, row);
    const stored = await project.owner(
      `select ${whyJoinColumn} as reason from public.applications where email = '${row.email}'`,
    );
    expect(stored).toEqual([{ reason: 'w'.repeat(60) }]);
  });

  it('keeps an address that would be refused today, and refuses it today', async () => {
    const kept = await project.owner(`select 1 from public.applications where email = 'josé@correo.example'`);
    expect(kept).toHaveLength(1);
    const refused = fileAsPublic(project.engine, anApplication({ email: 'josé@correo.example' }));
    await expect(refused).rejects.toThrow('applications_email_check');
  });

  it('gives its applications a reference and no link, and staff the way to read them', async () => {
    const rows = await project.owner(
      `select link_hash, state, reference = upper(left(id::text, 8)) as is_own from public.applications
        where email = 'ada@applicant.example'`,
    );
    expect(rows).toEqual(rows.map(() => ({ link_hash: null, state: 'new', is_own: true })));
    const [row] = await project.owner(
      `select private.whole_application(a) - '${whyJoinColumn}' as whole from public.applications a limit 1`,
    );
    expect(
      Object.keys(row?.['whole'] ?? {}).filter((column) => /why_join|key|hash|xid/.test(column)),
    ).toEqual([]);
  });

  it('erases nothing of what is not due, and shows no position as closed', async () => {
    expect(await project.owner('select private.purge_due() as names')).toEqual([{ names: [] }]);
    expect(
      await project.owner('select private.closed_on(job_id) as day from public.applications limit 1'),
    ).toEqual([{ day: null }]);
  });

  it('lets staff move an application whose address would be refused today', async () => {
    const moved = await project.owner(
      `update public.applications set state = 'talking' where email = 'josé@correo.example' returning state`,
    );
    expect(moved).toEqual([{ state: 'talking' }]);
  });

  it('limits uploads at their row', async () => {
    const triggers = await project.owner(
      `select tgname from pg_trigger where tgrelid = 'storage.objects'::regclass and tgname like 'resume%'`,
    );
    expect(triggers).toEqual([{ tgname: 'resume_upload_guard' }]);
  });
});
