import type { Engine, Row } from '../database/engine.ts';
import { type Procedures, readProcedures } from './procedure.ts';
import { RestRefusal } from './refusal.ts';
import type { Table } from './statement.ts';

/** Tables by name. */
type Tables = ReadonlyMap<string, Table>;

/** What PostgREST calls its schema cache: the tables of the schema `public`, and its functions. */
export type Catalog = { tables: Tables; procedures: Procedures };

/** Reads the catalog, once at the start. */
export async function readCatalog(engine: Engine): Promise<Catalog> {
  return { tables: await readTables(engine), procedures: await readProcedures(engine) };
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
