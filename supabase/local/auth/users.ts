import { randomUUID } from 'node:crypto';
import type { Row, Session } from '../database/engine.ts';
import { AuthRefusal, invalid } from './refusal.ts';
import { type FactorJson, factorOf } from './user-json.ts';
import { isoTime } from './context.ts';

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
    select id, created_at, updated_at, status, friendly_name, last_challenged_at
    from auth.mfa_factors where user_id = u.id) f), '[]')::text as factors_text`;

type UserKey = { id: string } | { email: string };

/** A user by id or by address in any case; null when there is none. */
export async function findUser(session: Session, key: UserKey): Promise<User | null> {
  const [where, value] = 'id' in key ? ['u.id::text', key.id] : ['u.email', key.email];
  // PostgreSQL's texts hold no NUL: there can be no such user.
  if (value.includes('\0')) return null;
  const [row] = await session.query(`select ${columns} from auth.users u where ${where} = $1::text`, [
    value.toLowerCase(),
  ]);
  return row === undefined ? null : userOf(row);
}

/** A page of users, newest first, whose address or name holds `filter`. */
export async function listUsers(
  session: Session,
  page: { limit: number; offset: number; filter: string },
): Promise<{ users: User[]; total: number }> {
  const where = `where strpos(lower(u.email || ' ' || coalesce(u.raw_user_meta_data ->> 'full_name', '')), $1::text) > 0`;
  const filter = [page.filter.toLowerCase()];
  const [count] = await session.query(`select count(*)::int as total from auth.users u ${where}`, filter);
  const rows = await session.query(
    `select ${columns} from auth.users u ${where} order by u.created_at desc, u.id
     limit ${page.limit} offset ${page.offset}`,
    filter,
  );
  return { users: rows.map(userOf), total: Number(count?.['total']) };
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
  id?: string;
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  appMetadata?: Record<string, unknown>;
  userMetadata?: Record<string, unknown>;
  role?: string;
};

/** Makes an account. @throws AuthRefusal when the address is none, or has one. */
export async function insertUser(session: Session, user: NewUser, nowMs: number): Promise<User> {
  const email = checkedEmail(user.email);
  if ((await findUser(session, { email })) !== null) throw emailExists();
  const id = user.id ?? randomUUID();
  const metadata = { ...user.userMetadata, ...(user.isConfirmed ? { email_verified: true } : {}) };
  const app = { ...user.appMetadata, provider: 'email', providers: ['email'] };
  await session.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       role, created_at, updated_at)
     values ($1::text::uuid, $2::text, $3::text, $4::text::timestamptz, $5::text::jsonb, $6::text::jsonb, $7::text,
       $8::text::timestamptz, $8::text::timestamptz)`,
    [
      id,
      email,
      user.passwordHash,
      user.isConfirmed ? isoTime(nowMs) : null,
      JSON.stringify(app),
      JSON.stringify(metadata),
      user.role ?? 'authenticated',
      isoTime(nowMs),
    ],
  );
  return existing(await findUser(session, { id }));
}

/** Columns of an account that change; the rest stays. */
export type UserChange = Partial<{
  email: string;
  encrypted_password: string;
  email_confirmed_at: string;
  invited_at: string;
  confirmation_sent_at: string | null;
  identity_verified: 'true';
  recovery_sent_at: string;
  last_sign_in_at: string;
  raw_app_meta_data: string;
  raw_user_meta_data: string;
  banned_until: string | null;
}>;

const changedTypes: Record<keyof UserChange, string> = {
  email: 'text',
  encrypted_password: 'text',
  email_confirmed_at: 'timestamptz',
  invited_at: 'timestamptz',
  confirmation_sent_at: 'timestamptz',
  identity_verified: 'boolean',
  recovery_sent_at: 'timestamptz',
  last_sign_in_at: 'timestamptz',
  raw_app_meta_data: 'jsonb',
  raw_user_meta_data: 'jsonb',
  banned_until: 'timestamptz',
};

/** Changes an account and gives it back. */
export async function updateUser(
  session: Session,
  id: string,
  change: UserChange,
  nowMs: number,
): Promise<User> {
  const names = (Object.keys(changedTypes) as (keyof UserChange)[]).filter(
    (name) => change[name] !== undefined,
  );
  const sets = names.map((name, at) => `${name} = $${at + 3}::text::${changedTypes[name]}`);
  await session.query(
    `update auth.users set ${['updated_at = $2::text::timestamptz', ...sets].join(', ')} where id = $1::text::uuid`,
    [id, isoTime(nowMs), ...names.map((name) => change[name])],
  );
  return existing(await findUser(session, { id }));
}

/** Key by key; null takes a key away. */
export function mergedMetadata(
  before: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
}

/** An address in lower case. @throws AuthRefusal for what is none. */
export function checkedEmail(text: string): string {
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
