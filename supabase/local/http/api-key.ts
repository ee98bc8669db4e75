import type { BackendKeys } from './keys.ts';
import { type ApiHead, type ApiResponse, jsonResponse } from './message.ts';

/** The gateway in front of REST and Auth wants one of the project's keys, whoever is asking. */
export function refuseApiKey(request: ApiHead, keys: BackendKeys): ApiResponse | null {
  const key = request.headers['apikey'] ?? request.query.get('apikey');
  request.query.delete('apikey');
  if (key === keys.anonKey || key === keys.serviceRoleKey) return null;
  if (key === null) {
    const hint = 'No `apikey` request header or url param was found.';
    return jsonResponse(401, { message: 'No API key found in request', hint });
  }
  const hint = 'Double check your Supabase `anon` or `service_role` API key.';
  return jsonResponse(401, { message: 'Invalid API key', hint });
}
