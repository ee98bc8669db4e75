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
  if (authorization === undefined) return { role: 'anon', claims: { role: 'anon' } };
  const token = authorization.replace(/^bearer /i, '');
  const claims = await verifyToken(token, jwtSecret, { clockTolerance: leewaySeconds }).catch(
    (error: unknown) => {
      if (error instanceof errors.JWTExpired) throw new RestRefusal(401, 'PGRST303', 'JWT expired');
      throw new RestRefusal(401, 'PGRST301', 'No suitable key or wrong key type');
    },
  );
  return callerOf(claims, (message) => new RestRefusal(401, '22023', message));
}
