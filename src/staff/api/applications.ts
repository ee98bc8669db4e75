import type * as z from 'zod/mini';
import {
  applicationCounts,
  applicationList,
  exportedApplications,
  openedApplication,
  type ApplicationCounts,
  type ApplicationList,
  type OpenedApplication,
  type WholeApplication,
} from '~/api/staff-answers.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
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

/** How many applications there are, by state and by position. */
export function countApplications(client: Client): Promise<Result<ApplicationCounts>> {
  return callFunction(client, 'count_applications', {}, applicationCounts);
}

/** One application with all that belongs to it; null when there is none of that id. Leaves a trace. */
export function openApplication(client: Client, id: string): Promise<Result<OpenedApplication | null>> {
  return callFunction(client, 'open_application', { application_id: id }, openedApplication);
}

/** Whole applications for a file. Leaves a trace for each. At most 1000. */
export function exportApplications(
  client: Client,
  ids: readonly string[],
): Promise<Result<WholeApplication[]>> {
  return callFunction(client, 'export_applications', { ids: [...ids] }, exportedApplications);
}

/** Calls a function of the database that answers with JSON. Its answer is checked: an odd one counts as none. */
export function callFunction<Name extends keyof Functions, Value>(
  client: Client,
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodMiniType<Value>,
): Promise<Result<Value>> {
  return catchFailure(async () => {
    const { data, error, status } = await client.rpc(name, args);
    if (error !== null) return toFailure(error, status);
    const parsed = schema.safeParse(data);
    if (parsed.success) return ok(parsed.data);
    console.error(`The database answered ${name} in another shape.`, parsed.error.issues.length);
    return { kind: 'no-answer' };
  });
}

/** Changes the state of an application. */
export function moveApplication(client: Client, id: string, state: ApplicationState): Promise<Result<null>> {
  return change(client, id, { state });
}

/** Gives an application to a member of staff, or to nobody. */
export function assignApplication(
  client: Client,
  id: string,
  assignee: string | null,
): Promise<Result<null>> {
  return change(client, id, { assignee });
}

/** Row-level security makes of what is not allowed a change of no row. */
function change(
  client: Client,
  id: string,
  columns: { state: ApplicationState } | { assignee: string | null },
): Promise<Result<null>> {
  return catchFailure(async () => {
    const { data, error, status } = await client
      .from('applications')
      .update(columns)
      .eq('id', id)
      .select('id');
    return error === null ? expectOneRow(data) : toFailure(error, status);
  });
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
