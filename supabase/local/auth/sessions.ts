import { randomUUID } from 'node:crypto';
import { signToken } from '../http/keys.ts';
import { type ApiResponse, jsonResponse } from '../http/api-request.ts';
import type { AuthSession } from './context.ts';
import { insertRow, updateRow } from './rows.ts';
import { digest, newSecret } from './secrets.ts';
import { updateUser, type User, userJson } from './users.ts';

/** A session that a client is about to be given. */
export type OpenedSession = { user: User; sessionId: string; aal: string; refreshToken: string };

/** Opens a session of a user, at the first level. */
export async function openSession(auth: AuthSession, { id: user_id }: User): Promise<OpenedSession> {
  const sessionId = randomUUID();
  await insertRow(auth, 'sessions', { id: sessionId, user_id, created_at: auth.at, updated_at: auth.at });
  const user = await updateUser(auth, user_id, { last_sign_in_at: auth.at });
  return { user, sessionId, aal: 'aal1', refreshToken: await newRefreshToken(auth, sessionId) };
}

/** Gives a session a new refresh token; the one before counts no more. */
export async function newRefreshToken(auth: AuthSession, sessionId: string): Promise<string> {
  const token = newSecret();
  await updateRow(auth, 'sessions', sessionId, { refresh_token_hash: digest(token) });
  return token;
}

/** The answer that every way of signing in ends with. */
export async function sessionResponse(
  auth: AuthSession,
  { user, sessionId, aal, refreshToken }: OpenedSession,
  more: Record<string, unknown> = {},
): Promise<ApiResponse> {
  const { tokenSeconds } = auth.times;
  const claims = {
    sub: user.id,
    aud: 'authenticated',
    email: user.email,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal,
    session_id: sessionId,
    is_anonymous: false,
  };
  return jsonResponse(200, {
    access_token: await signToken(auth.jwtSecret, claims, tokenSeconds, auth.nowMs),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(auth.nowMs / 1000) + tokenSeconds,
    refresh_token: refreshToken,
    user: userJson(user),
    ...more,
  });
}
