import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type JWTPayload, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose';
import { z } from 'zod';
import { BackendStartError, errorCode } from '../database/backend-start-error.ts';
import { makeFolder, withFolder } from '../database/data-folder.ts';
import type { Caller } from '../database/engine.ts';
import { type ApiHead, type ApiResponse, jsonResponse, parseJson } from './api-request.ts';

const keysSchema = z.object({
  jwtSecret: z.string().min(32),
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
});

/** What a hosted project shows under "API keys": the secret signs both keys. */
export type BackendKeys = z.infer<typeof keysSchema>;

const tenYears = 10 * 365 * 24 * 3600;

/**
 * The keys of a data folder: made once, random, readable by the owner only, then always the same.
 *
 * @throws BackendStartError when the folder cannot be written or the key file is damaged.
 */
export async function ensureKeys(dataDirectory: string): Promise<BackendKeys> {
  const path = join(dataDirectory, 'keys.json');
  return withFolder(dataDirectory, 'used', async () => {
    await makeFolder(dataDirectory);
    return (await readKeys(path)) ?? (await createKeys(path));
  });
}

async function readKeys(path: string): Promise<BackendKeys | null> {
  const content = await readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return null;
  const parsed = keysSchema.safeParse(parseJson(content));
  if (parsed.success) return parsed.data;
  throw new BackendStartError(`The key file ${path} is damaged; delete it to have new keys made.`);
}

/** Two processes may both try: `link` lets exactly one win, and the other takes the winner's keys. */
async function createKeys(path: string): Promise<BackendKeys> {
  const jwtSecret = randomBytes(48).toString('base64url');
  const keys: BackendKeys = {
    jwtSecret,
    anonKey: await signToken(jwtSecret, { role: 'anon' }, tenYears),
    serviceRoleKey: await signToken(jwtSecret, { role: 'service_role' }, tenYears),
  };
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
    return keys;
  } catch (error) {
    const others = errorCode(error) === 'EEXIST' ? await readKeys(path) : null;
    if (others === null) throw error;
    return others;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Signs a token as Supabase does (HS256). `seconds` may be negative to make an expired one. */
export function signToken(
  secret: string,
  claims: Record<string, unknown>,
  seconds: number,
  nowMs = Date.now(),
): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  return new SignJWT({ iss: 'supabase', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(secret));
}

/** The claims of a token that was signed with the secret. Rejects with an error of `jose` for any other. */
export async function verifyToken(
  token: string,
  secret: string,
  options: JWTVerifyOptions = {},
): Promise<JWTPayload> {
  const key = new TextEncoder().encode(secret);
  return (await jwtVerify(token, key, { algorithms: ['HS256'], ...options })).payload;
}

/** The roles that a hosted project's `authenticator` may become. */
const apiRoles = new Set(['anon', 'authenticated', 'service_role']);

/** Who is asking with a token: `anon` where it names no role. @throws `refusal` for a role that there is not. */
export function callerOf(claims: JWTPayload, refusal: (message: string) => Error): Caller {
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon';
  if (!apiRoles.has(role)) throw refusal(`role "${role}" does not exist`);
  return { role, claims };
}

/** The gateway in front of REST and Auth wants one of the project's keys, whoever is asking. */
export function refuseApiKey(request: ApiHead, keys: BackendKeys): ApiResponse | null {
  const key = request.headers['apikey'];
  if (key === keys.anonKey || key === keys.serviceRoleKey) return null;
  return jsonResponse(401, {
    message: key === undefined ? 'No API key found in request' : 'Invalid API key',
  });
}
