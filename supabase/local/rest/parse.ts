import type { ApiRequest } from '../http/message.ts';
import {
  type Clause,
  isFilterValue,
  parseCondition,
  parseOrder,
  parseSelect,
  type Selected,
} from './query.ts';
import { RestRefusal, unsupported } from './refusal.ts';

/** Which rows and columns of what is read a request wants. */
export type Reading = {
  select: readonly Selected[] | '*';
  conditions: readonly Clause[];
  order: readonly Clause[];
  limit: number | null;
  offset: number;
};

/** How the answer is wanted: as JSON, as the one JSON object that there must be, or as CSV. */
export type AnswerForm = 'json' | 'single' | 'csv';

/** A checked request on one table; the path names it. */
export type RestRequest = Reading & {
  verb: 'select' | 'insert' | 'update' | 'delete';
  /** Columns named in the URL (supabase-js does so for lists), or null: those of the body. */
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  form: AnswerForm;
} & Preferences;

/** What `Prefer` asks for. */
export type Preferences = {
  conflict: 'fail' | 'merge' | 'ignore';
  returnsRows: boolean;
  countsExactly: boolean;
  /** More changed rows than this are taken back; null where nothing says so. */
  maxAffected: number | null;
  /** Whether columns that are named in the URL and missing in the body take their defaults; else they are null. */
  fillsDefaults: boolean;
  /** The time zone of times in the answer; null for the database's own. */
  timeZone: string | null;
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
  const names = (name: string) => columnList(request.query.get(name));
  return {
    verb,
    ...readQuery(request.path, request, isTable),
    columns: names('columns'),
    onConflict: names('on_conflict'),
    ...readPreferences(request.headers['prefer']),
    form: answerForm(request.headers['accept']),
  };
}

const notConditions = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/**
 * What a request's address and its `Range` header ask for of what is read.
 *
 * @param isArgument whether a parameter is an argument of a function; filters may have the same names.
 */
export function readQuery(
  source: string,
  { method, query, headers }: ApiRequest,
  isTable: (name: string) => boolean,
  isArgument = (_name: string): boolean => false,
): Reading {
  const conditions = [...query]
    .filter(([name, value]) => !notConditions.has(name) && !(isArgument(name) && !isFilterValue(value)))
    .map(([name, value]) => parseCondition(name, value));
  const order = query.get('order');
  const range = method === 'GET' || method === 'HEAD' ? readRange(headers['range']) : null;
  return {
    select: parseSelect(query.get('select') ?? '*', source, isTable),
    conditions,
    order: order === null ? [] : parseOrder(order),
    limit: rowNumber(query.get('limit'), 'Limit') ?? range?.limit ?? null,
    offset: rowNumber(query.get('offset'), 'Offset') ?? range?.offset ?? 0,
  };
}

function readRange(text = ''): { offset: number; limit: number | null } | null {
  const [, from, to = ''] = /^(\d{1,9})-(\d{0,9})$/.exec(text.trim()) ?? [];
  if (from === undefined) return null;
  const [offset, last] = [Number(from), to === '' ? null : Number(to)];
  if (last !== null && last < offset) {
    const rule = 'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
    throw outOfRange(rule);
  }
  return { offset, limit: last === null ? null : last - offset + 1 };
}

function rowNumber(text: string | null, name: string): number | null {
  if (text === null) return null;
  if (/^-\d{1,9}$/.test(text)) throw outOfRange(`${name} should be greater than or equal to zero.`);
  if (!/^\d{1,9}$/.test(text)) throw unsupported(`the row number ${text}`);
  return Number(text);
}

/** Rows were asked for that cannot be. */
export function outOfRange(details: string, headers: Record<string, string> = {}): RestRefusal {
  return new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
}

function columnList(value: string | null): string[] | null {
  return value === null ? null : value.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
}

/** Only the schema `public` is exposed: asked for another one, PostgREST refuses before looking at the path. */
export function refuseSchema(headers: Record<string, string>): void {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema === 'public') return;
  throw new RestRefusal(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}

/** How the answer is wanted. @throws RestRefusal for media types that a hosted project does not have either. */
export function answerForm(accept = '*/*'): AnswerForm {
  const types = accept.split(',').map((type) => type.trim());
  if (types.includes('application/vnd.pgrst.object+json')) return 'single';
  if (types.some((type) => type === '*/*' || /^application\/json(;.*)?$/.test(type))) return 'json';
  if (types.some((type) => /^text\/csv(;.*)?$/.test(type))) return 'csv';
  const shown = accept.replace(/^(application\/vnd\.pgrst\.plan\+json)$/, '$1; for="application/json"');
  throw new RestRefusal(406, 'PGRST107', `None of these media types are available: ${shown}`);
}

/** The media type of an answer. */
export const mediaTypes: Record<AnswerForm, string> = {
  json: 'application/json; charset=utf-8',
  single: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** What PostgREST knows, in the order in which its answers name it. Without `handling=strict` the rest is ignored. */
const knownPreferences = [
  /^resolution=(merge|ignore)-duplicates$/,
  /^missing=(default|null)$/,
  /^return=(representation|minimal)$/,
  /^count=(exact|planned|estimated)$/,
  /^handling=(strict|lenient)$/,
  /^timezone=.+$/,
  /^max-affected=\d{1,9}$/,
];
/** A hosted project does not allow it, and goes on. */
const withoutEffect = /^tx=(rollback|commit)$/;
const unsupportedPreference = 'return=headers-only';

/** The preferences of a request. @throws RestRefusal for those that this backend lacks, or that nobody knows. */
export function readPreferences(prefer = ''): Preferences {
  const wishes = prefer
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
  if (wishes.includes(unsupportedPreference)) throw unsupported(`Prefer: ${unsupportedPreference}`);
  const isStrict = wishes.includes('handling=strict');
  const isKnown = (wish: string) =>
    wish.startsWith('timezone=')
      ? isTimeZone(valueOf(wish))
      : knownPreferences.some((known) => known.test(wish));
  const unknown = wishes.filter((wish) => !withoutEffect.test(wish) && !isKnown(wish));
  if (isStrict && unknown.length > 0) {
    throw new RestRefusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const known = wishes.filter(isKnown);
  const given = (name: string) => known.find((wish) => wish.startsWith(`${name}=`));
  const [max, zone] = [given('max-affected'), given('timezone')];
  const conflict = wishes.includes('resolution=merge-duplicates') ? ('merge' as const) : ('fail' as const);
  return {
    conflict: wishes.includes('resolution=ignore-duplicates') ? 'ignore' : conflict,
    returnsRows: wishes.includes('return=representation'),
    countsExactly: wishes.includes('count=exact'),
    maxAffected: isStrict && max !== undefined ? Number(valueOf(max)) : null,
    fillsDefaults: wishes.includes('missing=default'),
    timeZone: zone === undefined ? null : valueOf(zone),
    applied: knownPreferences.flatMap((pattern) => known.filter((wish) => pattern.test(wish))),
  };
}

function valueOf(wish: string): string {
  return wish.slice(wish.indexOf('=') + 1);
}

/** A name that PostgreSQL knows as well: both have them from the IANA database. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
