import { type DatabaseFailure, databaseFailure } from '../database/engine.ts';
import { type ApiResponse, jsonResponse, Refusal } from '../http/api-request.ts';

/** A refusal as PostgREST gives it (Error.hs). */
export class RestRefusal extends Refusal {
  readonly #answer: ApiResponse;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
  ) {
    super(message);
    this.#answer = jsonResponse(status, { code, details, hint, message });
  }

  answer(): ApiResponse {
    return this.#answer;
  }
}

/** Turns a database error into PostgREST's refusal; rethrows what is none. */
export function refusalOf(error: unknown, role: string): Refusal {
  if (error instanceof Refusal) return error;
  const failure = databaseFailure(error);
  if (failure === null) throw error;
  const { code, message, detail: details, hint } = failure;
  return new RestRefusal(statusOf(failure, role), code, message, { details, hint });
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
