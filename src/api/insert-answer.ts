import { refusalHints } from '~/api/answers/refusals.ts';
import type { FormSignals } from '~/domain/application/application.ts';
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

/** `id` of the stored row; null when an earlier try of the same sending was stored, or nobody may read it. */
export type SubmitOutcome<Field extends string> =
  { kind: 'accepted'; id: string | null } | SubmitFailure<Field>;

/** A table that a public form fills. */
export type FormTable<Field extends string> = {
  name: 'applications' | 'accommodation_requests';
  /** Whether the stored row is read back. */
  isReadBack: boolean;
  /** The field that a check of the table judges, by the check's name without that of the table; of all others undefined. */
  fieldOfCheck: (check: string) => Field | undefined;
};

/**
 * Files what a public form sends: the one way there is.
 * @param insert the data client's request, which begins here.
 * @returns what became of it, and the status; 0 when nothing came back. Never rejects.
 */
export async function insertRow<Field extends string>(
  table: FormTable<Field>,
  insert: PromiseLike<InsertAnswer>,
): Promise<{ status: number; outcome: SubmitOutcome<Field> }> {
  try {
    const answer = await insert;
    return { status: answer.status, outcome: readInsertAnswer(table, answer) };
  } catch {
    return { status: 0, outcome: { kind: 'no-answer' } };
  }
}

/** What tells a person from a program, under the names of its columns. */
export function signalColumns({ honeypot, seconds }: FormSignals) {
  return { form_trap: honeypot.slice(0, 200), form_seconds: Math.max(0, Math.trunc(seconds)) };
}

/**
 * Reads the answer to an insert (specification, section 8; PostgREST's error shapes).
 * @param answer what the client gave. A duplicate counts as accepted: an earlier attempt was stored.
 */
export function readInsertAnswer<Field extends string>(
  table: FormTable<Field>,
  { status, data, error }: InsertAnswer,
): SubmitOutcome<Field> {
  if (status === 0) return { kind: 'no-answer' };
  if (error === null) {
    if (hasId(data)) return { kind: 'accepted', id: data.id };
    return table.isReadBack ? { kind: 'unexpected' } : { kind: 'accepted', id: null };
  }
  if (isDuplicate(table, error)) return { kind: 'accepted', id: null };
  if (status < 400 || error.code === unreadableAnswer) return { kind: 'unexpected' };
  if (error.hint === refusalHints.positionClosed || error.hint === refusalHints.positionUnknown)
    return { kind: 'position-closed' };
  const limit = limits.get(error.hint ?? '');
  if (limit !== undefined) return { kind: 'limited', limit };
  const field = refusedField(table, error);
  return field === undefined
    ? { kind: 'refused', message: error.message?.trim() ?? '' }
    : { kind: 'field-refused', field };
}

/**
 * Whether what was sent may have been stored although the answer does not say so: nothing came back, a success
 * could not be read, or something between here and the database gave up waiting.
 */
export function mayBeStored(status: number, { kind }: SubmitOutcome<string>): boolean {
  if (kind === 'accepted' || kind === 'not-configured') return false;
  return status < 400 || status === 408 || status >= 500;
}

type InsertError = NonNullable<InsertAnswer['error']>;

/** The database has a row with the same key: reported by its trigger or by the unique index. */
function isDuplicate({ name }: FormTable<string>, { code, hint, message }: InsertError): boolean {
  if (code === 'PT409') return hint === refusalHints.alreadyReceived;
  return code === '23505' && (message ?? '').includes(`${name}_submission_key_key`);
}

function refusedField<Field extends string>(
  { name, fieldOfCheck }: FormTable<Field>,
  { code, message }: InsertError,
): Field | undefined {
  if (code !== '23514') return undefined;
  const [, check] = new RegExp(`"${name}_(\\w+)_check"`, 'u').exec(message ?? '') ?? [];
  return check === undefined ? undefined : fieldOfCheck(check);
}

function hasId(data: unknown): data is { id: string } {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';
}
