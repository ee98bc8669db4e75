import { createClient } from '@supabase/supabase-js';
import { type BackendConfig, readBackendConfig } from '~/config/env.ts';
import { guardedFetch, type Client } from '../../api/client.ts';
import type { Database } from '../../api/database.types.ts';

/** The session's key in the browser's storage. */
export const sessionKey = 'staff-session';

/**
 * Opens the staff app's client. It keeps its session in `storage`, refreshes it while the page is seen, and tells other tabs.
 * Sign-in links are read by the staff app itself, which redeems them when a button is pressed.
 * @param send the `fetch` to use.
 */
export function openStaffClient(
  config: NonNullable<BackendConfig>,
  storage: Storage,
  send: typeof fetch = fetch,
): Client {
  return createClient<Database>(config.url, config.anonKey, {
    auth: { storage, storageKey: sessionKey, detectSessionInUrl: false, flowType: 'implicit' },
    global: { fetch: retryRefresh(guardedFetch((input, init) => send(input, init))) },
  });
}

/** What Supabase Auth answers when it has judged a refresh token. */
const finalStatuses = new Set([400, 401, 403, 404]);

/**
 * Supabase's client ends the session at every 4xx of a refresh, also at one that says "later" (408, 409, 413, 429) or that
 * comes from a gateway in between (no JSON). It gets 503 then, at which it keeps the session and retries.
 */
export function retryRefresh(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isClientError = response.status >= 400 && response.status < 500;
    if (!isRefresh(input) || !isClientError) return response;
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    if (finalStatuses.has(response.status) && isJson) return response;
    await response.body?.cancel();
    return new Response('{}', { status: 503, headers: { 'Content-Type': 'application/json' } });
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token';
}

let opened: Client | null = null;

/** Where the backend is; null when the staff app was built without one. */
export function staffBackend(): BackendConfig {
  return readBackendConfig(import.meta.env);
}

/** The one client of the page. @throws Error when the staff app was built without a backend: nothing of it is shown then. */
export function staffClient(): Client {
  if (opened !== null) return opened;
  const config = staffBackend();
  if (config === null) throw new Error('The staff app was built without a backend.');
  opened = openStaffClient(config, localStorage);
  return opened;
}
