import type { ApiRequest } from '../http/message.ts';
import type { RestRequest } from './parse.ts';
import { RestRefusal, unsupported } from './refusal.ts';
import type { Table } from './statement.ts';

/** The rows of a body as JSON text, and the columns they set. */
export type Payload = { json: string; keys: string[]; rowCount: number };

/** Reads and checks the JSON body of an insert or update, with PostgREST's refusals. */
export function readPayload(request: ApiRequest, parsed: RestRequest, table: Table): Payload {
  if (parsed.verb === 'select' || parsed.verb === 'delete') return { json: '', keys: [], rowCount: 0 };
  const rows = rowsOf(jsonText(request));
  const keys = parsed.columns ?? commonKeys(rows);
  const unknown = keys.find((key) => !table.types.has(key));
  if (unknown !== undefined) throw noSuchColumn(table.name, unknown);
  return { json: rawRows(request.body.toString('utf8')), keys: [...keys], rowCount: rows.length };
}

/** The text of a JSON body. @throws RestRefusal for one that is too large or says that it is something else. */
function jsonText(request: ApiRequest): string {
  if (request.isTooLarge) throw new RestRefusal(413, 'PGRST100', 'The request body is too large');
  const contentType = request.headers['content-type'] ?? 'application/json';
  if (!/^application\/json\b/.test(contentType)) throw unsupported(`the content type ${contentType}`);
  return request.body.toString('utf8');
}

/** The arguments of a function: the body's JSON text and its names. No body means no arguments. */
export function readArguments(request: ApiRequest): Pick<Payload, 'json' | 'keys'> {
  const json = jsonText(request) || '{}';
  const value = parseBody(json);
  if (!isObject(value)) throw badBody('Empty or invalid json');
  return { json, keys: Object.keys(value) };
}

function rowsOf(text: string): Record<string, unknown>[] {
  const value = parseBody(text);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw badBody('Empty or invalid json');
  return rows;
}

/** The database parses the client's own text, so that it also judges what JavaScript would repair. */
function rawRows(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('[') ? trimmed : `[${trimmed}]`;
}

/** A row is flat. PostgreSQL's own parser gives up some thousand levels deep, and says so as a fault of its own. */
const deepestNesting = 100;

function parseBody(text: string): unknown {
  if (nestsTooDeep(text)) throw badBody('Empty or invalid json');
  try {
    return JSON.parse(text);
  } catch {
    throw badBody('Empty or invalid json');
  }
}

/** Whether brackets stand deeper within brackets than a row ever needs, strings left out. One pass over the text. */
function nestsTooDeep(text: string): boolean {
  let [depth, isInString] = [0, false];
  for (const [mark] of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (mark === '"') isInString = !isInString;
    else if (!isInString && (mark === '[' || mark === '{')) depth++;
    else if (!isInString && (mark === ']' || mark === '}')) depth--;
    if (depth > deepestNesting) return true;
  }
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function commonKeys(rows: readonly Record<string, unknown>[]): string[] {
  const [first, ...others] = rows.map((row) => Object.keys(row).toSorted());
  const expected = JSON.stringify(first ?? []);
  if (others.some((keys) => JSON.stringify(keys) !== expected)) throw badBody('All object keys must match');
  return first ?? [];
}

function badBody(message: string): RestRefusal {
  return new RestRefusal(400, 'PGRST102', message);
}

function noSuchColumn(table: string, column: string): RestRefusal {
  return new RestRefusal(
    400,
    'PGRST204',
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  );
}
