import type { Engine, TransactionMode } from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { readArguments } from './payload.ts';
import { readPreferences, wantsSingle } from './parse.ts';
import { RestRefusal, unsupported } from './refusal.ts';
import { quote, type Statement } from './statement.ts';

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

/** A call that is ready to run; `isSingle` is how the caller wants the answer to be labelled. */
export type Call = { procedure: Procedure; statement: Statement; isSingle: boolean };

/**
 * Reads `POST rpc/NAME` with a JSON object of named arguments.
 *
 * @throws RestRefusal PGRST202 for a function, or a set of arguments, that there is not.
 */
export function readCall(procedures: Procedures, name: string, request: ApiRequest): Call {
  if (request.method === 'GET' || request.method === 'HEAD') throw unsupported('calling functions by GET');
  if (request.method !== 'POST') {
    throw new RestRefusal(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const [parameter] = request.query.keys();
  if (parameter !== undefined) throw unsupported(`${parameter}= with a function`);
  readPreferences(request.headers['prefer']);
  const isSingle = wantsSingle(request.headers['accept']);
  const { json, keys } = readArguments(request);
  const procedure = procedures.get(name);
  if (procedure === undefined || !takes(procedure, keys)) throw noSuchFunction(name, keys);
  return { procedure, statement: callOf(procedure, keys, json), isSingle };
}

function takes({ types, required }: Procedure, keys: readonly string[]): boolean {
  return keys.every((key) => types.has(key)) && required.every((key) => keys.includes(key));
}

/** As PostgREST writes it (Query/QueryBuilder.hs): only the arguments that were sent, so that the others take their defaults. */
function callOf({ name, types }: Procedure, keys: readonly string[], json: string): Statement {
  const call = `"public".${quote(name)}`;
  if (keys.length === 0) return { sql: `select ${call}()::text as body`, parameters: [] };
  const named = keys.map((key) => `${quote(key)} := pgrst_body.${quote(key)}`).join(', ');
  const typed = keys.map((key) => `${quote(key)} ${types.get(key)}`).join(', ');
  return {
    sql: `select ${call}(${named})::text as body from json_to_record($1::text::json) as pgrst_body(${typed})`,
    parameters: [json],
  };
}

function noSuchFunction(name: string, keys: readonly string[]): RestRefusal {
  const sorted = keys.toSorted().join(', ');
  const [inMessage, inDetails] =
    keys.length === 0
      ? [' without parameters', ' without parameters']
      : [`(${sorted})`, ` with parameter${keys.length > 1 ? 's' : ''} ${sorted}`];
  return new RestRefusal(
    404,
    'PGRST202',
    `Could not find the function public.${name}${inMessage} in the schema cache`,
    {
      details: `Searched for the function public.${name}${inDetails} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    },
  );
}
