import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { TransactionMode } from '../database/engine.ts';
import { verifyToken } from '../http/keys.ts';
import { type ApiRequest, nestsTooDeep } from '../http/api-request.ts';
import { asAuth, type AuthContext, type AuthSession } from './context.ts';
import { AuthRefusal } from './refusal.ts';
import { findUser, isBanned, type User } from './users.ts';

/** One transaction, as `asAuth` makes it, for a request of somebody who is signed in. @throws AuthRefusal as `signedIn` does. */
export function asUser<Result>(
  call: Call,
  mode: TransactionMode,
  work: (auth: AuthSession, who: SignedIn) => Promise<Result>,
): Promise<Result> {
  return asAuth(call.context, mode, async (auth) => work(auth, await signedIn(call, auth)));
}

/** One request to the service; `claims` are those of its token, empty where none is asked for. */
export type Call = {
  context: AuthContext;
  request: ApiRequest;
  claims: JWTPayload;
  /** The variable parts of the path. */
  parameters: readonly string[];
};

/** Somebody signed in; `aal` is the lower one of what token and session say. */
export type SignedIn = { user: User; sessionId: string; aal: 'aal1' | 'aal2' };

const sessionClaims = z.object({ sub: z.guid(), session_id: z.guid(), aal: z.string() });

/**
 * Who is asking. The session is looked up each time, so that signing out ends its tokens at once.
 *
 * @throws AuthRefusal when user or session is gone, or the user is banned.
 */
async function signedIn({ claims }: Call, auth: AuthSession): Promise<SignedIn> {
  const { data } = sessionClaims.safeParse(claims);
  if (data === undefined) throw badToken('invalid claim: the token is not of a session');
  const user = await findUser(auth, { id: data.sub });
  if (user === null) {
    throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, auth.nowMs)) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  const [row] = await auth.query(
    'select aal from auth.sessions where id = $1::text::uuid and user_id = $2::text::uuid',
    [data.session_id, data.sub],
  );
  if (row === undefined) {
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const aal = row['aal'] === 'aal2' && data.aal === 'aal2' ? 'aal2' : 'aal1';
  return { user, sessionId: data.session_id, aal };
}

/**
 * The claims of the `Authorization` header.
 *
 * @throws AuthRefusal 401 without a token, 403 for one that is malformed, forged or over.
 */
export async function readBearer(
  authorization: string | undefined,
  { jwtSecret, now }: AuthContext,
): Promise<JWTPayload> {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return verifyToken(token, jwtSecret, { currentDate: new Date(now()) }).catch(() => {
    throw badToken('invalid JWT: unable to parse or verify signature, or token is expired');
  });
}

function badToken(message: string): AuthRefusal {
  return new AuthRefusal(403, 'bad_jwt', message);
}

/** A text that may be missing; null counts as missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** The JSON body, an empty one as an object without fields. @throws AuthRefusal when it is no JSON, or has a field of another type. */
export function readBody<Schema extends z.ZodType>(request: ApiRequest, schema: Schema): z.output<Schema> {
  const text = request.body.toString('utf8') || '{}';
  if (nestsTooDeep(text)) throw badJson('it is nested too deep');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badJson('it is no JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badJson(`the field ${parsed.error.issues[0]?.path.join('.') || 'as a whole'} has another type`);
}

function badJson(reason: string): AuthRefusal {
  return new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
