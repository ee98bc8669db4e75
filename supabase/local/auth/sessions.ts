import { randomUUID } from 'node:crypto';
import type { Row, Session } from '../database/engine.ts';
import { signToken } from '../http/keys.ts';
import type { ApiResponse } from '../http/message.ts';
import { authJson } from './refusal.ts';
import type { AuthSession } from './request.ts';
import { insertRow } from './rows.ts';
import { digest, refreshTokenOf } from './secrets.ts';
import { updateUser, type User, userJson } from './users.ts';

/** How a session was opened or raised, in the terms of the claim "amr". */
export type SignInMethod = 'password' | 'otp' | 'totp';

/** A session that a client is about to be given. */
export type OpenedSession = { user: User; sessionId: string; refreshToken: string };

/** Opens a session of a user, at the first level. */
export async function openSession(
  auth: AuthSession,
  user: User,
  method: SignInMethod,
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  const times = { created_at: auth.at, updated_at: auth.at };
  await insertRow(auth, 'sessions', { id: sessionId, user_id: user.id, ...times });
  await noteMethod(auth, sessionId, method);
  const refreshToken = await addRefreshToken(auth, sessionId, null);
  return { user: await updateUser(auth, user.id, { last_sign_in_at: auth.at }), sessionId, refreshToken };
}

/** Writes down that a session was opened or raised by a method. */
export function noteMethod(auth: AuthSession, session_id: string, method: SignInMethod): Promise<void> {
  return insertRow(
    auth,
    'mfa_amr_claims',
    { session_id, authentication_method: method, updated_at: auth.at },
    'on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at',
  );
}

/** Makes the next refresh token of a session; `parent` is the row of the one that it replaces. */
export async function addRefreshToken(
  auth: AuthSession,
  session_id: string,
  parent: string | null,
): Promise<string> {
  const id = randomUUID();
  const token = refreshTokenOf(auth.jwtSecret, id);
  const times = { created_at: auth.at, updated_at: auth.at };
  await insertRow(auth, 'refresh_tokens', { id, session_id, parent, token_hash: digest(token), ...times });
  return token;
}

/** The answer that every way of signing in ends with. */
export async function sessionResponse(
  auth: AuthSession,
  { user, sessionId, refreshToken }: OpenedSession,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const { tokenSeconds } = auth.times;
  const claims = {
    sub: user.id,
    aud: String(user.row['aud']),
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    ...(await levelClaims(auth, sessionId)),
    session_id: sessionId,
    is_anonymous: false,
  };
  const body = {
    access_token: await signToken(auth.jwtSecret, claims, tokenSeconds, auth.nowMs),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(auth.nowMs / 1000) + tokenSeconds,
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
