import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../database/engine.ts';
import { accessDenied, invalidRequest, StorageRefusal } from './refusal.ts';

const apiRoles = new Set(['anon', 'authenticated', 'service_role']);
const encoder = new TextEncoder();

/** Who is asking. Storage, unlike REST, wants an `Authorization` header for everything but public and signed reads. */
export async function storageCaller(authorization: string | undefined, jwtSecret: string): Promise<Caller> {
  if (authorization === undefined) {
    throw invalidRequest("headers must have required property 'authorization'", 'Error');
  }
  const token = authorization.replace(/^bearer\s+/i, '').trim();
  const claims = await verify(token, jwtSecret);
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon';
  if (!apiRoles.has(role)) throw accessDenied(`role "${role}" does not exist`);
  return { role, claims };
}

/** The messages of `jose` are the ones that Storage passes on. */
async function verify(token: string, jwtSecret: string): Promise<Record<string, unknown>> {
  try {
    return (await jwtVerify(token, encoder.encode(jwtSecret), { algorithms: ['HS256'] })).payload;
  } catch (error) {
    throw accessDenied(error instanceof Error ? error.message : 'invalid token');
  }
}

/** Signs the token of a download link for `bucket/name`. */
export function signDownload(objectPath: string, seconds: number, jwtSecret: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ url: objectPath, scope: 'download' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(encoder.encode(jwtSecret));
}

/** Checks the token of a download link against the path that is asked for. */
export async function verifyDownload(token: string, objectPath: string, jwtSecret: string): Promise<void> {
  const payload = await jwtVerify(token, encoder.encode(jwtSecret), { algorithms: ['HS256'] })
    .then((result) => result.payload)
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'invalid token';
      throw new StorageRefusal(400, 'InvalidJWT', message, 'InvalidJWT');
    });
  if (payload['url'] === objectPath && payload['scope'] === 'download') return;
  throw new StorageRefusal(400, 'InvalidSignature', 'Invalid signature', 'InvalidSignature');
}
