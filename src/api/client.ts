import type { SupabaseClient } from '@supabase/supabase-js';
import { readBackendConfig, type BackendConfig } from '~/config/env.ts';
import { requestTimeoutMs } from '~/config/timing.ts';
import { withoutKeyAsToken } from '~/domain/backend-key.ts';
import type { Database } from './database.types.ts';
import { unreadableAnswer } from './insert-answer.ts';
import { rememberSuccess } from './remember-success.ts';
import { sendFile } from './send-file.ts';
import { timeLimit } from './time-limit.ts';

export type Client = SupabaseClient<Database>;

/** Gives the data client; null when the site was built without a backend. Rejects when its code cannot be fetched. */
export type Connect = () => Promise<Client | null>;

const openOnce = rememberSuccess((config: NonNullable<BackendConfig>) => openClient(config, fetchOrSend));

/** `fetch`, by which nobody learns how much of a file has left: a file goes another way. */
const fetchOrSend: typeof fetch = (input, init = {}) =>
  init.body instanceof FormData ? sendFile(input, { ...init, body: init.body }) : fetch(input, init);

/** The one client of the page. Its code (47 kB) is fetched at the first call, so only people who apply pay for it. */
export const connectToBackend: Connect = async () => {
  const config = readConfig();
  return config === null ? null : openOnce(config);
};

/**
 * Opens a client that keeps no session, because nobody signs in on the site.
 * @param send the `fetch` to use.
 */
export async function openClient(
  config: NonNullable<BackendConfig>,
  send: typeof fetch = fetch,
): Promise<Client> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(config.url, config.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: guardedFetch(send) },
  });
}

/** A half-configured build counts as none; the mistake is logged. */
function readConfig(): BackendConfig {
  try {
    return readBackendConfig(import.meta.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

/**
 * `fetch` that gives up in time, takes no key for a token, and never hands on an answer that the data client would misread. A file
 * takes as long as it takes: what sends it knows when nothing moves any more.
 */
export function guardedFetch(send: typeof fetch): typeof fetch {
  const ask = withoutKeyAsToken(send);
  return async (input, init = {}) => {
    if (init.body instanceof FormData) return ask(input, init);
    const response = await ask(input, { ...init, signal: timeLimit(requestTimeoutMs, init.signal) });
    return isRows(input) ? await withReadableBody(response) : response;
  };
}

function isRows(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.startsWith('/rest/v1/');
}

/** Replaces a body that is not JSON, such as a gateway's error page, with an error of our own. */
async function withReadableBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.text();
  if (body === '' || isJson(body)) {
    const isBodyless = status === 204 || status === 205 || status === 304;
    return new Response(isBodyless ? null : body, { status, statusText, headers });
  }
  const error = { code: unreadableAnswer, message: '', details: null, hint: null };
  return new Response(JSON.stringify(error), {
    status: response.ok ? 502 : status,
    headers: { 'Content-Type': 'application/json' },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
