import { errors } from 'jose';
import type { Caller } from '../database/engine.ts';
import { callerOf, verifyToken } from '../http/keys.ts';
import { RestRefusal } from './refusal.ts';

/** PostgREST allows clocks to differ by this much. */
const leewaySeconds = 30;

/**
 * Who is asking, from the `Authorization` header; without one it is `anon`.
 *
 * @throws RestRefusal with PostgREST's code for a token that is malformed, forged, expired or of an unknown role.
 */
export async function restCaller(authorization: string | undefined, jwtSecret: string): Promise<Caller> {
  const token = /^bearer\s+(.*)$/i.exec(authorization ?? '')?.[1]?.trim() ?? '';
  if (token === '') return { role: 'anon', claims: { role: 'anon' } };
  const parts = token.split('.').length;
  if (parts !== 3) throw badToken('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  try {
    const claims = await verifyToken(token, jwtSecret, { clockTolerance: leewaySeconds });
    return callerOf(claims, (message) => new RestRefusal(401, '22023', message));
  } catch (error) {
    if (error instanceof RestRefusal) throw error;
    if (error instanceof errors.JWTExpired) throw badToken('PGRST303', 'JWT expired');
    if (error instanceof errors.JWTClaimValidationFailed) throw badToken('PGRST303', 'JWT not yet valid');
    throw badToken('PGRST301', 'No suitable key or wrong key type', noKeyFits);
  }
}

const noKeyFits = 'None of the keys was able to decode the JWT';

function badToken(code: string, message: string, details: string | null = null): RestRefusal {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return new RestRefusal(401, code, message, { details, headers: { 'www-authenticate': challenge } });
}
