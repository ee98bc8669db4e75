import { z } from 'zod';
import type { Row, Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { optionalText, readBody } from './body.ts';
import type { Call } from './call.ts';
import { type AuthContext, asAuth, isoTime } from './context.ts';
import { AuthRefusal, invalid } from './refusal.ts';
import { digest, isRefreshToken, refreshTokenOf } from './secrets.ts';
import { addRefreshToken, sessionResponse } from './sessions.ts';
import { findUser, isBanned, type User } from './users.ts';

/** A replaced token is taken this long whatever else happened: tabs and lost answers send it again. */
const reuseSeconds = 10;

const refreshGrant = z.object({ refresh_token: optionalText });

/** A refresh token's row with those of its session. */
type Held = { id: string; sessionId: string; userId: string; isRevoked: boolean; row: Row };

/**
 * `grant_type=refresh_token`: gives a new token for the active one. A replaced token is answered with the active one as
 * long as that is its child, however late; any other replaced token is a stolen one, and ends the session.
 * Never refused for being busy: clients end their session at any 4xx.
 */
export async function refresh({ context, request }: Call): Promise<ApiResponse> {
  const { refresh_token: token } = readBody(request, refreshGrant);
  if (!isRefreshToken(token)) throw invalid('Refresh token is not valid');
  const outcome = await asAuth(context, 'write', async (session) => {
    const held = await findToken(session, token);
    const user = await refuseEnded(context, session, held);
    const next = await nextToken(context, session, held);
    if (next === null) return endStolen(session, held);
    const opened = { user, sessionId: held.sessionId, refreshToken: next.token };
    return sessionResponse(context, session, opened, {}, next.isNew ? notReused : {});
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

const notReused = { 'sb-auth-refresh-token-reuse': 'false' };

async function findToken(session: Session, token: string): Promise<Held> {
  const [row] = await session.query(
    `select t.id, t.revoked, t.updated_at as token_time, s.id as session_id, s.user_id, s.created_at, s.refreshed_at,
       s.not_after
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token_hash = $1::text for update of s`,
    [digest(token)],
  );
  if (row === undefined) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  const [id, sessionId, userId] = [row['id'], row['session_id'], row['user_id']].map(String);
  return {
    id: id ?? '',
    sessionId: sessionId ?? '',
    userId: userId ?? '',
    isRevoked: row['revoked'] === true,
    row,
  };
}

function refused(code: string, reason: string): AuthRefusal {
  return new AuthRefusal(400, code, `Invalid Refresh Token: ${reason}`);
}

/** @throws AuthRefusal when the user is banned or the session is over. */
async function refuseEnded({ times, now }: AuthContext, session: Session, held: Held): Promise<User> {
  const user = await findUser(session, { id: held.userId });
  if (user === null) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user, now())) throw refused('user_banned', 'User Banned');
  const { created_at: created, refreshed_at: refreshed, not_after: notAfter, token_time: written } = held.row;
  const isOver =
    now() > timeOf(created) + times.timeboxSeconds * 1000 || now() > (timeOf(notAfter) || Infinity);
  if (isOver) throw refused('session_expired', 'Session Expired');
  // Until the first refresh the clock starts with the session or its token, whichever is later.
  const lastUse = timeOf(refreshed) || Math.max(timeOf(created), timeOf(written));
  if (now() > lastUse + times.inactivitySeconds * 1000) {
    throw refused('session_expired', 'Session Expired (Inactivity)');
  }
  return user;
}

/** Milliseconds of a time read from the database; 0 for null. */
function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : 0;
}

type Next = { token: string; isNew: boolean };

/** The token to answer with, or null for one that only a thief can still have. */
async function nextToken(context: AuthContext, session: Session, held: Held): Promise<Next | null> {
  if (!held.isRevoked) {
    await revoke(context, session, held);
    return swap(context, session, held);
  }
  const [active] = await session.query(
    `select id, parent from auth.refresh_tokens where session_id = $1::text::uuid and not revoked
     order by number desc limit 1`,
    [held.sessionId],
  );
  if (active?.['parent'] === held.id) {
    return { token: refreshTokenOf(context.jwtSecret, String(active['id'])), isNew: false };
  }
  const isRecent = context.now() <= timeOf(held.row['token_time']) + reuseSeconds * 1000;
  return isRecent ? swap(context, session, held) : null;
}

function revoke({ now }: AuthContext, session: Session, { id }: Held): Promise<Row[]> {
  return session.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::text::timestamptz where id = $1::text::uuid`,
    [id, isoTime(now())],
  );
}

async function swap(context: AuthContext, session: Session, { id, sessionId }: Held): Promise<Next> {
  await session.query(
    `update auth.sessions set refreshed_at = $2::text::timestamptz, updated_at = $2::text::timestamptz
     where id = $1::text::uuid`,
    [sessionId, isoTime(context.now())],
  );
  return { token: await addRefreshToken(context, session, sessionId, id), isNew: true };
}

/** Ends the session, thief and owner both. A value, not an exception: that would undo it. */
async function endStolen(session: Session, { sessionId }: Held): Promise<AuthRefusal> {
  await session.query('delete from auth.sessions where id = $1::text::uuid', [sessionId]);
  return refused('refresh_token_already_used', 'Already Used');
}
