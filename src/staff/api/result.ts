import { refusalHints } from '~/api/answers/refusals.ts';

/** Why a request of the staff app failed. */
export type RequestFailure =
  /** The network or the server failed for now: the same press may work in a moment. */
  | { kind: 'no-answer' }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** The server has judged, and says no; `code` and `hint` are its own. */
  | { kind: 'refused'; code: string; hint: string };

/** What became of a request of the staff app. */
export type Result<Value> = { kind: 'ok'; value: Value } | RequestFailure;

/** A good answer. */
export function ok<Value>(value: Value): Result<Value> {
  return { kind: 'ok', value };
}

/** What Supabase's clients for data, accounts and files say of an error, as far as they have it in common. */
type ErrorParts = {
  status?: unknown;
  code?: unknown;
  hint?: unknown;
  name?: unknown;
};

const endedCodes = new Set(['session_not_found', 'refresh_token_not_found', 'session_expired', 'bad_jwt']);

/**
 * What an error means in the staff app. Only an answer of the server is a refusal: what failed on the way
 * (no connection, 408, 429, 5xx) passes.
 * @param error of one of Supabase's clients, or whatever was thrown.
 * @param status of the answer where the client gives it apart; 0 when there was none.
 */
export function toFailure(error: unknown, status?: number): RequestFailure {
  const parts: ErrorParts = typeof error === 'object' && error !== null ? error : {};
  const errorStatus = Number(parts.status ?? 0);
  const httpStatus = status ?? (Number.isInteger(errorStatus) ? errorStatus : 0);
  const code = text(parts.code);
  if (parts.name === 'AuthSessionMissingError' || endedCodes.has(code)) return { kind: 'signed-out' };
  if (httpStatus === 401 && code !== 'insufficient_aal' && code !== '42501') return { kind: 'signed-out' };
  const isLimit = code === 'over_request_rate_limit' || text(parts.hint) === refusalHints.tooMuchByMember;
  if (isTemporary(httpStatus) && !isLimit) return { kind: 'no-answer' };
  return { kind: 'refused', code, hint: text(parts.hint) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTemporary(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** Asks, and makes a value of whatever is thrown on the way. */
export async function catchFailure<Value>(ask: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await ask();
  } catch (error) {
    return toFailure(error);
  }
}
