import type { TransactionMode } from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { answerForm, mediaTypes, readPreferences, readQuery } from './parse.ts';
import { readArguments } from './payload.ts';
import { isFilterValue } from './query.ts';
import { RestRefusal, unsupported } from './refusal.ts';
import { buildCallStatement, type Procedure, type Statement } from './statement.ts';

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
export function readCall(
  procedures: ReadonlyMap<string, Procedure>,
  name: string,
  request: ApiRequest,
): Call {
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
  return {
    statement: buildCallStatement(procedure, { json, keys }, reading),
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
