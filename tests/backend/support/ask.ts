import type { TestBackend } from './fixture.ts';

/** What is sent beside the path. */
export type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** A request with plain `fetch`, so that status, headers and body can be looked at as they are. */
export type Ask = (path: string, init?: Asked) => Promise<Response>;

/** Asks as a visitor does, or with a token, unless the headers say otherwise. */
export function askAsVisitor(testBackend: TestBackend, token = () => testBackend.keys.anonKey): Ask {
  return (path, init = {}) => {
    const { anonKey } = testBackend.keys;
    const headers = { apikey: anonKey, authorization: `Bearer ${token()}`, ...init.headers };
    return fetch(testBackend.url + path, { ...init, headers });
  };
}

/** The table's path. */
export const tablePath = '/rest/v1/applications';

/** Sends a body to the table: a value as JSON, a text as it is. */
export function postTo(ask: Ask) {
  return (body: unknown, headers: Record<string, string> = {}, query = ''): Promise<Response> =>
    ask(tablePath + query, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

/** What supabase-js sends for `.insert(row).select(…).single()`. */
export const single = {
  prefer: 'return=representation',
  accept: 'application/vnd.pgrst.object+json',
  'content-profile': 'public',
};
