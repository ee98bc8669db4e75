import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Row, Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { authJson } from './refusal.ts';
import type { AuthContext } from './request.ts';
import { digest, refreshTokenOf } from './secrets.ts';
import { isoTime, updateUser, type User, userJson } from './users.ts';

/** How a session was opened or raised, in the terms of the claim "amr". */
export type SignInMethod = 'password' | 'otp' | 'totp';

/** A session that a client is about to be given. */
export type OpenedSession = { user: User; sessionId: string; refreshToken: string };

/** Opens a session of a user, at the first level. */
export async function openSession(
  context: AuthContext,
  session: Session,
  user: User,
  method: SignInMethod,
): Promise<OpenedSession> {
  const [sessionId, now] = [randomUUID(), context.now()];
  await session.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at)
     values ($1::text::uuid, $2::text::uuid, $3::text::timestamptz, $3::text::timestamptz)`,
    [sessionId, user.id, isoTime(now)],
  );
  await noteMethod(session, sessionId, method, now);
  const refreshToken = await addRefreshToken(context, session, sessionId, null);
  const signedIn = await updateUser(session, user.id, { last_sign_in_at: isoTime(now) }, now);
  return { user: signedIn, sessionId, refreshToken };
}

/** Writes down that a session was opened or raised by a method. */
export async function noteMethod(
  session: Session,
  sessionId: string,
  method: SignInMethod,
  nowMs: number,
): Promise<void> {
  await session.query(
    `insert into auth.mfa_amr_claims values ($1::text::uuid, $2::text, $3::text::timestamptz)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, isoTime(nowMs)],
  );
}

/** Makes the next refresh token of a session; `parent` is the row of the one that it replaces. */
export async function addRefreshToken(
  context: AuthContext,
  session: Session,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const id = randomUUID();
  const token = refreshTokenOf(context.jwtSecret, id);
  await session.query(
    `insert into auth.refresh_tokens (id, session_id, parent, token_hash, created_at, updated_at)
     values ($1::text::uuid, $2::text::uuid, $3::text::uuid, $4::text, $5::text::timestamptz, $5::text::timestamptz)`,
    [id, sessionId, parent, digest(token), isoTime(context.now())],
  );
  return token;
}

/** Revokes the refresh tokens of a session that are still active. */
export async function revokeRefreshTokens(context: AuthContext, session: Session, sessionId: string) {
  return session.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::text::timestamptz
     where session_id = $1::text::uuid and not revoked returning id`,
    [sessionId, isoTime(context.now())],
  );
}

/** The answer that every way of signing in ends with. */
export async function sessionResponse(
  context: AuthContext,
  session: Session,
  { user, sessionId, refreshToken }: OpenedSession,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const issued = Math.floor(context.now() / 1000);
  const expires = issued + context.times.tokenSeconds;
  const body = {
    access_token: await signAccessToken(context, session, { user, sessionId }, issued, expires),
    token_type: 'bearer',
    expires_in: context.times.tokenSeconds,
    expires_at: expires,
    refresh_token: refreshToken,
    user: userJson(user),
    ...more,
  };
  return authJson(200, body, {
    'sb-auth-user-id': user.id,
    'sb-auth-session-id': sessionId,
    'sb-auth-refresh-token-prefix': refreshToken.slice(0, 5),
    ...headers,
  });
}

async function signAccessToken(
  { jwtSecret }: AuthContext,
  session: Session,
  { user, sessionId }: { user: User; sessionId: string },
  issued: number,
  expires: number,
): Promise<string> {
  const claims = {
    iss: 'supabase',
    sub: user.id,
    aud: String(user.row['aud']),
    exp: expires,
    iat: issued,
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    ...(await levelClaims(session, sessionId)),
    session_id: sessionId,
    is_anonymous: false,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}

/** `aal` and `amr`, newest method first. */
async function levelClaims(session: Session, sessionId: string): Promise<Record<string, unknown>> {
  const rows: Row[] = await session.query(
    `select s.aal, c.authentication_method as method, extract(epoch from c.updated_at)::bigint::text as timestamp
     from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
     where s.id = $1::text::uuid
     order by c.updated_at desc, c.authentication_method = 'totp' desc`,
    [sessionId],
  );
  const amr = rows.map(({ method, timestamp }) => ({ method, timestamp: Number(timestamp) }));
  return { aal: rows[0]?.['aal'] ?? 'aal1', amr };
}
