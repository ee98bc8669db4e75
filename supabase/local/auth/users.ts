import { randomUUID } from 'node:crypto';
import type { Row, Session } from '../database/engine.ts';
import type { AuthSession } from './context.ts';
import { AuthRefusal, invalid } from './refusal.ts';
import { insertRow, updateRow } from './rows.ts';

/** A row of auth.users with its second factors. */
export type User = {
  id: string;
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  bannedUntil: Date | null;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
  factors: readonly FactorJson[];
  row: Row;
};

const columns = `u.*, u.raw_app_meta_data::text as app_text, u.raw_user_meta_data::text as user_text,
  coalesce((select json_agg(f order by f.created_at, f.id) from (
    select id, created_at, updated_at, status, friendly_name
    from auth.mfa_factors where user_id = u.id) f), '[]')::text as factors_text`;

/** A user by id or by address in any case; null when there is none. */
export async function findUser(
  session: Session,
  key: { id: string } | { email: string },
): Promise<User | null> {
  const [where, value] = 'id' in key ? ['u.id::text', key.id] : ['u.email', key.email];
  const [row] = await session.query(`select ${columns} from auth.users u where ${where} = $1::text`, [
    value.toLowerCase(),
  ]);
  return row === undefined ? null : userOf(row);
}

/** A page of users, newest first. */
export async function listUsers(session: Session, limit: number, offset: number): Promise<User[]> {
  const rows = await session.query(
    `select ${columns} from auth.users u order by u.created_at desc, u.id limit ${limit} offset ${offset}`,
  );
  return rows.map(userOf);
}

function userOf(row: Row): User {
  return {
    id: String(row['id']),
    email: String(row['email']),
    passwordHash: String(row['encrypted_password']),
    isConfirmed: row['email_confirmed_at'] !== null,
    bannedUntil: row['banned_until'] instanceof Date ? row['banned_until'] : null,
    appMetadata: JSON.parse(String(row['app_text'])) as Record<string, unknown>,
    userMetadata: JSON.parse(String(row['user_text'])) as Record<string, unknown>,
    factors: (JSON.parse(String(row['factors_text'])) as Row[]).map(factorOf),
    row,
  };
}

/** Whether a user has a second factor that counts. */
export function hasVerifiedFactor({ factors }: User): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** Whether the user is locked out by an administrator. */
export function isBanned({ bannedUntil }: User, nowMs: number): boolean {
  return bannedUntil !== null && bannedUntil.getTime() > nowMs;
}

/** What an account begins with; `passwordHash` '' is one that no password opens. */
export type NewUser = {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  userMetadata?: Record<string, unknown>;
};

/** Makes an account. @throws AuthRefusal when the address is none, or has one. */
export async function insertUser(auth: AuthSession, user: NewUser): Promise<User> {
  const email = checkedEmail(user.email);
  if ((await findUser(auth, { email })) !== null) throw emailExists();
  const id = randomUUID();
  await insertRow(auth, 'users', {
    id,
    email,
    encrypted_password: user.passwordHash,
    email_confirmed_at: user.isConfirmed ? auth.at : null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: user.userMetadata ?? {},
    created_at: auth.at,
    updated_at: auth.at,
  });
  return existing(await findUser(auth, { id }));
}

/** Changes columns of an account, and gives it back. */
export async function updateUser(
  auth: AuthSession,
  id: string,
  change: Record<string, unknown>,
): Promise<User> {
  await updateRow(auth, 'users', id, { ...change, updated_at: auth.at });
  return existing(await findUser(auth, { id }));
}

/** An address in lower case. @throws AuthRefusal for what is none. */
function checkedEmail(text: string): string {
  if (text.length <= 254 && /^[^\s@,;<>"\0]+@[^\s@,;<>".\0]+(\.[^\s@,;<>".\0]+)+$/.test(text))
    return text.toLowerCase();
  throw invalid('Unable to validate email address: invalid format');
}

/** An address has one account. */
export function emailExists(): AuthRefusal {
  return new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered');
}

function existing(user: User | null): User {
  if (user === null) throw new Error('The account that was just written is not there.');
  return user;
}

/** A second factor as clients see it: never its secret. */
export type FactorJson = {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'unverified' | 'verified';
  friendly_name?: string;
  factor_type: 'totp';
};

function factorOf(row: Row): FactorJson {
  const name = String(row['friendly_name']);
  return {
    id: String(row['id']),
    created_at: jsonTime(row['created_at']),
    updated_at: jsonTime(row['updated_at']),
    status: row['status'] === 'verified' ? 'verified' : 'unverified',
    ...(name === '' ? {} : { friendly_name: name }),
    factor_type: 'totp',
  };
}

function jsonTime(value: unknown): string {
  return new Date(String(value instanceof Date ? value.toISOString() : value)).toISOString();
}

/** What clients are told of a user, in the form of Supabase Auth; what is unset is left out. */
export function userJson({ row, ...user }: User): Record<string, unknown> {
  const time = (column: string) => (row[column] === null ? {} : { [column]: jsonTime(row[column]) });
  return {
    id: user.id,
    aud: row['aud'],
    role: row['role'],
    email: user.email,
    ...time('email_confirmed_at'),
    ...time('last_sign_in_at'),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(user.factors.length === 0 ? {} : { factors: user.factors }),
    ...time('created_at'),
    ...time('updated_at'),
  };
}
