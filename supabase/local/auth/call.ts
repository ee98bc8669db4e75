import type { Session } from '../database/engine.ts';
import type { ApiRequest } from '../http/message.ts';
import { type Bearer, bearerOf, type Claims } from './bearer.ts';
import type { AuthContext } from './context.ts';
import { AuthRefusal } from './refusal.ts';
import { findUser, isBanned, type User } from './users.ts';

/** One request to the service; `claims` are those of its token, empty where none is asked for. */
export type Call = {
  context: AuthContext;
  request: ApiRequest;
  claims: Claims;
  /** What stands in the path for its variable parts. */
  places: readonly string[];
};

/** The client's address as the socket gives it. */
export function addressOf({ request }: Call): string {
  return request.headers['x-forwarded-for'] ?? '';
}

/** Somebody signed in; `aal` is the lower one of what token and session say. */
export type SignedIn = { user: User; sessionId: string; aal: 'aal1' | 'aal2' };

/**
 * Who is asking. The session is looked up each time, so that signing out ends its tokens at once.
 *
 * @throws AuthRefusal when user or session is gone, or the user is banned.
 */
export async function signedIn({ context, claims }: Call, session: Session): Promise<SignedIn> {
  const bearer = bearerOf(claims);
  const user = await findUser(session, { id: bearer.userId });
  if (user === null) {
    throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, context.now())) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  return { user, sessionId: bearer.sessionId, aal: await levelOf(session, bearer) };
}

async function levelOf(session: Session, { userId, sessionId, aal }: Bearer): Promise<SignedIn['aal']> {
  const [row] = await session.query(
    'select aal from auth.sessions where id = $1::text::uuid and user_id = $2::text::uuid',
    [sessionId, userId],
  );
  if (row === undefined) {
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return row['aal'] === 'aal2' && aal === 'aal2' ? 'aal2' : 'aal1';
}
