import { errors, jwtVerify } from 'jose';
import type { Caller } from '../database/engine.ts';
import { RestRefusal } from './refusal.ts';

/** PostgREST allows clocks to differ by this much. */
const leewaySeconds = 30;

/** The roles that a hosted project's `authenticator` may become. */
const apiRoles = new Set(['anon', 'authenticated', 'service_role']);

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
  const claims = await verify(token, jwtSecret);
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon';
  if (!apiRoles.has(role)) throw new RestRefusal(401, '22023', `role "${role}" does not exist`);
  return { role, claims };
}

async function verify(token: string, jwtSecret: string): Promise<Record<string, unknown>> {
  try {
    const key = new TextEncoder().encode(jwtSecret);
    const options = { algorithms: ['HS256'], clockTolerance: leewaySeconds };
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
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
