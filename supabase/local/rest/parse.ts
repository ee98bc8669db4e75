import type { ApiRequest } from '../http/message.ts';
import { type Filter, type Order, parseFilter, parseOrder, parseSelect, wholeNumber } from './parse-query.ts';
import { RestRefusal, unsupported } from './refusal.ts';

/** A checked request on one table; the path names it. */
export type RestRequest = {
  verb: 'select' | 'insert' | 'update' | 'delete';
  select: readonly string[] | '*';
  filters: readonly Filter[];
  order: readonly Order[];
  limit: number | null;
  offset: number;
  /** Columns named in the URL (supabase-js does so for lists), or null: those of the body. */
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  conflict: 'fail' | 'merge' | 'ignore';
  isSingle: boolean;
  returnsRows: boolean;
  countsExactly: boolean;
  /** The preferences of the request, as the answer names them. */
  applied: readonly string[];
};

const verbs: Record<string, RestRequest['verb']> = {
  GET: 'select',
  HEAD: 'select',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Reads method, query and headers; everything outside the subset is refused. */
export function parseRestRequest(request: ApiRequest, isTable: (name: string) => boolean): RestRequest {
  const verb = verbs[request.method];
  if (verb === undefined)
    throw new RestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  if (request.headers['range'] !== undefined) throw unsupported('the Range header');
  const query = readQuery(request.path, request.query, isTable);
  const prefer = readPreferences(request.headers['prefer']);
  return { verb, ...query, ...prefer, isSingle: wantsSingle(request.headers['accept']) };
}

function readQuery(table: string, query: URLSearchParams, isTable: (name: string) => boolean) {
  const filters: Filter[] = [];
  let order: Order[] = [];
  let select: RestRequest['select'] = '*';
  let [limit, offset]: [number | null, number] = [null, 0];
  let [columns, onConflict]: [string[] | null, string[] | null] = [null, null];
  for (const [name, value] of query) {
    if (name === 'select') select = parseSelect(value, table, isTable);
    else if (name === 'order') order = parseOrder(value);
    else if (name === 'limit') limit = wholeNumber(value);
    else if (name === 'offset') offset = wholeNumber(value);
    else if (name === 'columns') columns = columnList(value);
    else if (name === 'on_conflict') onConflict = columnList(value);
    else filters.push(parseFilter(name, value));
  }
  return { select, filters, order, limit, offset, columns, onConflict };
}

function columnList(value: string): string[] {
  return value.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
}

/** Only the schema `public` is exposed: asked for another one, PostgREST refuses before looking at the path. */
export function refuseSchema(headers: Record<string, string>): void {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema === 'public') return;
  throw new RestRefusal(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}

/** Whether the answer is wanted as one object. @throws RestRefusal for other media types than JSON. */
export function wantsSingle(accept = '*/*'): boolean {
  const types = accept.split(',').map((type) => type.trim());
  if (types.includes('application/vnd.pgrst.object+json')) return true;
  if (types.some((type) => type === '*/*' || /^application\/json(;.*)?$/.test(type))) return false;
  if (types.some((type) => /^text\/csv|pgrst\.plan/.test(type)))
    throw unsupported(`the media type ${accept}`);
  throw new RestRefusal(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

/** The preferences of a request. @throws RestRefusal for those that are not supported. */
export function readPreferences(prefer = '') {
  const wishes = prefer
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
  const known = /^(return=(representation|minimal)|count=exact|resolution=(merge|ignore)-duplicates)$/;
  const unknown = wishes.find((wish) => !known.test(wish));
  if (unknown !== undefined) throw unsupported(`Prefer: ${unknown}`);
  const conflict = wishes.includes('resolution=merge-duplicates') ? ('merge' as const) : ('fail' as const);
  return {
    conflict: wishes.includes('resolution=ignore-duplicates') ? ('ignore' as const) : conflict,
    returnsRows: wishes.includes('return=representation'),
    countsExactly: wishes.includes('count=exact'),
    applied: ['resolution=', 'return=', 'count='].flatMap((start) =>
      wishes.filter((wish) => wish.startsWith(start)),
    ),
  };
}
