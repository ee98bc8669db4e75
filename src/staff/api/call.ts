import * as z from 'zod/mini';
import { callWithRetry } from '~/domain/contract/retry-call.ts';
import { partsOf } from '~/domain/parts.ts';
import type { Database } from '../../api/database.types.ts';
import { staffClient } from './client.ts';
import { catchFailure, ok, toFailure, type Result } from './result.ts';

/** The functions of the database. */
export type Functions = Database['public']['Functions'];

/** What Supabase's clients answer. */
type Answer = { data: unknown; error: unknown; status?: number };
type Good<Given extends Answer> = Extract<Given, { error: null }>;

const isGood = <Given extends Answer>(answer: Given): answer is Good<Given> => answer.error === null;

/**
 * Sends a request by one of Supabase's clients.
 * @param read makes the value of a good answer's data; what it throws counts as no answer.
 */
export function request<Given extends Answer, Value>(
  send: () => PromiseLike<Given>,
  read: (data: Good<Given>['data']) => Value,
): Promise<Result<Value>> {
  return catchFailure(async () => {
    const answer = await send();
    return isGood(answer) ? ok(read(answer.data)) : toFailure(answer.error, answer.status);
  });
}

/** Sends a request whose answer says nothing but whether it worked. */
export function send(what: () => PromiseLike<Answer>): Promise<Result<null>> {
  return request(what, () => null);
}

/** Changes or deletes exactly one row, which the request selects; refused as `no_row` when it is gone or row-level security hides it. */
export async function changeOneRow<Given extends Answer>(
  what: () => PromiseLike<Given>,
): Promise<Result<null>> {
  const answer = await request(what, (rows: unknown) => Array.isArray(rows) && rows.length === 1);
  if (answer.kind !== 'ok') return answer;
  return answer.value ? ok(null) : { kind: 'refused', code: 'no_row', hint: '' };
}

const changed = z.object({ changed: z.int() });

/** Changes or deletes one thing by a function of the database; refused as `no_row` when it is gone. */
export async function changeOne<Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Result<null>> {
  const answer = await callFunction(name, args, changed);
  if (answer.kind !== 'ok') return answer;
  return answer.value.changed === 1 ? ok(null) : { kind: 'refused', code: 'no_row', hint: '' };
}

/**
 * Calls a function of the database that answers with JSON. Its answer is checked: an odd one counts as none.
 * @param signal ends the request; what was asked for and not shown leaves a trace only where the server was faster.
 */
export function callFunction<Name extends keyof Functions, Value>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodMiniType<Value>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Result<Value>> {
  return catchFailure(async () => {
    const { data, error, status } = await callWithRetry(() =>
      staffClient().rpc(name, args).abortSignal(signal),
    );
    if (error !== null) return toFailure(error, status);
    const parsed = schema.safeParse(data);
    if (parsed.success) return ok(parsed.data);
    console.error(`The database answered ${name} in another shape.`, parsed.error.issues.length);
    return { kind: 'no-answer' };
  });
}

/**
 * Asks for a list in parts of at most `size`, one after the other, and joins their answers. The first failure ends it and is the
 * answer: what the parts before it changed stays. An empty list is asked for as well.
 */
export async function inParts<Item, Value>(
  items: readonly Item[],
  size: number,
  ask: (part: Item[]) => Promise<Result<Value>>,
  join: (total: Value, part: Value) => Value,
): Promise<Result<Value>> {
  const [first = [], ...others] = partsOf(items, size);
  let total = await ask(first);
  for (const part of others) {
    if (total.kind !== 'ok') return total;
    const answer = await ask(part);
    total = answer.kind === 'ok' ? ok(join(total.value, answer.value)) : answer;
  }
  return total;
}
