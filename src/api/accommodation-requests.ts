import { readBackendConfig } from '~/config/env.ts';
import { requestTimeoutMs } from '~/config/timing.ts';
import {
  requestFieldOrder,
  type AccommodationRequest,
  type RequestField,
} from '~/domain/accommodation/request.ts';
import type { FormSignals } from '~/domain/application/application.ts';
import type { AccommodationInsert } from './database.types.ts';
import { refusalHints } from './staff-answers.ts';
import { timeLimit } from './time-limit.ts';

/** What became of a request. `field-refused`: the server did not take what is in a field. */
export type RequestResult =
  | { kind: 'accepted' }
  | { kind: 'field-refused'; field: RequestField }
  | { kind: 'limited' }
  | { kind: 'not-configured' }
  | { kind: 'no-answer' };

/** Which column of the table holds which field. */
const columns = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  jobId: 'job_id',
  needs: 'needs',
} as const satisfies Record<RequestField, keyof AccommodationInsert>;

/**
 * Files a request for an accommodation. A plain request: the data client is 47 kB, which nobody needs for one row. Never rejects.
 * @param submissionKey a random UUID, the same for each try of one request, which is stored once.
 * @param send the `fetch` to use.
 */
export async function fileAccommodationRequest(
  request: AccommodationRequest,
  { submissionKey, signals }: { submissionKey: string; signals: FormSignals },
  send: typeof fetch = fetch,
): Promise<RequestResult> {
  const backend = readBackendConfig(import.meta.env);
  if (backend === null) return { kind: 'not-configured' };
  const row: AccommodationInsert = {
    full_name: request.fullName,
    email: request.email,
    phone: request.phone,
    job_id: request.jobId === '' ? null : request.jobId,
    needs: request.needs,
    language: request.language,
    submission_key: submissionKey,
    form_trap: signals.honeypot.slice(0, 200),
    form_seconds: Math.max(0, Math.trunc(signals.seconds)),
  };
  try {
    const response = await send(new URL('/rest/v1/accommodation_requests', backend.url), {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(row),
      signal: timeLimit(requestTimeoutMs),
    });
    if (response.status === 201) return { kind: 'accepted' };
    return readRefusal(await response.json());
  } catch {
    return { kind: 'no-answer' };
  }
}

/** An error of PostgREST. A repeat of a request that is stored counts as accepted: the answer to it was lost. */
function readRefusal(answer: unknown): RequestResult {
  const { hint, code, message }: { hint?: unknown; code?: unknown; message?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {};
  if (hint === refusalHints.alreadyReceived) return { kind: 'accepted' };
  if (hint === refusalHints.limitedNetwork || hint === refusalHints.limitedSite) return { kind: 'limited' };
  if (hint === refusalHints.positionUnknown) return { kind: 'field-refused', field: 'jobId' };
  if (code !== '23514') return { kind: 'no-answer' };
  const column = /"accommodation_requests_(\w+)_check"/u.exec(String(message))?.[1];
  const field = column === 'contact' ? 'email' : requestFieldOrder.find((each) => columns[each] === column);
  return field === undefined ? { kind: 'no-answer' } : { kind: 'field-refused', field };
}
