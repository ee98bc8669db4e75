import { type ApiRequest, nestsTooDeep, unsupported } from '../http/api-request.ts';
import type { Table } from './catalog.ts';
import { RestRefusal } from './refusal.ts';

/** `column=eq.value`, with the SQL operator. */
export type Filter = { column: string; operator: string; value: string };

/** A checked request on one table; the path names it. */
export type RestRequest = {
  verb: 'select' | 'insert' | 'update' | 'delete';
  select: readonly string[] | '*';
  filters: readonly Filter[];
  /** As SQL: names of columns, each with its direction. */
  order: readonly string[];
  limit: number | null;
  offset: number;
  /** Columns named in the address, as supabase-js does for a list of rows; null where the body names them. */
  columns: readonly string[] | null;
  /** By which columns a row is known again and then written over; null where it may not be there. */
  onConflict: readonly string[] | null;
  returnsRows: boolean;
  countsExactly: boolean;
  /** The answer is the one row that there must be. */
  isSingle: boolean;
};

const verbs: Record<string, RestRequest['verb']> = {
  GET: 'select',
  HEAD: 'select',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Parameters of an address that are no filters. */
const reservedParameters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** Reads method, address and headers of a request on a table; whatever supabase-js does not send for the product is refused. */
export function parseRestRequest({ method, query, headers }: ApiRequest): RestRequest {
  const verb = verbs[method];
  if (verb === undefined) throw unsupported(method);
  if (headers['range'] !== undefined) throw unsupported('Range');
  const preferences = readPreferences(headers['prefer']);
  const isMerging = preferences.has('resolution=merge-duplicates');
  if (isMerging !== query.has('on_conflict')) throw unsupported('one of resolution and on_conflict alone');
  const names = (parameter: string) =>
    query
      .get(parameter)
      ?.split(',')
      .map((name) => columnName(name.replaceAll('"', ''))) ?? null;
  const select = query.get('select') ?? '*';
  return {
    verb,
    select: select === '*' ? '*' : select.split(',').map(columnName),
    filters: [...query]
      .filter(([name]) => !reservedParameters.has(name))
      .map(([name, value]) => parseFilter(name, value)),
    order: query.get('order')?.split(',').map(parseOrder) ?? [],
    limit: rowNumber(query.get('limit')),
    offset: rowNumber(query.get('offset')) ?? 0,
    columns: names('columns'),
    onConflict: names('on_conflict'),
    returnsRows: preferences.has('return=representation'),
    countsExactly: preferences.has('count=exact'),
    isSingle: wantsOne(headers['accept']),
  };
}

/** @throws RestRefusal for a call of a function with anything beside its arguments. */
export function refuseBesideArguments({ method, query, headers }: ApiRequest): void {
  if (method !== 'POST') throw unsupported(`${method} for a function`);
  if (query.size > 0 || wantsOne(headers['accept']))
    throw unsupported('a selection from what a function gives');
  readPreferences(headers['prefer']);
}

/** The function that is called before each request refuses the planner's counts in the words of the database. */
const preferences =
  /^(?:return=(?:representation|minimal)|count=(?:exact|planned|estimated)|resolution=merge-duplicates)$/;

function readPreferences(prefer = ''): ReadonlySet<string> {
  const given = prefer.split(',').map((each) => each.trim());
  const unknown = given.find((each) => each !== '' && !preferences.test(each));
  if (unknown !== undefined) throw unsupported(`Prefer: ${unknown}`);
  return new Set(given);
}

function wantsOne(accept = '*/*'): boolean {
  if (accept === 'application/vnd.pgrst.object+json') return true;
  if (accept === '*/*' || accept === 'application/json') return false;
  throw unsupported(`Accept: ${accept}`);
}

/** A column under its own name: no casts, aggregates, parts of JSON or other tables. */
function columnName(text: string): string {
  const name = text.trim();
  if (/^\w+$/.test(name)) return name;
  throw unsupported(`the column ${text}`);
}

function parseOrder(text: string): string {
  const [, name, direction = 'asc'] = /^(\w+)(?:\.(asc|desc))?$/.exec(text) ?? [];
  if (name === undefined) throw unsupported(`order=${text}`);
  return `"${name}" ${direction}`;
}

const operators: Readonly<Record<string, string>> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

function parseFilter(name: string, text: string): Filter {
  const column = columnName(name);
  const dot = text.indexOf('.');
  const [word, value] = [text.slice(0, dot), text.slice(dot + 1)];
  const operator = Object.hasOwn(operators, word) ? operators[word] : undefined;
  if (operator !== undefined && !nestsTooDeep(value)) return { column, operator, value };
  throw unsupported(`the filter ${name}=${text}`);
}

function rowNumber(text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw unsupported(`the row number ${text}`);
  return Number(text);
}

/** Only the schema `public` is exposed: asked for another one, PostgREST refuses before looking at the path. */
export function refuseSchema(headers: Record<string, string>): void {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema === 'public') return;
  const hint = 'Only the following schemas are exposed: public';
  throw new RestRefusal(406, 'PGRST106', `Invalid schema: ${schema}`, { hint });
}

/** What a body says: its JSON text, a list of rows, and the columns that they set. */
export type Payload = { json: string; keys: readonly string[] };

/** Reads the body of an insert or update, and checks it against the table. */
export function readPayload(request: ApiRequest, { verb, columns }: RestRequest, table: Table): Payload {
  if (verb === 'select' || verb === 'delete') return { json: '[]', keys: [] };
  const { text, value } = readJson(request);
  const rows: unknown = Array.isArray(value) && columns !== null ? value : [value];
  if (!Array.isArray(rows) || !rows.every(isObject))
    throw unsupported('rows of another form than supabase-js sends');
  const keys = columns ?? Object.keys(rows[0] ?? {});
  if (rows.length === 0 || keys.length === 0) throw unsupported('a body that sets nothing');
  const unknown = keys.find((key) => !table.types.has(key));
  if (unknown !== undefined) {
    const place = `the '${unknown}' column of '${table.name}'`;
    throw new RestRefusal(400, 'PGRST204', `Could not find ${place} in the schema cache`);
  }
  // The database parses the client's own text, so that it also judges what JavaScript would repair.
  return { json: Array.isArray(value) ? text : `[${text}]`, keys };
}

/** The arguments of a function: the body's JSON text and its names. */
export function readArguments(request: ApiRequest): Payload {
  const { text, value } = readJson(request);
  if (!isObject(value)) throw unsupported('arguments that are no JSON object');
  return { json: text, keys: Object.keys(value) };
}

function readJson({ headers, body }: ApiRequest): { text: string; value: unknown } {
  const [mediaType = ''] = (headers['content-type'] ?? 'application/json').split(';');
  if (mediaType.trim() !== 'application/json') throw unsupported(`Content-Type: ${mediaType}`);
  const text = body.toString('utf8');
  try {
    if (!nestsTooDeep(text)) return { text, value: JSON.parse(text) };
  } catch {
    // Said below.
  }
  throw new RestRefusal(400, 'PGRST102', 'Empty or invalid json');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
