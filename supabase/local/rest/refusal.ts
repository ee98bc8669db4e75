import { type DatabaseFailure, databaseFailure } from '../database/engine.ts';
import { type ApiResponse, jsonResponse } from '../http/message.ts';

/** A refusal in PostgREST's shape; thrown inside a transaction it also rolls it back. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }
}

/** Something PostgREST can do and this backend cannot: refused, never half-answered. */
export function unsupported(what: string): RestRefusal {
  return new RestRefusal(400, 'PGRST100', `The embedded backend does not support ${what}`, {
    hint: 'Use a hosted Supabase project for this request.',
  });
}

/** The answer to a refusal: PostgREST's JSON body and its Proxy-Status header (Error.hs). */
export function refusalResponse(refusal: RestRefusal): ApiResponse {
  const { code, details, hint, message } = refusal;
  return jsonResponse(
    refusal.status,
    { code, details, hint, message },
    { 'proxy-status': `PostgREST; error=${code}`, ...refusal.headers },
  );
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
const statusByCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};
const statusByClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(failure: DatabaseFailure, role: string): number {
  if (failure.code === '42501') return role === 'anon' ? 401 : 403;
  if (/^PT[45][0-9]{2}$/.test(failure.code)) return Number(failure.code.slice(2));
  return statusByCode[failure.code] ?? statusByClass[failure.code.slice(0, 2)] ?? 400;
}
