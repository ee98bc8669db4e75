import type { Engine, Row } from '../database/engine.ts';
import { RestRefusal } from './refusal.ts';
import { quote } from './query.ts';
import type { Procedure, Table } from './statement.ts';

type Tables = ReadonlyMap<string, Table>;

/** What PostgREST calls its schema cache: the tables of the schema `public`, and its functions; and its settings. */
export type Catalog = {
  tables: Tables;
  procedures: ReadonlyMap<string, Procedure>;
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
    session.query(`select relname as name, json_object_agg(attname, format_type(atttypid, atttypmod))::text as types,
        coalesce(json_agg(attname order by attnum) filter (where attnum = any (conkey)), '[]')::text as key
      from pg_class join pg_attribute on attrelid = pg_class.oid
        left join pg_constraint on conrelid = attrelid and contype = 'p'
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      group by relname`),
  );
  return new Map(
    rows.map((row) => {
      const name = String(row['name']);
      const types = new Map(Object.entries(JSON.parse(String(row['types'])) as Record<string, string>));
      return [name, { name, types, key: JSON.parse(String(row['key'])) as string[] }];
    }),
  );
}

/** The functions that can be called; PostgREST reads them once, too. No two of one name are expected. */
async function readProcedures(engine: Engine): Promise<Catalog['procedures']> {
  const rows = await engine.transaction('read', (session) =>
    session.query(`select proname as name, provolatile as volatility, pronargdefaults as defaults,
        coalesce(to_json(proargnames), '[]')::text as names,
        (select coalesce(json_agg(format_type(type, null) order by at), '[]')
           from unnest(proargtypes::oid[]) with ordinality _(type, at))::text as types,
        has_function_privilege('anon', oid, 'execute') as is_public
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and not proretset
        and prorettype = 'jsonb'::regtype`),
  );
  return new Map(rows.map((row) => [String(row['name']), procedureOf(row)]));
}

function procedureOf(row: Row): Procedure {
  const names = JSON.parse(String(row['names'])) as string[];
  const types = JSON.parse(String(row['types'])) as string[];
  return {
    name: String(row['name']),
    types: new Map(names.map((name, at) => [name, types[at] ?? 'text'])),
    required: names.slice(0, names.length - Number(row['defaults'])),
    mode: row['volatility'] === 'v' ? 'write' : 'read',
    isPublic: row['is_public'] === true,
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
