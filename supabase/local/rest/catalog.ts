import type { Engine, Row, TransactionMode } from '../database/engine.ts';

/** A table with its columns and their SQL types. */
export type Table = { name: string; types: ReadonlyMap<string, string> };

/** A function of the schema `public` that answers with JSON. */
export type Procedure = {
  name: string;
  /** SQL types of its arguments, by name. */
  types: ReadonlyMap<string, string>;
  /** Names of the arguments that have no default. */
  required: readonly string[];
  mode: TransactionMode;
};

/** What PostgREST calls its schema cache: the tables of the schema `public`, and its functions; and its settings. */
export type Catalog = {
  tables: ReadonlyMap<string, Table>;
  procedures: ReadonlyMap<string, Procedure>;
  /** SQL that judges each request before its own (PostgREST's setting `db-pre-request`), or null. */
  preRequest: string | null;
};

/** Reads the catalog, once at the start. */
export async function readCatalog(engine: Engine): Promise<Catalog> {
  return engine.transaction('read', async (session) => {
    const [tables, procedures, settings] = [
      await session.query(tablesSql),
      await session.query(proceduresSql),
      await session.query(preRequestSql),
    ];
    return {
      tables: new Map(tables.map((row) => [String(row['name']), tableOf(row)])),
      procedures: new Map(procedures.map((row) => [String(row['name']), procedureOf(row)])),
      preRequest: settings[0] === undefined ? null : `select ${String(settings[0]['name'])}()`,
    };
  });
}

/** The function that migrations name, as on a hosted project: `alter role authenticator set pgrst.db_pre_request = …`. */
const preRequestSql = String.raw`select substring(setting from '^pgrst\.db_pre_request="?([\w.]+)"?$') as name
  from pg_db_role_setting, unnest(setconfig) setting
  where setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'`;

const tablesSql = `select relname as name, json_object_agg(attname, format_type(atttypid, atttypmod))::text as types
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  group by relname`;

function tableOf(row: Row): Table {
  const types = JSON.parse(String(row['types'])) as Record<string, string>;
  return { name: String(row['name']), types: new Map(Object.entries(types)) };
}

/** The functions that can be called; PostgREST reads them once, too. No two of one name are expected. */
const proceduresSql = `select proname as name, provolatile as volatility, pronargdefaults as defaults,
    coalesce(to_json(proargnames), '[]')::text as names,
    (select coalesce(json_agg(format_type(type, null) order by at), '[]')
       from unnest(proargtypes::oid[]) with ordinality _(type, at))::text as types
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and not proretset
    and prorettype = 'jsonb'::regtype`;

function procedureOf(row: Row): Procedure {
  const names = JSON.parse(String(row['names'])) as string[];
  const types = JSON.parse(String(row['types'])) as string[];
  return {
    name: String(row['name']),
    types: new Map(names.map((name, at) => [name, types[at] ?? 'text'])),
    required: names.slice(0, names.length - Number(row['defaults'])),
    mode: row['volatility'] === 'v' ? 'write' : 'read',
  };
}
