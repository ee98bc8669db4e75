import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestBackend } from './fixture.ts';

/** Keys as projects have them since 2025. */
export const newKeys = { secret: 'sb_secret_of_a_test', publishable: 'sb_publishable_of_a_test' };

/** A gateway in front of a backend. */
export type KeyGateway = { url: string; close(): Promise<void> };

type Caller = { apikey: string; authorization: string } | 'refused';

/**
 * Puts the gateway of a hosted project before a backend: it makes a token of a key like `sb_…`, leaves the token of a session as it
 * is, refuses such a key where a token belongs, and the old keys once they are switched off.
 * Source: Supabase, "Understanding API keys" and "Authorization headers".
 */
export async function openKeyGateway(
  { url, keys }: TestBackend,
  hasLegacyKeys: boolean,
): Promise<KeyGateway> {
  const legacy = new Map([
    [newKeys.secret, keys.serviceRoleKey],
    [newKeys.publishable, keys.anonKey],
  ]);
  const callerOf = ({ apikey, authorization = '' }: IncomingHttpHeaders): Caller => {
    const shown = typeof apikey === 'string' ? apikey : '';
    if ([...legacy.values()].includes(shown)) {
      return hasLegacyKeys ? { apikey: shown, authorization } : 'refused';
    }
    const key = legacy.get(shown);
    if (key === undefined || authorization.startsWith('Bearer sb_')) return 'refused';
    return { apikey: key, authorization: authorization || `Bearer ${key}` };
  };
  const server = createServer(async (request, response) => {
    const caller = callerOf(request.headers);
    if (caller === 'refused') return response.writeHead(401).end('{"message":"Invalid API key"}');
    const { method = 'GET' } = request;
    const { prefer } = request.headers;
    const body = await buffer(request);
    const answer = await fetch(new URL(request.url ?? '', url), {
      method,
      headers: {
        ...caller,
        'content-type': 'application/json',
        ...(typeof prefer === 'string' ? { prefer } : {}),
      },
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    return response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
