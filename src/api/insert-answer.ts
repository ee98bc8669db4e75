import { refusalHints } from '~/api/staff-answers.ts';
import { fieldColumns } from '~/config/application-row.ts';
import { fieldOrder, type ApplicationField } from '~/domain/application/application.ts';
import type { SubmitFailure } from '~/domain/application/submit-failure.ts';

/** What came back from the insert, whatever the client made of it. Status 0: nothing came back. */
export type InsertAnswer = {
  status: number;
  /** The row as read back. */
  data: unknown;
  error: {
    message?: string | null;
    code?: string | null;
    hint?: string | null;
    details?: string | null;
  } | null;
};

const limits: ReadonlyMap<string, 'network' | 'site' | 'request'> = new Map([
  [refusalHints.limitedNetwork, 'network'],
  [refusalHints.limitedSite, 'site'],
  [refusalHints.limitedRequest, 'request'],
]);

/** The error code with which `client.ts` replaces an answer that is not JSON. */
export const unreadableAnswer = 'unreadable-answer';

/** `id` of the stored row; null when an earlier try of the same sending was stored. */
export type SubmitOutcome = { kind: 'accepted'; id: string | null } | SubmitFailure;

/**
 * Reads the answer to an insert (specification, section 8; PostgREST's error shapes).
 * @param answer what the client gave. A duplicate counts as accepted: an earlier attempt was stored.
 */
export function readInsertAnswer(answer: InsertAnswer): SubmitOutcome {
  const { status, error } = answer;
  if (status === 0) return { kind: 'no-answer' };
  if (error === null)
    return hasId(answer.data) ? { kind: 'accepted', id: answer.data.id } : { kind: 'unexpected' };
  if (isDuplicate(error)) return { kind: 'accepted', id: null };
  if (status < 400 || error.code === unreadableAnswer) return { kind: 'unexpected' };
  if (error.hint === refusalHints.positionClosed || error.hint === refusalHints.positionUnknown)
    return { kind: 'position-closed' };
  const limit = limits.get(error.hint ?? '');
  if (limit !== undefined) return { kind: 'limited', limit };
  const field = refusedField(error);
  return field === null
    ? { kind: 'refused', message: error.message?.trim() ?? '' }
    : { kind: 'field-refused', field };
}

/**
 * Whether the application may have been stored although the answer does not say so: nothing came back, a success
 * could not be read, or something between here and the database gave up waiting.
 */
export function mayBeStored(status: number, outcome: SubmitOutcome): boolean {
  if (outcome.kind === 'accepted' || outcome.kind === 'not-configured') return false;
  return status < 400 || status === 408 || status >= 500;
}

/** The database has an application with the same key: reported by its trigger or by the unique index. */
function isDuplicate(error: NonNullable<InsertAnswer['error']>): boolean {
  if (error.code === 'PT409') return error.hint === refusalHints.alreadyReceived;
  return error.code === '23505' && (error.message ?? '').includes('applications_submission_key_key');
}

function refusedField(error: NonNullable<InsertAnswer['error']>): ApplicationField | null {
  if (error.code !== '23514') return null;
  const column = /"applications_(\w+)_check"/u.exec(error.message ?? '')?.[1];
  return fieldOrder.find((field) => fieldColumns[field] === column) ?? null;
}

function hasId(data: unknown): data is { id: string } {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';
}
