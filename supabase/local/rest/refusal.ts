import { type DatabaseFailure, databaseFailure } from '../database/engine.ts';
import { type ApiResponse, jsonResponse, Refusal } from '../http/message.ts';

/** A refusal as PostgREST gives it: its JSON body and its Proxy-Status header (Error.hs). */
export class RestRefusal extends Refusal {
  readonly #answer: ApiResponse;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    const { details = null, hint = null, headers } = more;
    const proxyStatus = { 'proxy-status': `PostgREST; error=${code}`, ...headers };
    this.#answer = jsonResponse(status, { code, details, hint, message }, proxyStatus);
  }

  answer(): ApiResponse {
    return this.#answer;
  }
}

/** Something PostgREST can do and this backend cannot: refused, never half-answered. */
export function unsupported(what: string): RestRefusal {
  return new RestRefusal(400, 'PGRST100', `The embedded backend does not support ${what}`, {
    hint: 'Use a hosted Supabase project for this request.',
  });
}

/** Turns a database error into PostgREST's refusal; rethrows what is none. */
export function refusalOf(error: unknown, role: string): RestRefusal {
  if (error instanceof RestRefusal) return error;
  const failure = databaseFailure(error);
  if (failure === null) throw error;
  const status = statusOf(failure, role);
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return new RestRefusal(status, failure.code, failure.message, {
    details: failure.detail,
    hint: failure.hint,
    headers,
  });
}

/** Exact SQLSTATEs first, then classes, as PostgREST's `pgErrorStatus` does. */
const codesByStatus: Record<number, string> = {
  400: 'P0001',
  403: '0L 0P 28',
  404: '42883 42P01',
  405: '25006',
  409: '23503 23505',
  500: '42P17 53400 09 25 2D 38 39 3B 40 54 55 57 58 F0 HV P0 XX',
  503: '57P01 08 53',
};

function statusOf({ code }: DatabaseFailure, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (/^PT[45][0-9]{2}$/.test(code)) return Number(code.slice(2));
  for (const searched of [code, code.slice(0, 2)]) {
    const found = Object.entries(codesByStatus).find(([, codes]) => codes.split(' ').includes(searched));
    if (found !== undefined) return Number(found[0]);
  }
  return 400;
}
