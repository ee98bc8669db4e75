import { minPasswordBytes } from '../../../src/domain/password.ts';
import { type ApiResponse, jsonResponse, Refusal } from '../http/api-request.ts';

/** Clients read the text in `code` only where this header says that it is one. */
const versionHeader = { 'x-supabase-api-version': '2024-01-01' };

/** A refusal as Supabase Auth gives it to its present client. */
export class AuthRefusal extends Refusal {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly string[] | null;

  constructor(status: number, code: string, message: string, reasons: readonly string[] | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }

  answer(): ApiResponse {
    const { status, code, message, reasons } = this;
    const weak = reasons === null ? {} : { weak_password: { reasons } };
    return jsonResponse(status, { code, message, ...weak }, versionHeader);
  }
}

/** A request that says too little, too much or the wrong thing. */
export function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message);
}

/** The same answer for an unknown address and for a wrong password. */
export function badCredentials(): AuthRefusal {
  return new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

/** What Supabase Auth says of a password that is too short (src/domain/password.ts), also to who signs in with one. */
export const shortPassword = {
  message: `Password should be at least ${minPasswordBytes} characters.`,
  reasons: ['length'],
};

/** A password that breaks the rule. */
export function weakPassword(): AuthRefusal {
  return new AuthRefusal(422, 'weak_password', shortPassword.message, shortPassword.reasons);
}

/** Something that Supabase Auth can do and the product never asks for: refused by its name, never half-answered. */
export function unsupported(what: string): AuthRefusal {
  return new AuthRefusal(501, 'not_supported', `The embedded backend does not support ${what}`);
}
