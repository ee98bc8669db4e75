import { z } from 'zod';
import { passwordLackMessage, passwordLacks } from '../../../src/domain/password.ts';
import type { Row, Session } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { AuthRefusal, badCredentials, invalid, tooMany } from './refusal.ts';
import {
  addressOf,
  asAuth,
  asUser,
  type AuthContext,
  type AuthSession,
  type Call,
  optionalText,
  readBody,
} from './request.ts';
import { updateRow } from './rows.ts';
import { digest, isRefreshToken, refreshTokenOf } from './secrets.ts';
import { addRefreshToken, openSession, sessionResponse } from './sessions.ts';
import { findUser, isBanned, type User } from './users.ts';

const passwordGrant = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** `POST /token`: by password or by refresh token. */
export async function token(call: Call): Promise<ApiResponse> {
  const grant = call.request.query.get('grant_type');
  if (grant !== 'password' && grant !== 'refresh_token') {
    readBody(call.request, passwordGrant);
    throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type');
  }
  if (grant === 'refresh_token') return refresh(call);
  const credentials = readBody(call.request, passwordGrant);
  const { limits } = call.context;
  if (!limits.signIn.take(signInKey(addressOf(call), credentials.email))) throw tooMany();
  return signInWithPassword(call.context, credentials);
}

/** Whose sign-ins count together: everybody on this machine has one address, and nobody closes it for others. */
export function signInKey(address: string, email: string): string {
  return `${address} ${email.toLowerCase()}`;
}

type Credentials = z.output<typeof passwordGrant>;

async function signInWithPassword(
  context: AuthContext,
  { email, phone, password }: Credentials,
): Promise<ApiResponse> {
  validateCredentials(email, phone);
  const user = await knownUser(context, email, password);
  const lacks = passwordLacks(password);
  const weak = lacks.length === 0 ? null : { message: passwordLackMessage(lacks), reasons: lacks };
  return asAuth(context, 'write', async (auth) => {
    // The password may have been changed, and every session ended, while it was compared.
    const now = await findUser(auth, { id: user.id });
    if (now?.passwordHash !== user.passwordHash) throw badCredentials();
    return sessionResponse(auth, await openSession(auth, now, 'password'), { weak_password: weak });
  });
}

function validateCredentials(email: string, phone: string): void {
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (phone !== '') throw new AuthRefusal(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('missing email or phone');
}

/** The user whose password this is. The hash is made outside the transaction: others do not wait for it. */
async function knownUser(context: AuthContext, email: string, password: string): Promise<User> {
  const user = await asAuth(context, 'read', (auth) => findUser(auth, { email }));
  if (user === null) throw badCredentials();
  if (isBanned(user, context.now())) throw new AuthRefusal(400, 'user_banned', 'User is banned');
  if (!(await context.passwords.matches(password, user.passwordHash))) throw badCredentials();
  if (!user.isConfirmed) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  return user;
}

/** A replaced token is taken this long whatever else happened: tabs and lost answers send it again. */
const reuseSeconds = 10;

const refreshGrant = z.object({ refresh_token: optionalText });

type Held = { id: string; sessionId: string; userId: string; isRevoked: boolean; row: Row };

/**
 * `grant_type=refresh_token`: gives a new token for the active one. A replaced token is answered with the active one as
 * long as that is its child, however late; any other replaced token is taken for a stolen one: no token of the session
 * counts any more.
 */
async function refresh(call: Call): Promise<ApiResponse> {
  const { context, request } = call;
  const { refresh_token: token } = readBody(request, refreshGrant);
  if (!isRefreshToken(token)) throw invalid('Refresh token is not valid');
  const outcome = await asAuth(context, 'write', async (auth) => {
    const held = await findToken(auth, token);
    // Guesses count, tokens that there are do not: a client that is refused ends its session.
    if (held === null) {
      if (!context.limits.signIn.take(`refresh ${addressOf(call)}`)) throw tooMany();
      throw refused('refresh_token_not_found', 'Refresh Token Not Found');
    }
    const user = await refuseEnded(auth, held);
    const next = await nextToken(auth, held);
    if (next !== null) {
      const opened = { user, sessionId: held.sessionId, refreshToken: next.token };
      return sessionResponse(auth, opened, {}, next.isNew ? notReused : {});
    }
    await auth.query(
      `update auth.refresh_tokens set revoked = true, updated_at = $2::text::timestamptz
       where session_id = $1::text::uuid and not revoked`,
      [held.sessionId, auth.at],
    );
    // A value, not an exception: that would undo it.
    return refused('refresh_token_already_used', 'Already Used');
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

const notReused = { 'sb-auth-refresh-token-reuse': 'false' };

async function findToken(session: Session, token: string): Promise<Held | null> {
  const [row] = await session.query(
    `select t.id::text, t.revoked, t.updated_at as token_time, s.id::text as session_id, s.user_id::text, s.created_at,
       s.refreshed_at, s.not_after
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token_hash = $1::text for update of s`,
    [digest(token)],
  );
  if (row === undefined) return null;
  const [id = '', sessionId = '', userId = ''] = [row['id'], row['session_id'], row['user_id']].map(String);
  return { id, sessionId, userId, isRevoked: row['revoked'] === true, row };
}

function refused(code: string, reason: string): AuthRefusal {
  return new AuthRefusal(400, code, `Invalid Refresh Token: ${reason}`);
}

/** @throws AuthRefusal when the user is banned or the session is over. */
async function refuseEnded(auth: AuthSession, held: Held): Promise<User> {
  const { times, nowMs } = auth;
  const user = await findUser(auth, { id: held.userId });
  if (user === null) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user, nowMs)) throw refused('user_banned', 'User Banned');
  const { created_at: created, refreshed_at: refreshed, not_after: notAfter, token_time: written } = held.row;
  const isOver =
    nowMs > timeOf(created) + times.timeboxSeconds * 1000 || nowMs > (timeOf(notAfter) || Infinity);
  if (isOver) throw refused('session_expired', 'Session Expired');
  // Until the first refresh the clock starts with the session or its token, whichever is later.
  const lastUse = timeOf(refreshed) || Math.max(timeOf(created), timeOf(written));
  if (nowMs > lastUse + times.inactivitySeconds * 1000) {
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
async function nextToken(auth: AuthSession, held: Held): Promise<Next | null> {
  if (!held.isRevoked) {
    await updateRow(auth, 'refresh_tokens', held.id, { revoked: true, updated_at: auth.at });
    return swap(auth, held);
  }
  const [active] = await auth.query(
    `select id, parent from auth.refresh_tokens where session_id = $1::text::uuid and not revoked
     order by number desc limit 1`,
    [held.sessionId],
  );
  if (active?.['parent'] === held.id) {
    return { token: refreshTokenOf(auth.jwtSecret, String(active['id'])), isNew: false };
  }
  const isRecent = auth.nowMs <= timeOf(held.row['token_time']) + reuseSeconds * 1000;
  return isRecent ? swap(auth, held) : null;
}

async function swap(auth: AuthSession, { id, sessionId }: Held): Promise<Next> {
  await updateRow(auth, 'sessions', sessionId, { refreshed_at: auth.at, updated_at: auth.at });
  return { token: await addRefreshToken(auth, sessionId, id), isNew: true };
}

const ended: Record<string, string> = {
  global: 'user_id = $1::text::uuid and $2::text is not null',
  local: 'user_id = $1::text::uuid and id::text = $2::text',
  others: 'user_id = $1::text::uuid and id::text <> $2::text',
};

/**
 * `POST /logout`: ends all sessions of the user, this one, or all but this one. Who knows the password alone does not end the
 * sessions that gave a second factor.
 */
export async function logout(call: Call): Promise<ApiResponse> {
  const scope = call.request.query.get('scope') ?? 'global';
  await asUser(call, 'write', async (auth, { user, sessionId, aal }) => {
    const condition = Object.hasOwn(ended, scope) ? ended[scope] : undefined;
    if (condition === undefined) throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const statement = `delete from auth.sessions where ${condition} and aal <= $3::text`;
    await auth.query(statement, [user.id, sessionId, aal]);
  });
  return { status: 204, headers: { vary: 'Origin' }, body: '' };
}
