import type { Engine, Row } from '../database/engine.ts';
import { type Procedures, readProcedures } from './procedure.ts';
import { RestRefusal } from './refusal.ts';
import { quote, type Table } from './statement.ts';

/** Tables by name. */
type Tables = ReadonlyMap<string, Table>;

/** What PostgREST calls its schema cache: the tables of the schema `public`, and its functions; and its settings. */
export type Catalog = {
  tables: Tables;
  procedures: Procedures;
  /** SQL that judges each request before its own (PostgREST's setting `db-pre-request`), or null. */
  preRequest: string | null;
};

/** Reads the catalog, once at the start. */
export async function readCatalog(engine: Engine): Promise<Catalog> {
  return {
    tables: await readTables(engine),
    procedures: await readProcedures(engine),
    preRequest: await readPreRequest(engine),
  };
}

/** The function that migrations name, as on a hosted project: `alter role authenticator set pgrst.db_pre_request = …`. */
async function readPreRequest(engine: Engine): Promise<string | null> {
  const [row] = await engine.transaction('read', (session) =>
    session.query(`select substring(setting from '^pgrst\\.db_pre_request="?([^"]+)"?$') as name
      from pg_db_role_setting, unnest(setconfig) setting
      where setrole = 'authenticator'::regrole and setting like 'pgrst.db\\_pre\\_request=%'`),
  );
  if (row === undefined) return null;
  return `select ${String(row['name']).split('.').map(quote).join('.')}()`;
}

async function readTables(engine: Engine): Promise<Tables> {
  const rows = await engine.transaction('read', (session) =>
    session.query(`select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
        coalesce((select attnum = any (conkey) from pg_constraint where conrelid = attrelid and contype = 'p'), false) as is_key
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`),
  );
  const names = new Set(rows.map((row) => String(row['table'])));
  return new Map(
    [...names].map((name) => [
      name,
      tableOf(
        name,
        rows.filter((row) => row['table'] === name),
      ),
    ]),
  );
}

function tableOf(name: string, columns: readonly Row[]): Table {
  return {
    name,
    types: new Map(columns.map((column) => [String(column['name']), String(column['type'])])),
    key: columns.filter((column) => column['is_key'] === true).map((column) => String(column['name'])),
  };
}

/** The table that a path names. @throws RestRefusal when there is none. */
export function tableAt(tables: Tables, path: string): Table {
  const table = tables.get(path);
  if (table !== undefined) return table;
  if (path === '' || path.includes('/')) {
    throw new RestRefusal(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  throw new RestRefusal(404, 'PGRST205', `Could not find the table 'public.${path}' in the schema cache`);
}
