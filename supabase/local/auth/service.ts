import { DiskFullError } from '../database/disk-guard.ts';
import { refuseApiKey } from '../http/api-key.ts';
import type { ApiHead, ApiResponse } from '../http/message.ts';
import type { Service } from '../http/server.ts';
import type { BackendKeys } from '../http/keys.ts';
import { bearerOf, type Claims, readBearer, refuseUnlessService } from './bearer.ts';
import type { AuthContext } from './context.ts';
import { AuthRefusal, refusalResponse, unexpected } from './refusal.ts';
import { type Route, routes } from './routes.ts';

const maxBodyBytes = 1024 * 1024;

/** The subset of Supabase Auth that staff sign in with (docs/decisions/auth.md). */
export function authService(context: AuthContext, keys: BackendKeys): Service {
  return {
    prefix: '/auth/v1/',
    maxBodyBytes,
    refuse: async (head) => {
      const found = findRoute(head);
      if ('status' in found) return found;
      return refuseApiKey(head, keys) ?? (await refuseToken(context, found.route, head));
    },
    handle: async (request) => {
      const found = findRoute(request);
      if ('status' in found) return found;
      try {
        const claims = await claimsFor(context, found.route, request);
        if (request.method !== 'GET') await context.disk.check(0);
        return await found.route.answer({ context, request, claims, places: found.places });
      } catch (error) {
        return refusalResponse(refusalOf(error, request), request.headers);
      }
    },
  };
}

type Found = { route: Route; places: readonly string[] };

/** The route of a request, or what an unknown path or method is answered with: no JSON, as there. */
function findRoute({ path, method }: ApiHead): Found | ApiResponse {
  const fitting = routes.filter((route) => route.path.test(path));
  const route = fitting.find((one) => one.method === method);
  if (route !== undefined) return { route, places: route.path.exec(path)?.slice(1) ?? [] };
  if (fitting.length > 0) {
    return { status: 405, headers: { allow: fitting.map((one) => one.method).join(', ') }, body: '' };
  }
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  return { status: 404, headers, body: '404 page not found\n' };
}

async function claimsFor(context: AuthContext, { access }: Route, head: ApiHead): Promise<Claims> {
  if (access === 'anybody') return {};
  const claims = await readBearer(head.headers['authorization'], context.jwtSecret, context.now());
  if (access === 'service') refuseUnlessService(claims);
  else bearerOf(claims);
  return claims;
}

/** Judged by the head alone: a body without a token is not read. */
async function refuseToken(context: AuthContext, route: Route, head: ApiHead): Promise<ApiResponse | null> {
  try {
    await claimsFor(context, route, head);
    return null;
  } catch (error) {
    return refusalResponse(refusalOf(error, head), head.headers);
  }
}

/** A full disk passes, and so may any other fault: clients keep their session at 5xx, and end it at 4xx. */
function refusalOf(error: unknown, { method, sentPath }: ApiHead): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  console.error(`${method} ${sentPath.slice(0, 200)} failed: ${String(error)}`.replace(/[^ -~]+/g, '?'));
  return error instanceof DiskFullError ? unexpected(503) : unexpected();
}
