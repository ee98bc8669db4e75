import { z } from 'zod';
import { isShortPassword } from '../../../src/domain/password.ts';
import type { ApiResponse } from '../http/api-request.ts';
import { asAuth, type AuthContext } from './context.ts';
import { AuthRefusal, badCredentials, invalid, shortPassword, unsupported } from './refusal.ts';
import { asUser, type Call, optionalText, readBody } from './request.ts';
import { updateRow } from './rows.ts';
import { digest } from './secrets.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { findUser, isBanned, type User } from './users.ts';

/** `POST /token`: by password or by refresh token. */
export async function token(call: Call): Promise<ApiResponse> {
  const grant = call.request.query.get('grant_type');
  if (grant === 'password') return signInWithPassword(call);
  if (grant === 'refresh_token') return refresh(call);
  throw unsupported('other grants than password and refresh_token');
}

const credentials = z.object({ email: optionalText, password: optionalText });

async function signInWithPassword({ context, request }: Call): Promise<ApiResponse> {
  const { email, password } = readBody(request, credentials);
  if (email === '') throw invalid('missing email or phone');
  const user = await knownUser(context, email, password);
  const weak = isShortPassword(password) ? shortPassword : null;
  return asAuth(context, 'write', async (auth) => {
    // The password may have been changed, and every session ended, while it was compared.
    const now = await findUser(auth, { id: user.id });
    if (now?.passwordHash !== user.passwordHash) throw badCredentials();
    return sessionResponse(auth, await openSession(auth, now), { weak_password: weak });
  });
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

const refreshGrant = z.object({ refresh_token: optionalText });

/** `grant_type=refresh_token`: a new access token. A session keeps its refresh token, as lost answers and other tabs send it again. */
async function refresh({ context, request }: Call): Promise<ApiResponse> {
  const { refresh_token: refreshToken } = readBody(request, refreshGrant);
  return asAuth(context, 'write', async (auth) => {
    const { nowMs, times } = auth;
    const [row] = await auth.query(
      `select id::text, user_id::text, aal, created_at, coalesce(refreshed_at, created_at) as used_at
       from auth.sessions where refresh_token_hash = $1::text`,
      [digest(refreshToken)],
    );
    const user = row === undefined ? null : await findUser(auth, { id: String(row['user_id']) });
    if (row === undefined || user === null) {
      throw refused('refresh_token_not_found', 'Refresh Token Not Found');
    }
    if (isBanned(user, nowMs)) throw refused('user_banned', 'User Banned');
    if (nowMs > timeOf(row['created_at']) + times.timeboxSeconds * 1000) {
      throw refused('session_expired', 'Session Expired');
    }
    if (nowMs > timeOf(row['used_at']) + times.inactivitySeconds * 1000) {
      throw refused('session_expired', 'Session Expired (Inactivity)');
    }
    const sessionId = String(row['id']);
    await updateRow(auth, 'sessions', sessionId, { refreshed_at: auth.at, updated_at: auth.at });
    return sessionResponse(auth, { user, sessionId, aal: String(row['aal']), refreshToken });
  });
}

function refused(code: string, reason: string): AuthRefusal {
  return new AuthRefusal(400, code, `Invalid Refresh Token: ${reason}`);
}

/** Milliseconds of a time read from the database. */
function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : 0;
}

/** `POST /logout`: ends this session, as the staff app signs out. */
export async function logout(call: Call): Promise<ApiResponse> {
  const scope = call.request.query.get('scope') ?? 'global';
  if (scope !== 'local') throw unsupported(`signing out with the scope ${scope.slice(0, 40)}`);
  await asUser(call, 'write', (auth, { sessionId }) =>
    auth.query('delete from auth.sessions where id = $1::text::uuid', [sessionId]),
  );
  return { status: 204, headers: {}, body: '' };
}
