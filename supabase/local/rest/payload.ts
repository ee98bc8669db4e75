import { type ApiRequest, nestsTooDeep } from '../http/message.ts';
import type { RestRequest } from './parse.ts';
import { RestRefusal, unsupported } from './refusal.ts';
import type { Payload, Table } from './statement.ts';

/** Reads and checks the body of an insert or update, with PostgREST's refusals. */
export function readPayload(request: ApiRequest, parsed: RestRequest, table: Table): Payload {
  if (parsed.verb === 'select' || parsed.verb === 'delete') return { json: '', keys: [], rowCount: 0 };
  const text = jsonText(request);
  const value = parseBody(text);
  // A lone number, a word or nothing holds no rows.
  const rows = Array.isArray(value) ? value : isObject(value) ? [value] : [];
  if (!rows.every(isObject)) throw badBody('Empty or invalid json');
  const keys = parsed.columns ?? commonKeys(rows);
  const unknown = keys.find((key) => !table.types.has(key));
  if (unknown !== undefined) {
    const place = `the '${unknown}' column of '${table.name}'`;
    throw new RestRefusal(400, 'PGRST204', `Could not find ${place} in the schema cache`);
  }
  // The database parses the client's own text, so that it also judges what JavaScript would repair.
  const json = Array.isArray(value) ? text : `[${text}]`;
  const set = parsed.fillsDefaults ? keysInAll(rows, keys) : [...keys];
  return { json, keys: rows.length === 0 ? [] : set, rowCount: rows.length };
}

/** The columns that every row sets: one that none sets takes its default. */
function keysInAll(rows: readonly Record<string, unknown>[], keys: readonly string[]): string[] {
  const present = keys.filter((key) => rows.some((row) => Object.hasOwn(row, key)));
  if (rows.every((row) => present.every((key) => Object.hasOwn(row, key)))) return present;
  throw unsupported('Prefer: missing=default where some rows have a value and others not');
}

/** The arguments of a function: the body's JSON text and its names. No body means no arguments. */
export function readArguments(request: ApiRequest): Pick<Payload, 'json' | 'keys'> {
  const json = jsonText(request) || '{}';
  const value = parseBody(json);
  if (!isObject(value)) throw badBody('Empty or invalid json');
  return { json, keys: Object.keys(value) };
}

/** A body as JSON text. @throws RestRefusal for one that is too large or of another media type. */
function jsonText(request: ApiRequest): string {
  if (request.isTooLarge) throw new RestRefusal(413, 'PGRST100', 'The request body is too large');
  const [mediaType = ''] = (request.headers['content-type'] ?? 'application/json').split(';');
  const text = request.body.toString('utf8');
  switch (mediaType.trim()) {
    case 'application/json':
      return text;
    case 'application/x-www-form-urlencoded':
      return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
    case 'text/csv':
      return JSON.stringify(rowsOfCsv(text));
    default:
      throw badBody(`Content-Type not acceptable: ${mediaType}`);
  }
}

/** Rows by the names in the first line; `NULL` without quotes is none, as PostgREST reads it. */
function rowsOfCsv(text: string): Record<string, string | null>[] {
  const lines: (string | null)[][] = [[]];
  for (const [, cell = '', end = ''] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    const isQuoted = cell.startsWith('"');
    const value = isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell === 'NULL' ? null : cell;
    lines.at(-1)?.push(value);
    if (end !== ',' && end !== '') lines.push([]);
    if (end === '') break;
  }
  const [names = [], ...rows] = lines.filter((line) => line.length > 1 || line[0] !== '');
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name ?? '', row[at] ?? null])));
}

function parseBody(text: string): unknown {
  try {
    if (!nestsTooDeep(text)) return JSON.parse(text, refuseHalfCharacter);
  } catch {
    // Said below.
  }
  throw badBody('Empty or invalid json');
}

/** Half of a surrogate pair is no character, and PostgreSQL stores none. */
function refuseHalfCharacter(key: string, value: unknown): unknown {
  if (key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw new SyntaxError('half a character');
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
