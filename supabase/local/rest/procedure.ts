import type { Engine, TransactionMode } from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { answerForm, mediaTypes, readPreferences, readQuery } from './parse.ts';
import { readArguments } from './payload.ts';
import { isFilterValue, quote } from './query.ts';
import { RestRefusal, unsupported } from './refusal.ts';
import { buildCallStatement, type Statement } from './statement.ts';

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

export type Procedures = ReadonlyMap<string, Procedure>;

/** The functions that can be called; PostgREST reads them once, too. No two of one name are expected. */
export async function readProcedures(engine: Engine): Promise<Procedures> {
  const rows = await engine.transaction('read', (session) =>
    session.query(`select proname as name, provolatile as volatility, pronargdefaults as defaults,
        coalesce(to_json(proargnames), '[]')::text as names,
        (select coalesce(json_agg(format_type(type, null) order by at), '[]')
           from unnest(proargtypes::oid[]) with ordinality _(type, at))::text as types,
        has_function_privilege('anon', oid, 'execute') as is_public
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and not proretset
        and prorettype = 'jsonb'::regtype`),
  );
  return new Map(rows.map((row) => [String(row['name']), procedureOf(row)]));
}

function procedureOf(row: Record<string, unknown>): Procedure {
  const names = JSON.parse(String(row['names'])) as string[];
  const types = JSON.parse(String(row['types'])) as string[];
  return {
    name: String(row['name']),
    types: new Map(names.map((name, at) => [name, types[at] ?? 'text'])),
    required: names.slice(0, names.length - Number(row['defaults'])),
    mode: row['volatility'] === 'v' ? 'write' : 'read',
    isPublic: row['is_public'] === true,
  };
}

/** The function that a path names, or null when it names none: a table's path. */
export function procedureName(path: string): string | null {
  return /^rpc\/([^/]+)$/.exec(path)?.[1] ?? null;
}

/** A call that is ready to run, and how its answer is wanted. */
export type Call = { statement: Statement; mode: TransactionMode; mediaType: string };

/**
 * Reads a call of `rpc/NAME`: arguments from the body, or from the address of a GET, which changes nothing.
 *
 * @throws RestRefusal PGRST202 for a function, or a set of arguments, that there is not.
 */
export function readCall(procedures: Procedures, name: string, request: ApiRequest): Call {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.method !== 'POST') {
    throw new RestRefusal(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const procedure = procedures.get(name);
  const isArgument = (parameter: string) => isRead && procedure?.types.has(parameter) === true;
  const reading = readQuery(name, request, () => false, isArgument);
  const { maxAffected } = readPreferences(request.headers['prefer']);
  const form = answerForm(request.headers['accept']);
  const { json, keys } = isRead ? argumentsOf(request.query, isArgument) : readArguments(request);
  if (procedure === undefined || !takes(procedure, keys)) throw noSuchFunction(name, keys);
  if (maxAffected !== null) {
    const rule =
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict';
    throw new RestRefusal(400, 'PGRST128', rule);
  }
  if (form === 'csv') throw unsupported('the answer of a function as CSV');
  const { call, parameters } = callOf(procedure, keys, json);
  return {
    statement: buildCallStatement(name, call, reading, parameters),
    mode: isRead ? 'read' : procedure.mode,
    mediaType: mediaTypes[form],
  };
}

/** The arguments in an address; what has the form of a filter is one. */
function argumentsOf(query: URLSearchParams, isArgument: (name: string) => boolean) {
  const given = [...query].filter(([name, value]) => isArgument(name) && !isFilterValue(value));
  return { json: JSON.stringify(Object.fromEntries(given)), keys: given.map(([name]) => name) };
}

function takes({ types, required }: Procedure, keys: readonly string[]): boolean {
  return keys.every((key) => types.has(key)) && required.every((key) => keys.includes(key));
}

/** As PostgREST writes it (Query/QueryBuilder.hs): only the arguments that were sent, so that the others take their defaults. */
function callOf({ name, types }: Procedure, keys: readonly string[], json: string) {
  const call = `"public".${quote(name)}`;
  if (keys.length === 0) return { call: `select ${call}() as pgrst_scalar`, parameters: [] };
  const named = keys.map((key) => `${quote(key)} := pgrst_body.${quote(key)}`).join(', ');
  const typed = keys.map((key) => `${quote(key)} ${types.get(key)}`).join(', ');
  return {
    call: `select ${call}(${named}) as pgrst_scalar from json_to_record($1::text::json) as pgrst_body(${typed})`,
    parameters: [json],
  };
}

function noSuchFunction(name: string, keys: readonly string[]): RestRefusal {
  const sorted = keys.toSorted().join(', ');
  const none = ' without parameters';
  const [taken, searched] =
    keys.length === 0
      ? [none, none]
      : [`(${sorted})`, ` with parameter${keys.length > 1 ? 's' : ''} ${sorted}`];
  const message = `Could not find the function public.${name}${taken} in the schema cache`;
  const details = `Searched for the function public.${name}${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`;
  return new RestRefusal(404, 'PGRST202', message, { details });
}
