import type * as z from 'zod/mini';
import {
  applicationHistory,
  applicationIds,
  applicationList,
  assignedApplications,
  exportedApplications,
  movedApplications,
  openedApplication,
  takenBack,
  type ApplicationList,
  type AssignedApplications,
  type HistoryEntry,
  type MovedApplications,
  type OpenedApplication,
  type WholeApplication,
} from '~/api/staff-answers.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { callAgain } from '~/domain/contract/ask-again.ts';
import type { Client } from '../../api/client.ts';
import type { Database } from '../../api/database.types.ts';
import { type Result, catchFailure, toFailure, ok } from './result.ts';

type Functions = Database['public']['Functions'];

/** Which applications to list, in which order, and which page of them. */
export type ListOrder = Functions['list_applications']['Args'];

/** One page of the list. */
export function listApplications(client: Client, order: ListOrder): Promise<Result<ApplicationList>> {
  return callFunction(client, 'list_applications', order, applicationList);
}

/** What a list is narrowed down by. */
export type ListFilter = Functions['list_application_ids']['Args'];

/** The ids of all that a list would show on its pages, oldest first; refused for more than 10 000. */
export function listApplicationIds(client: Client, filter: ListFilter): Promise<Result<string[]>> {
  return callFunction(client, 'list_application_ids', filter, applicationIds);
}

/** Who did what to an application, oldest first. */
export function readHistory(client: Client, id: string): Promise<Result<HistoryEntry[]>> {
  return callFunction(client, 'application_history', { application_id: id }, applicationHistory);
}

/** One application with all that belongs to it; null when there is none of that id. Leaves a trace. */
export function openApplication(client: Client, id: string): Promise<Result<OpenedApplication | null>> {
  return callFunction(client, 'open_application', { application_id: id }, openedApplication);
}

/** Whole applications for a file, a thousand in one request. Leaves a trace for each. */
export async function exportApplications(
  client: Client,
  ids: readonly string[],
): Promise<Result<WholeApplication[]>> {
  const all: WholeApplication[] = [];
  for (let start = 0; start < ids.length; start += maxChanged) {
    const part = ids.slice(start, start + maxChanged);
    const answer = await callFunction(client, 'export_applications', { ids: part }, exportedApplications);
    if (answer.kind !== 'ok') return answer;
    all.push(...answer.value);
  }
  return ok(all);
}

/** Calls a function of the database that answers with JSON. Its answer is checked: an odd one counts as none. */
export function callFunction<Name extends keyof Functions, Value>(
  client: Client,
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodMiniType<Value>,
): Promise<Result<Value>> {
  return catchFailure(async () => {
    const { data, error, status } = await callAgain(() => client.rpc(name, args));
    if (error !== null) return toFailure(error, status);
    const parsed = schema.safeParse(data);
    if (parsed.success) return ok(parsed.data);
    console.error(`The database answered ${name} in another shape.`, parsed.error.issues.length);
    return { kind: 'no-answer' };
  });
}

/** The database changes so many in one transaction. */
const maxChanged = 1_000;

/**
 * Changes the state of applications.
 * @param seen the state that the page showed: where an application has another one by now, that one stays and is in the answer.
 */
export function moveApplications(
  client: Client,
  ids: readonly string[],
  state: ApplicationState,
  seen?: ApplicationState,
): Promise<Result<MovedApplications>> {
  return inParts(ids, (part) =>
    callFunction(
      client,
      'move_applications',
      { ids: part, state, ...(seen === undefined ? {} : { seen }) },
      movedApplications,
    ),
  );
}

/**
 * Gives applications to a member of staff, or to nobody.
 * @param seen to whom the page showed it assigned, as above; left out it does not matter.
 */
export function assignApplications(
  client: Client,
  ids: readonly string[],
  assignee: string | null,
  seen?: string | null,
): Promise<Result<AssignedApplications>> {
  return inParts(ids, (part) =>
    callFunction(
      client,
      'assign_applications',
      { ids: part, assignee, ...(seen === undefined ? {} : { sees: true, seen }) },
      assignedApplications,
    ),
  );
}

/** Gives applications back the state that their applicants still see. */
export function takeBackStates(client: Client, ids: readonly string[]): Promise<Result<{ changed: number }>> {
  return inParts(ids, (part) => callFunction(client, 'take_back_states', { ids: part }, takenBack));
}

/** Numbers of a change are added up over its parts; what else an answer says is that of the last part. */
async function inParts<Value extends { changed: number; kept?: number }>(
  ids: readonly string[],
  ask: (part: string[]) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  let whole = await ask(ids.slice(0, maxChanged));
  for (let start = maxChanged; start < ids.length && whole.kind === 'ok'; start += maxChanged) {
    const part = await ask(ids.slice(start, start + maxChanged));
    if (part.kind !== 'ok') return part;
    const { changed, kept = 0 } = whole.value;
    const sum = { changed: changed + part.value.changed, kept: kept + (part.value.kept ?? 0) };
    whole = ok({ ...part.value, ...sum });
  }
  return whole;
}

/** The answer to a change of exactly one row. */
export function expectOneRow(rows: readonly unknown[]): Result<null> {
  return rows.length === 1 ? ok(null) : { kind: 'refused', code: 'no_row', hint: '' };
}

/** Letters that a note may have. */
export const maxNoteLength = 4_000;

/** Writes a note under an application; author and time are the database's. */
export function addNote(client: Client, applicationId: string, body: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const { error, status } = await client
      .from('application_notes')
      .insert({ application_id: applicationId, body });
    return error === null ? ok(null) : toFailure(error, status);
  });
}

/** Removes a note: one's own, or any for an admin. */
export function deleteNote(client: Client, id: string): Promise<Result<null>> {
  return catchFailure(async () => {
    const { data, error, status } = await client.from('application_notes').delete().eq('id', id).select('id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
}
