import type { TransactionMode } from '../database/engine.ts';
import type { AnswerForm, Reading, RestRequest } from './parse.ts';
import { type Clause, fieldOf, isIndex, quote, type Selected, type Source } from './query.ts';

/** SQL with its parameters, all passed as text. */
export type Statement = { sql: string; parameters: string[] };

/** A table with its columns, their SQL types and its primary key, as read from the catalog. */
export type Table = { name: string; types: Source['types']; key: readonly string[] };

/** A function of the schema `public` that answers with JSON, as read from the catalog. */
export type Procedure = {
  name: string;
  /** SQL types of its arguments, by name. */
  types: ReadonlyMap<string, string>;
  /** Names of the arguments that have no default. */
  required: readonly string[];
  mode: TransactionMode;
  /** Whether strangers may call it. */
  isPublic: boolean;
};

/** A request that says by which columns a row is known again; by default, as for PostgREST, those of the primary key. */
type KeyedRequest = RestRequest & { onConflict: readonly string[] };

/** As a hosted project: no request gives more rows than this. */
export const maxRows = 1_000;

/** Numbers the values of a statement; each goes in as text. */
function parametersOf(parameters: string[]): Source['bind'] {
  return (value) => `$${parameters.push(value)}::text`;
}

/**
 * The statement that PostgREST builds (QueryBuilder.hs): the request as a common table expression, its rows as one
 * JSON text around it. Only the payload's columns appear in an insert, which is why column grants work.
 */
export function buildStatement(request: RestRequest, payload: Payload, named: Table): Statement {
  const { name, types, key } = named;
  const parameters: string[] = [];
  const table: Source = { name: `"public".${quote(name)}`, types, bind: parametersOf(parameters) };
  // PostgREST does not apply filters to what it inserts. What is bound must be used: no filter where nothing is written.
  const isFiltered = request.verb !== 'insert' && !(request.verb === 'update' && payload.keys.length === 0);
  const where = isFiltered ? whereClause(table, request.conditions) : '';
  const source = sourceOf(table, { ...request, onConflict: request.onConflict ?? key }, payload, where);
  const rows = rowsOf(request, { ...table, name: 'pgrst_source' });
  const count = countOf(table.name, request, where);
  const sql = `with pgrst_source as (${source})${count.cte}
    select ${count.column} as total, pg_catalog.count(_postgrest_t) as page_total, ${bodyOf(request.form)} as body,
      nullif(current_setting('pgrst.inserted', true), '') as inserted
    from (select ${rows} from pgrst_source) _postgrest_t`;
  return { sql, parameters };
}

/**
 * The statement around a call of a function that gives one JSON value: it is the column `pgrst_scalar` of one row, to which
 * filters, selection and limit apply as to a table's. As PostgREST writes it (Query/QueryBuilder.hs): only the arguments that were
 * sent, so that the others take their defaults.
 */
export function buildCallStatement(
  { name, types }: Procedure,
  { json, keys }: Pick<Payload, 'json' | 'keys'>,
  reading: Reading,
): Statement {
  const parameters: string[] = [];
  const columns = new Map([['pgrst_scalar', 'jsonb']]);
  const source: Source = { name: quote(name), types: columns, bind: parametersOf(parameters) };
  const named = keys.map((key) => `${quote(key)} := pgrst_body.${quote(key)}`).join(', ');
  const body =
    keys.length === 0
      ? ''
      : `from json_to_record(${source.bind(json)}::json) as pgrst_body(${typed(keys, types)})`;
  const sql = `with pgrst_source as (select "public".${quote(name)}(${named}) as pgrst_scalar ${body})
    select coalesce((json_agg(_postgrest_t.pgrst_scalar) -> 0)::text, 'null') as body
    from (select ${selectList(reading.select, source)} from pgrst_source as ${source.name}
      ${whereClause(source, reading.conditions)} ${orderClause(source, reading.order)} ${limitClause(reading)}) _postgrest_t`;
  return { sql, parameters };
}

function typed(keys: readonly string[], types: Source['types']): string {
  return keys.map((key) => `${quote(key)} ${types.get(key)}`).join(', ');
}

/** The rows of a body as JSON text, and the columns they set. */
export type Payload = { json: string; keys: readonly string[]; rowCount: number };

function sourceOf(table: Source, request: KeyedRequest, payload: Payload, where: string): string {
  const { keys, rowCount } = payload;
  const returning = `returning ${request.returnsRows ? returnedColumns(request.select, table) : '1'}`;
  // Nothing to write needs no right to write, but one to read what is given back.
  const none = request.returnsRows
    ? `select ${returnedColumns(request.select, table)} from ${table.name} where false`
    : 'select 1 where false';
  switch (request.verb) {
    case 'select':
      return `select ${selectList(request.select, table)} from ${table.name} ${where}
        ${orderClause(table, request.order)} ${limitClause(request)}`;
    case 'insert':
      if (rowCount === 0) return none;
      return `${insertOf(table, request, payload)} ${returning}`;
    case 'update':
      if (keys.length === 0) return none;
      return `update ${table.name} set ${keys.map((key) => `${quote(key)} = pgrst_body.${quote(key)}`).join(', ')}
        from ${payloadRows(table, payload)} ${where} ${returning}`;
    case 'delete':
      return `delete from ${table.name} ${where} ${returning}`;
  }
}

function rowsOf(request: RestRequest, source: Source): string {
  if (request.verb === 'select') return `${source.name}.*`;
  return request.returnsRows ? selectList(request.select, source) : '1';
}

/** Rows as JSON; or as CSV, as PostgREST writes it: names of the first row, then what PostgreSQL shows of each. */
function bodyOf(form: AnswerForm): string {
  if (form !== 'csv') return `coalesce(json_agg(_postgrest_t), '[]')::text`;
  return `(select coalesce(string_agg(key, ','), '') from json_object_keys((
      select row_to_json(one) from (select * from pgrst_source limit 1) one)) key)
    || e'\\n' || coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), e'\\n'), '')`;
}

function payloadRows({ types, bind }: Source, { json, keys }: Payload): string {
  const names = keys.map(quote).join(', ');
  return `(select ${names} from json_to_recordset(${bind(json)}::json) as _(${typed(keys, types)})) pgrst_body`;
}

function insertOf(table: Source, request: KeyedRequest, payload: Payload): string {
  const { keys } = payload;
  if (keys.length === 0) return `insert into ${table.name} default values`;
  const names = keys.map(quote).join(', ');
  const values = keys.map((key) => `pgrst_body.${quote(key)}`).join(', ');
  return `insert into ${table.name} (${names}) select ${values} from ${payloadRows(table, payload)} ${conflictOf(request, keys)}`;
}

function conflictOf(request: KeyedRequest, keys: readonly string[]): string {
  if (request.conflict === 'fail') return '';
  const target = request.onConflict.map(quote).join(', ');
  if (request.conflict === 'ignore') return `on conflict (${target}) do nothing`;
  const changes = keys.map((key) => `${quote(key)} = excluded.${quote(key)}`).join(', ');
  return `where ${countInserted(1)} on conflict (${target}) do update set ${changes} where ${countInserted(-1)}`;
}

/** Always true. Counts, as PostgREST does, the rows that are new: each row adds one, each that was there takes it back. */
function countInserted(step: 1 | -1): string {
  const before = "coalesce(nullif(current_setting('pgrst.inserted', true), ''), '0')::int";
  return `set_config('pgrst.inserted', (${before} + ${step})::text, true) is not null`;
}

function selectList(select: Reading['select'], source: Source): string {
  if (select === '*') return `${source.name}.*`;
  return select
    .map(({ field, alias, cast }) => {
      const value = fieldOf(source, field);
      const name = alias ?? field.path.findLast(({ key }) => !isIndex(key))?.key ?? field.name;
      // A type's name cannot be quoted: `int` is a word of the grammar. Letters, digits and _ alone are let through.
      return `${cast === null ? value : `cast(${value} as ${cast})`} as ${quote(name)}`;
    })
    .join(', ');
}

/** What a changing statement gives back before names and casts: each column once. */
function returnedColumns(select: readonly Selected[] | '*', { name }: Source): string {
  if (select === '*') return `${name}.*`;
  return [...new Set(select.map(({ field }) => `${name}.${quote(field.name)}`))].join(', ');
}

function orderClause(source: Source, order: readonly Clause[]): string {
  return order.length === 0 ? '' : `order by ${order.map((clause) => clause(source)).join(', ')}`;
}

function limitClause({ limit, offset }: Reading): string {
  return `limit ${Math.min(limit ?? maxRows, maxRows)} offset ${offset}`;
}

function whereClause(source: Source, conditions: readonly Clause[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.map((clause) => clause(source)).join(' and ')}`;
}

function countOf(table: string, request: RestRequest, where: string): { cte: string; column: string } {
  if (!request.countsExactly || request.verb !== 'select') return { cte: '', column: 'null::bigint' };
  return {
    cte: `, pgrst_source_count as (select 1 from ${table} ${where})`,
    column: '(select pg_catalog.count(*) from pgrst_source_count)',
  };
}
