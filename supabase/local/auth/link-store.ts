import { randomInt } from 'node:crypto';
import type { Session } from '../database/engine.ts';
import { type AuthContext, isoTime } from './context.ts';
import { codeDigest, digest, newLinkSecret } from './secrets.ts';

/** A link confirms an address (invitation, sign-up) or lets its owner in (recovery, magic link); one of each per user. */
export type LinkKind = 'confirmation' | 'recovery';

/** What a link carries: a secret, and six digits for who has to type. */
export type LinkSecrets = { hashedToken: string; code: string };

const linkSeconds = 24 * 3600;

/** Six digits are few: after this many wrong ones the link is void. */
const wrongCodesAllowed = 5;

/** Makes a link, which voids the earlier one of its kind. */
export async function newLink(
  { jwtSecret, now }: AuthContext,
  session: Session,
  userId: string,
  kind: LinkKind,
): Promise<LinkSecrets> {
  const [hashedToken, code] = [newLinkSecret(), String(randomInt(1_000_000)).padStart(6, '0')];
  await session.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, created_at)
     values ($1::text::uuid, $2::text, $3::text, $4::text, $5::text::timestamptz)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, wrong_codes = 0,
       code_hash = excluded.code_hash, created_at = excluded.created_at`,
    [userId, kind, digest(hashedToken), codeDigest(jwtSecret, userId, code), isoTime(now())],
  );
  return { hashedToken, code };
}

/** A link that was found, not yet spent. */
export type FoundLink = { userId: string; kind: LinkKind };

/** The link of a secret, unless it is of another kind or older than a day. */
export async function findLink(
  { now }: AuthContext,
  session: Session,
  token: string,
  kinds: readonly LinkKind[],
): Promise<FoundLink | null> {
  const [row] = await session.query(
    `select user_id, token_type from auth.one_time_tokens
     where token_hash = $1::text and token_type in (${kinds.map((kind) => `'${kind}'`).join(', ')})
       and created_at >= $2::text::timestamptz for update`,
    [digest(token), isoTime(now() - linkSeconds * 1000)],
  );
  if (row === undefined) return null;
  return {
    userId: String(row['user_id']),
    kind: row['token_type'] === 'recovery' ? 'recovery' : 'confirmation',
  };
}

/** The link whose six digits these are. A wrong code counts against all that the user has. */
export async function findLinkByCode(
  { jwtSecret, now }: AuthContext,
  session: Session,
  userId: string,
  code: string,
  kinds: readonly LinkKind[],
): Promise<FoundLink | null> {
  const rows = await session.query(
    `select token_type, code_hash from auth.one_time_tokens
     where user_id = $1::text::uuid and created_at >= $2::text::timestamptz for update`,
    [userId, isoTime(now() - linkSeconds * 1000)],
  );
  const wanted = codeDigest(jwtSecret, userId, code);
  const kind = kinds.find((one) =>
    rows.some((row) => row['token_type'] === one && row['code_hash'] === wanted),
  );
  if (kind !== undefined) return { userId, kind };
  await session.query(
    `update auth.one_time_tokens set wrong_codes = wrong_codes + 1 where user_id = $1::text::uuid`,
    [userId],
  );
  await session.query(
    `delete from auth.one_time_tokens where user_id = $1::text::uuid and wrong_codes >= ${wrongCodesAllowed}`,
    [userId],
  );
  return null;
}

/** A link opens once. */
export async function spendLink(session: Session, { userId, kind }: FoundLink): Promise<void> {
  await session.query(
    'delete from auth.one_time_tokens where user_id = $1::text::uuid and token_type = $2::text',
    [userId, kind],
  );
}
