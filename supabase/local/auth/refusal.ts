import { randomUUID } from 'node:crypto';
import { type PasswordLack, passwordLackMessage } from '../../../src/domain/password.ts';
import { type ApiHead, type ApiResponse, jsonResponse, Refusal } from '../http/message.ts';

/** The first version of the protocol whose errors carry a text in `code`; clients ask for it by a header. */
const apiVersion = '2024-01-01';

/** A refusal as Supabase Auth gives it. */
export class AuthRefusal extends Refusal {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly PasswordLack[] | null;

  constructor(status: number, code: string, message: string, reasons: readonly PasswordLack[] | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }

  /**
   * In the form that the client asked for. Clients read `code` only beside the version header, and then only as a text; older
   * ones read `error_code` and `msg` (docs/decisions/auth.md).
   */
  answer({ headers }: ApiHead): ApiResponse {
    const { status, code, message, reasons } = this;
    const version = headers['x-supabase-api-version'] ?? '';
    const isNew = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= apiVersion;
    const weak = reasons === null ? {} : { weak_password: { reasons } };
    // Auth names the code in a header too, but not a fault of its own, and a weak password only to older clients.
    const isUnnamed = status >= 500 || (reasons !== null && isNew);
    const named: Record<string, string> = isUnnamed ? {} : { 'x-sb-error-code': code };
    if (isNew) {
      return authJson(status, { code, message, ...weak }, { 'x-supabase-api-version': apiVersion, ...named });
    }
    const fault = status >= 500 ? { error_id: randomUUID() } : {};
    return authJson(status, { code: status, error_code: code, msg: message, ...fault, ...weak }, named);
  }
}

/** A request that says too little, too much or the wrong thing. */
export function invalid(message: string, status = 400): AuthRefusal {
  return new AuthRefusal(status, 'validation_failed', message);
}

/** The same answer for an unknown address and for a wrong password. */
export function badCredentials(): AuthRefusal {
  return new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

/** A password that breaks the rule (src/domain/password.ts). */
export function weakPassword(lacks: readonly PasswordLack[]): AuthRefusal {
  return new AuthRefusal(422, 'weak_password', passwordLackMessage(lacks), lacks);
}

/** Too much at once: says nothing of others. */
export function tooMany(): AuthRefusal {
  return new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** Something Supabase Auth can do and this backend cannot: refused, never half-answered. */
export function unsupported(what: string, status = 400): AuthRefusal {
  return new AuthRefusal(status, 'not_supported', `The embedded backend does not support ${what}`);
}

/** A JSON answer as Supabase Auth sends it. */
export function authJson(status: number, value: unknown, headers: Record<string, string> = {}): ApiResponse {
  return jsonResponse(status, value, { vary: 'Origin', ...headers }, 'application/json');
}
