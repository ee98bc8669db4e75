import { columnFields, type ApplicationField } from './application.ts';

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

/** The error code that `src/backend/client.ts` puts in the place of an answer that is not JSON. */
export const unreadableAnswer = 'unreadable-answer';

/** Why an application did not get through; the words are chosen from it (specification, section 8). */
export type SubmitFailure =
  /** The site was built without a backend. */
  | { kind: 'not-configured' }
  /** The backend refused and said why; the message may be empty. */
  | { kind: 'refused'; message: string }
  /** The backend refused what one field holds; a message only when the backend wrote one for applicants. */
  | { kind: 'field-refused'; field: ApplicationField; message: string }
  /** An answer that makes no sense: a web page, nothing at all behind a success, no JSON. */
  | { kind: 'unexpected' }
  /** No answer: no network, a time-out, an exception. */
  | { kind: 'no-answer' };

export type SubmitOutcome = { kind: 'accepted' } | SubmitFailure;

/**
 * Reads the answer to an insert (specification, section 8; PostgREST's error shapes).
 * @param answer what the client gave.
 * @param repeatsOpenAttempt whether the very same application was sent before and that attempt's fate is unknown:
 *   then "we already have it" is the good news that it had arrived.
 */
export function readInsertAnswer(answer: InsertAnswer, repeatsOpenAttempt: boolean): SubmitOutcome {
  const { status, error } = answer;
  if (status === 0) return { kind: 'no-answer' };
  if (error === null) return hasId(answer.data) ? { kind: 'accepted' } : { kind: 'unexpected' };
  if (repeatsOpenAttempt && isDuplicate(error)) return { kind: 'accepted' };
  if (status < 400 || error.code === unreadableAnswer) return { kind: 'unexpected' };
  const message = error.message?.trim() ?? '';
  const field = refusedField(error);
  if (field !== null) {
    return { kind: 'field-refused', field, message: error.code === 'PT422' ? message : '' };
  }
  return { kind: 'refused', message };
}

/**
 * Whether the application may have been stored although the answer does not say so: nothing came back, a success
 * could not be read, or something between here and the database gave up waiting.
 */
export function leavesOpen(status: number, outcome: SubmitOutcome): boolean {
  if (outcome.kind === 'accepted' || outcome.kind === 'not-configured') return false;
  return status < 400 || status === 408 || status >= 500;
}

/** 409 of the duplicate guard, or the unique key on the resume's name: the same submission is already stored. */
function isDuplicate(error: NonNullable<InsertAnswer['error']>): boolean {
  if (error.code === 'PT409' || error.hint === 'duplicate_application') return true;
  return error.code === '23505' && (error.message ?? '').includes('applications_resume_object_key');
}

function refusedField(error: NonNullable<InsertAnswer['error']>): ApplicationField | null {
  if (error.code === 'PT422') return 'resume';
  if (error.code !== '23514') return null;
  const column = /"applications_(\w+)_check"/u.exec(error.message ?? '')?.[1];
  return column === undefined ? null : (columnFields[column] ?? null);
}

function hasId(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';
}
