import type { RestRequest } from './parse.ts';
import type { Filter } from './parse-query.ts';

/** SQL with its parameters, all passed as text. */
export type Statement = { sql: string; parameters: string[] };

/** A table with its columns, their SQL types and its primary key, as read from the catalog. */
export type Table = { name: string; types: ReadonlyMap<string, string>; key: readonly string[] };

type ColumnTypes = Table['types'];

/** A request that says by which columns a row is known again; by default, as for PostgREST, those of the primary key. */
type KeyedRequest = RestRequest & { onConflict: readonly string[] };

/** As a hosted project: no request gives more rows than this. */
export const maxRows = 1_000;

/** A name as an SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * The statement that PostgREST builds (QueryBuilder.hs): the request as a common table expression, its rows as one
 * JSON text around it. Only the payload's columns appear in an insert, which is why column grants work.
 */
export function buildStatement(request: RestRequest, keys: readonly string[], named: Table): Statement {
  const { name, types, key } = named;
  const table = `"public".${quote(name)}`;
  const parameters: string[] = [];
  const bind = (value: string): string => `$${parameters.push(value)}::text`;
  // PostgREST does not apply filters to what it inserts.
  const where = request.verb === 'insert' ? '' : whereClause(table, request.filters, types, bind);
  const onConflict = request.onConflict ?? key;
  const source = sourceOf(table, { ...request, onConflict }, keys, types, where);
  const rows = request.returnsRows || request.verb === 'select' ? selectList(request, 'pgrst_source') : '1';
  const count = countOf(table, request, where);
  const sql = `with pgrst_source as (${source})${count.cte}
    select ${count.column} as total, pg_catalog.count(_postgrest_t) as page_total,
      coalesce(json_agg(_postgrest_t), '[]')::text as body
    from (select ${rows} from pgrst_source) _postgrest_t`;
  return { sql, parameters };
}

function sourceOf(
  table: string,
  request: KeyedRequest,
  keys: readonly string[],
  types: ColumnTypes,
  where: string,
): string {
  const returning = request.returnsRows ? `returning ${selectList(request, table)}` : 'returning 1';
  switch (request.verb) {
    case 'select':
      return `select ${selectList(request, table)} from ${table} ${where} ${orderClause(table, request)}
        limit ${Math.min(request.limit ?? maxRows, maxRows)} offset ${request.offset}`;
    case 'insert':
      return `${insertOf(table, request, keys, types)} ${returning}`;
    case 'update':
      return `update ${table} set ${keys.map((key) => `${quote(key)} = pgrst_body.${quote(key)}`).join(', ')}
        from ${payload(keys, types)} ${where} ${returning}`;
    case 'delete':
      return `delete from ${table} ${where} ${returning}`;
  }
}

/** The body goes in as the parameter `payloadMark`, which the caller numbers last. */
export const payloadMark = '{payload}';

function payload(keys: readonly string[], types: ColumnTypes): string {
  const names = keys.map(quote).join(', ');
  const typed = keys.map((key) => `${quote(key)} ${types.get(key)}`).join(', ');
  return `(select ${names} from json_to_recordset(${payloadMark}::text::json) as _(${typed})) pgrst_body`;
}

function insertOf(table: string, request: KeyedRequest, keys: readonly string[], types: ColumnTypes): string {
  if (keys.length === 0) return `insert into ${table} default values`;
  const names = keys.map(quote).join(', ');
  const values = keys.map((key) => `pgrst_body.${quote(key)}`).join(', ');
  return `insert into ${table} (${names}) select ${values} from ${payload(keys, types)} ${conflictOf(request, keys)}`;
}

function conflictOf(request: KeyedRequest, keys: readonly string[]): string {
  if (request.conflict === 'fail') return '';
  const target = request.onConflict.map(quote).join(', ');
  if (request.conflict === 'ignore') return `on conflict (${target}) do nothing`;
  const changes = keys.map((key) => `${quote(key)} = excluded.${quote(key)}`).join(', ');
  return `on conflict (${target}) do update set ${changes}`;
}

function selectList(request: RestRequest, source: string): string {
  if (request.select === '*') return `${source}.*`;
  return request.select.map((column) => `${source}.${quote(column)}`).join(', ');
}

function orderClause(table: string, request: RestRequest): string {
  if (request.order.length === 0) return '';
  const terms = request.order.map(
    (term) => `${table}.${quote(term.column)} ${term.descending ? 'desc' : 'asc'}`,
  );
  return `order by ${terms.join(', ')}`;
}

function whereClause(
  table: string,
  filters: readonly Filter[],
  types: ColumnTypes,
  bind: (value: string) => string,
): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => condition(table, filter, types, bind)).join(' and ')}`;
}

function condition(
  table: string,
  filter: Filter,
  types: ColumnTypes,
  bind: (value: string) => string,
): string {
  const column = `${table}.${quote(filter.column)}`;
  if (filter.operator === 'is') return `${column} is ${filter.values[0]}`;
  const values = filter.values.map((value) => `(${bind(value)})::${types.get(filter.column) ?? 'text'}`);
  if (filter.operator === 'in') return values.length === 0 ? 'false' : `${column} in (${values.join(', ')})`;
  return `${column} ${filter.operator} ${values[0]}`;
}

function countOf(table: string, request: RestRequest, where: string): { cte: string; column: string } {
  if (!request.countsExactly || request.verb !== 'select') return { cte: '', column: 'null::bigint' };
  return {
    cte: `, pgrst_source_count as (select 1 from ${table} ${where})`,
    column: '(select pg_catalog.count(*) from pgrst_source_count)',
  };
}
