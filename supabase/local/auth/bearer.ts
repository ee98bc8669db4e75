import { errors, type JWTPayload, jwtVerify } from 'jose';
import { AuthRefusal, invalid } from './refusal.ts';

/** The claims of a token that was signed by this backend and has not run out. */
export type Claims = JWTPayload;

const serviceRoles = new Set(['service_role', 'supabase_admin']);

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
    const key = new TextEncoder().encode(jwtSecret);
    const options = { algorithms: ['HS256'], currentDate: new Date(nowMs), requiredClaims: ['exp'] };
    return (await jwtVerify(token, key, options)).payload;
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
  if (serviceRoles.has(String(claims['role']))) return;
  throw new AuthRefusal(403, 'not_admin', 'User not allowed');
}

/** Who is signed in, as a token says; the database still has to know both. */
export type Bearer = { userId: string; sessionId: string; aal: string };

/** Reads user and session out of claims. @throws AuthRefusal for keys and for tokens that name no session. */
export function bearerOf(claims: Claims): Bearer {
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

/** Whether a value can stand where the database wants a UUID. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}
