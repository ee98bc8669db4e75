import type { AccommodationRequest, RequestField } from '~/domain/accommodation/request.ts';
import type { FormSignals } from '~/domain/application/application.ts';
import { referenceOf } from '~/domain/application/reference.ts';
import type { SubmitFailure } from '~/domain/application/submit-failure.ts';
import { assertScriptsReachable } from './assert-online.ts';
import { connectToBackend, type Connect } from './client.ts';
import type { AccommodationInsert } from './database.types.ts';
import { insertRow, signalColumns, type FormTable } from './insert-answer.ts';
import { rememberSuccess } from './remember-success.ts';

/** What became of a request. `reference`: what the person can call it, as staff do. */
export type RequestResult = { kind: 'accepted'; reference: string } | SubmitFailure<RequestField>;

/** Which field a check of the table judges; `contact`: that there is an address or a number. */
const fieldsOfChecks = new Map<string, RequestField>([
  ['full_name', 'fullName'],
  ['email', 'email'],
  ['contact', 'email'],
  ['phone', 'phone'],
  ['job_id', 'jobId'],
  ['needs', 'needs'],
]);

/** Where requests are filed, which no visitor reads. */
export const requestTable: FormTable<RequestField> = {
  name: 'accommodation_requests',
  isReadBack: false,
  fieldOfCheck: (check) => fieldsOfChecks.get(check),
};

/**
 * Files a request for an accommodation. Never rejects.
 * @param submissionKey a random UUID, the same for each try of one request, which is stored once.
 */
export async function fileAccommodationRequest(
  request: AccommodationRequest,
  { submissionKey, signals }: { submissionKey: string; signals: FormSignals },
  connect: Connect = connectWhenReachable,
): Promise<RequestResult> {
  const client = await connect().catch(() => undefined);
  if (client === undefined) return { kind: 'no-answer' };
  if (client === null) return { kind: 'not-configured' };
  const row: AccommodationInsert = {
    full_name: request.fullName,
    email: request.email,
    phone: request.phone,
    job_id: request.jobId === '' ? null : request.jobId,
    needs: request.needs,
    language: request.language,
    submission_key: submissionKey,
    ...signalColumns(signals),
  };
  const { outcome } = await insertRow(requestTable, client.from('accommodation_requests').insert(row));
  if (outcome.kind === 'accepted') return { kind: 'accepted', reference: referenceOf(submissionKey) };
  // The form can say which field it is.
  return outcome.kind === 'position-closed' ? { kind: 'field-refused', field: 'jobId' } : outcome;
}

/** Connects. To be called when the form is first touched: at the press, a release may have taken the code away. */
export const connectWhenReachable: Connect = rememberSuccess(async () => {
  await assertScriptsReachable(import.meta.url);
  return connectToBackend();
});
