import { errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Engine, Session, TransactionMode } from '../database/engine.ts';
import { verifyToken } from '../http/keys.ts';
import { type ApiRequest, nestsTooDeep } from '../http/message.ts';
import type { RateLimit } from './rate-limit.ts';
import { AuthRefusal, invalid } from './refusal.ts';
import { isoTime } from './rows.ts';
import type { PasswordHasher } from './secrets.ts';
import { findUser, isBanned, isUuid, type User } from './users.ts';

/** How long things hold, in seconds. */
export type AuthTimes = {
  /** Life of an access token: shorter than the rest that ends a session, or nobody could work longer than that. */
  tokenSeconds: number;
  /** A session ends this long after it began, whatever happens in it. */
  timeboxSeconds: number;
  /** A session ends this long after its last refresh. */
  inactivitySeconds: number;
};

/** As docs/deploy.md sets a hosted project up. */
export const usualTimes: AuthTimes = {
  tokenSeconds: 15 * 60,
  timeboxSeconds: 12 * 3600,
  inactivitySeconds: 30 * 60,
};

/** What the Auth service works with; a test gives its own clock, times and cheaper hash. */
export type AuthContext = {
  engine: Engine;
  jwtSecret: string;
  times: AuthTimes;
  passwords: PasswordHasher;
  limits: { signIn: RateLimit; verify: RateLimit };
  /** Milliseconds since the epoch. */
  now(): number;
};

/** A transaction with all that the service works with, and its time: milliseconds, and as SQL takes it. */
export type AuthSession = AuthContext & Session & { nowMs: number; at: string };

/** One transaction as the role that owns accounts; rows of staff are cascaded by the database itself. */
export function asAuth<Result>(
  context: AuthContext,
  mode: TransactionMode,
  work: (auth: AuthSession) => Promise<Result>,
): Promise<Result> {
  return context.engine.transaction(mode, async (session) => {
    await session.query(`select set_config('role', 'supabase_auth_admin', true)`);
    const nowMs = context.now();
    return work({ ...context, ...session, nowMs, at: isoTime(nowMs) });
  });
}

/** The same for a request of somebody who is signed in. @throws AuthRefusal as `signedIn` does. */
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
  claims: Claims;
  /** The variable parts of the path. */
  parameters: readonly string[];
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
async function signedIn({ claims }: Call, auth: AuthSession): Promise<SignedIn> {
  const { userId, sessionId, aal } = bearerOf(claims);
  const user = await findUser(auth, { id: userId });
  if (user === null) {
    throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, auth.nowMs)) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  const [row] = await auth.query(
    'select aal from auth.sessions where id = $1::text::uuid and user_id = $2::text::uuid',
    [sessionId, userId],
  );
  if (row === undefined) {
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, sessionId, aal: row['aal'] === 'aal2' && aal === 'aal2' ? 'aal2' : 'aal1' };
}

/** The claims of a token that was signed by this backend and has not run out. */
export type Claims = JWTPayload;

/**
 * The claims of the `Authorization` header.
 *
 * @throws AuthRefusal 401 without a token, 403 for one that is malformed, forged or over: no leeway, as Supabase Auth.
 */
export async function readBearer(
  authorization: string | undefined,
  jwtSecret: string,
  nowMs: number,
): Promise<Claims> {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  try {
    return await verifyToken(token, jwtSecret, { currentDate: new Date(nowMs) });
  } catch (error) {
    const reason = error instanceof errors.JOSEError ? reasonOf(error) : 'token is malformed';
    throw badToken(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${error.claim}`;
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid';
  if (error instanceof errors.JOSEAlgNotAllowed)
    return 'token signature is invalid: signing method is invalid';
  return 'token is malformed';
}

/** @throws AuthRefusal unless the token is the project's own secret key. */
export function refuseUnlessService(claims: Claims): void {
  if (['service_role', 'supabase_admin'].includes(String(claims['role']))) return;
  throw new AuthRefusal(403, 'not_admin', 'User not allowed');
}

/**
 * User and session of claims; the database still has to know both.
 * @throws AuthRefusal for keys and for tokens that name no session.
 */
export function bearerOf(claims: Claims): { userId: string; sessionId: string; aal: string } {
  const { sub, aud, session_id: sessionId, aal } = claims;
  if (sub === undefined) throw badToken('invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthRefusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (aud === undefined) throw invalid("Token audience doesn't match request audience");
  if (sessionId === undefined) throw badToken('invalid claim: missing session_id claim');
  if (!isUuid(sessionId)) throw badToken('invalid claim: session_id claim must be a UUID');
  return { userId: sub, sessionId, aal: String(aal) };
}

function badToken(message: string): AuthRefusal {
  return new AuthRefusal(403, 'bad_jwt', message);
}

/** A text that may be missing; null counts as missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** A JSON object that may be missing. */
export const optionalObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? null);

/**
 * The JSON body whatever its content type says; `null` counts as empty, unknown fields are ignored.
 *
 * @throws AuthRefusal when it is too large, no JSON, or has a field of another type.
 */
export function readBody<Schema extends z.ZodType>(request: ApiRequest, schema: Schema): z.output<Schema> {
  if (request.isTooLarge) {
    throw new AuthRefusal(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)');
  }
  const text = request.body.toString('utf8');
  if (nestsTooDeep(text)) throw badJson('it is nested too deep');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badJson('it is no JSON');
  }
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw badJson(`the field ${parsed.error.issues[0]?.path.join('.') || 'as a whole'} has another type`);
}

function badJson(reason: string): AuthRefusal {
  return new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
