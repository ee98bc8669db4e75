import type { Procedure, Table } from './catalog.ts';
import type { Filter, Payload, RestRequest } from './request.ts';

/** SQL with its parameters, all passed as text. */
export type Statement = { sql: string; parameters: string[] };

type Types = ReadonlyMap<string, string>;
/** Numbers a value of a statement, and gives its place there; each goes in as text. */
type Bind = (value: string) => string;

/** As a hosted project: no request gives more rows than this. */
const maxRows = 1_000;

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function bindTo(parameters: string[]): Bind {
  return (value) => `$${parameters.push(value)}::text`;
}

/**
 * The statement that PostgREST builds (QueryBuilder.hs): the request as a common table expression, its rows as one
 * JSON text around it. Only the payload's columns appear in an insert, which is why column grants work.
 */
export function buildStatement(request: RestRequest, payload: Payload, { name, types }: Table): Statement {
  const parameters: string[] = [];
  const bind = bindTo(parameters);
  const table = `"public".${quote(name)}`;
  // PostgREST does not apply filters to what it inserts.
  const conditions =
    request.verb === 'insert' ? [] : request.filters.map((each) => conditionOf(each, table, types, bind));
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const isCounted = request.countsExactly && request.verb === 'select';
  const total = isCounted ? `(select count(*) from ${table} ${where})` : 'null::bigint';
  const source = sourceOf(request, payload, { table, types, bind, where });
  const sql = `with pgrst_source as (${source})
    select ${total} as total, count(_postgrest_t) as page_total,
      coalesce(json_agg(_postgrest_t), '[]')::text as body
    from (select * from pgrst_source) _postgrest_t`;
  return { sql, parameters };
}

type Source = { table: string; types: Types; bind: Bind; where: string };

function sourceOf(request: RestRequest, payload: Payload, source: Source): string {
  const { table, where } = source;
  const { limit, offset, order } = request;
  const columns = columnsOf(request, table);
  const returning = `returning ${request.returnsRows ? columns : '1'}`;
  const names = payload.keys.map(quote);
  switch (request.verb) {
    case 'select':
      return `select ${columns} from ${table} ${where} ${order.length === 0 ? '' : `order by ${order.join(', ')}`}
        limit ${Math.min(limit ?? maxRows, maxRows)} offset ${offset}`;
    case 'insert':
      return `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from ${rowsOf(payload, source)}
        ${conflictOf(request, names)} ${returning}`;
    case 'update':
      return `update ${table} set ${names.map((each) => `${each} = pgrst_body.${each}`).join(', ')}
        from ${rowsOf(payload, source)} ${where} ${returning}`;
    case 'delete':
      return `delete from ${table} ${where} ${returning}`;
  }
}

function columnsOf({ select }: RestRequest, table: string): string {
  return select === '*' ? `${table}.*` : select.map((column) => `${table}.${quote(column)}`).join(', ');
}

function rowsOf({ json, keys }: Payload, { types, bind }: Source): string {
  return `json_to_recordset(${bind(json)}::json) as pgrst_body(${typed(keys, types)})`;
}

function typed(keys: readonly string[], types: Types): string {
  return keys.map((key) => `${quote(key)} ${types.get(key)}`).join(', ');
}

function conflictOf({ onConflict }: RestRequest, names: readonly string[]): string {
  if (onConflict === null) return '';
  const changes = names.map((name) => `${name} = excluded.${name}`).join(', ');
  return `on conflict (${onConflict.map(quote).join(', ')}) do update set ${changes}`;
}

function conditionOf({ column, operator, value }: Filter, table: string, types: Types, bind: Bind): string {
  const [field, type] = [`${table}.${quote(column)}`, types.get(column) ?? 'text'];
  return `${field} ${operator} (${bind(value)})::${type}`;
}

/** The call of a function with the arguments that were sent alone, so that the others take their defaults. */
export function buildCallStatement({ name, types }: Procedure, { json, keys }: Payload): Statement {
  const named = keys.map((key) => `${quote(key)} := pgrst_body.${quote(key)}`).join(', ');
  const call = `select "public".${quote(name)}(${named})::text as body`;
  if (keys.length === 0) return { sql: call, parameters: [] };
  return {
    sql: `${call} from json_to_record($1::text::json) as pgrst_body(${typed(keys, types)})`,
    parameters: [json],
  };
}
