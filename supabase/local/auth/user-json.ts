import type { Row } from '../database/engine.ts';
import type { User } from './users.ts';

/** A second factor as clients see it: never its secret. */
export type FactorJson = {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'unverified' | 'verified';
  friendly_name?: string;
  factor_type: 'totp';
  phone: '';
  last_challenged_at: string | null;
};

/** A factor's row as clients see it. */
export function factorOf(row: Row): FactorJson {
  const name = String(row['friendly_name']);
  return {
    id: String(row['id']),
    created_at: jsonTime(row['created_at']),
    updated_at: jsonTime(row['updated_at']),
    status: row['status'] === 'verified' ? 'verified' : 'unverified',
    ...(name === '' ? {} : { friendly_name: name }),
    factor_type: 'totp',
    phone: '',
    last_challenged_at: row['last_challenged_at'] === null ? null : jsonTime(row['last_challenged_at']),
  };
}

function jsonTime(value: unknown): string {
  return new Date(String(value instanceof Date ? value.toISOString() : value)).toISOString();
}

/** A user in the form of Supabase Auth, keys in its order; what is unset is left out. */
export function userJson({ row, ...user }: User): Record<string, unknown> {
  const time = (column: string, name = column) =>
    row[column] === null ? {} : { [name]: jsonTime(row[column]) };
  return {
    id: user.id,
    aud: row['aud'],
    role: row['role'],
    email: user.email,
    ...time('email_confirmed_at'),
    ...time('invited_at'),
    phone: '',
    ...time('confirmation_sent_at'),
    ...time('email_confirmed_at', 'confirmed_at'),
    ...time('recovery_sent_at'),
    ...time('last_sign_in_at'),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(user.factors.length === 0 ? {} : { factors: user.factors }),
    identities: [identityJson(row)],
    created_at: jsonTime(row['created_at']),
    updated_at: jsonTime(row['updated_at']),
    ...time('banned_until'),
    is_anonymous: false,
  };
}

function identityJson(row: Row): Record<string, unknown> {
  const email = row['email'];
  return {
    identity_id: row['identity_id'],
    id: row['id'],
    user_id: row['id'],
    identity_data: { email, email_verified: row['identity_verified'], phone_verified: false, sub: row['id'] },
    provider: 'email',
    last_sign_in_at: jsonTime(row['last_sign_in_at'] ?? row['created_at']),
    created_at: jsonTime(row['created_at']),
    updated_at: jsonTime(row['updated_at']),
    email,
  };
}
