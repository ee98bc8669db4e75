import {
  applicationHistory,
  applicationIds,
  applicationList,
  assignedApplications,
  exportedApplications,
  listNeighbours as neighbours,
  movedApplications,
  personApplications,
  undoneAssignments,
  undoneStates,
  type PersonApplication,
  type UndoneAssignments,
  type UndoneStates,
  openedApplication,
  type ApplicationList,
  type AssignedApplications,
  type HistoryEntry,
  type ListNeighbours,
  type MovedApplications,
  type OpenedApplication,
  type ExportedApplication,
} from '~/api/answers/applications.ts';
import type { WaitingLetter } from '~/api/answers/letters.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { callFunction, changeOne, inParts, send, type Functions } from './call.ts';
import { staffClient } from './client.ts';
import { ok, type Result } from './result.ts';

/** Which applications to list, in which order, and which page of them. */
export type ListOrder = Functions['list_applications']['Args'];

/** One page of the list. A search of texts leaves a trace. */
export function listApplications(order: ListOrder, signal: AbortSignal): Promise<Result<ApplicationList>> {
  return callFunction('list_applications', order, applicationList, signal);
}

/** What a list is narrowed down by, and its order. */
export type SortedFilter = Omit<ListOrder, 'page_offset' | 'page_size'>;

/** Where an application stands in a list, with up to 100 ids before and behind it; null when there is none of that id. */
export function listNeighbours(id: string, filter: SortedFilter): Promise<Result<ListNeighbours>> {
  return callFunction('list_neighbours', { application_id: id, ...filter }, neighbours);
}

/** What a list is narrowed down by. */
export type ListFilter = Functions['list_application_ids']['Args'];

/** The ids of all that a list would show on its pages, oldest first; refused for more than 10 000. */
export function listApplicationIds(filter: ListFilter): Promise<Result<string[]>> {
  return callFunction('list_application_ids', filter, applicationIds);
}

/** Who did what to an application, oldest first. */
export function readHistory(id: string): Promise<Result<HistoryEntry[]>> {
  return callFunction('application_history', { application_id: id }, applicationHistory);
}

/** One application with all that belongs to it; null when there is none of that id. Leaves a trace. */
export function openApplication(id: string, signal: AbortSignal): Promise<Result<OpenedApplication | null>> {
  return callFunction('open_application', { application_id: id }, openedApplication, signal);
}

/** The database gives or changes so many in one request. */
const maxInRequest = 1_000;

/** Whole applications with their notes for a file. Leaves a trace, one for all. */
export async function exportApplications(ids: readonly string[]): Promise<Result<ExportedApplication[]>> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxInRequest) }, (_, part) => part);
  return inParts(
    parts,
    1,
    ([part = 0]) => callFunction('export_applications', { ids: [...ids], part }, exportedApplications),
    (all, more) => [...all, ...more],
  );
}

/** All that is kept of applications of one person. Leaves a trace, one for all. */
export function exportPerson(ids: readonly string[]): Promise<Result<PersonApplication[]>> {
  return callFunction('export_person', { ids: [...ids] }, personApplications);
}

type MoveOptions = {
  /** Names the change where it is undone. */
  batch: string;
  /** The state that the page showed: where an application has another one by now, that one stays and is in the answer. */
  expected?: ApplicationState | undefined;
  /** Messages that wait to be sent with another state and may be cancelled; what others belong to stays and is in the answer. */
  cancels?: readonly Pick<WaitingLetter, 'letter_id' | 'application_id'>[];
};

/** Changes the state of applications. */
export function moveApplications(
  ids: readonly string[],
  state: ApplicationState,
  { batch, expected, cancels = [] }: MoveOptions,
): Promise<Result<MovedApplications>> {
  const args = { state, batch, ...(expected && { expected_state: expected }) };
  return inParts(
    ids,
    maxInRequest,
    (part) => {
      const inPart = new Set(part);
      const letters = cancels.filter((letter) => inPart.has(letter.application_id));
      const more = { ids: part, cancels: letters.map((letter) => letter.letter_id) };
      return callFunction('move_applications', { ...args, ...more }, movedApplications);
    },
    (total, part) => ({ ...sum(total, part), waiting: [...total.waiting, ...part.waiting] }),
  );
}

/**
 * Undoes a change of states, as far as nothing has happened since.
 * @param batch the change. @param only the one application of it that is meant; left out it is all of them.
 */
export function undoStates(batch: string, only?: string): Promise<Result<UndoneStates>> {
  const args = only === undefined ? { batch } : { batch, ids: [only] };
  return undoInParts((after) => callFunction('undo_states', { ...args, ...after }, undoneStates));
}

/** Undoes what was assigned at once, as far as nothing has happened since. @param batch the change. */
export function undoAssignments(batch: string): Promise<Result<UndoneAssignments>> {
  return undoInParts((after) => callFunction('undo_assignments', { batch, ...after }, undoneAssignments));
}

type Undone<Stayed> = { changed: number; stayed: Stayed[]; next: string | null };

async function undoInParts<Stayed extends { reason: string; number: number }>(
  ask: (after: { after_application?: string }) => Promise<Result<Undone<Stayed>>>,
): Promise<Result<Undone<Stayed>>> {
  let total = await ask({});
  while (total.kind === 'ok' && total.value.next !== null) {
    const { changed, stayed, next } = total.value;
    const rest = await ask({ after_application: next });
    if (rest.kind !== 'ok') return rest;
    total = ok({
      changed: changed + rest.value.changed,
      stayed: addUp([...stayed, ...rest.value.stayed], ({ reason }) => reason),
      next: rest.value.next,
    });
  }
  return total;
}

/** Joins what is of one kind, with the sum of their numbers; the rest is that of the first. */
function addUp<Item extends { number: number }>(
  items: readonly Item[],
  kindOf: (item: Item) => string | null,
): Item[] {
  const sums = new Map<string | null, Item>();
  for (const item of items) {
    const kind = kindOf(item);
    const known = sums.get(kind);
    sums.set(kind, known === undefined ? item : { ...known, number: known.number + item.number });
  }
  return [...sums.values()];
}

/**
 * Gives applications to a member of staff, or to nobody.
 * @param batch names the change where it is undone.
 * @param expected to whom the page showed it assigned: another one stays; left out it does not matter.
 */
export function assignApplications(
  ids: readonly string[],
  assignee: string | null,
  batch: string,
  expected?: string | null,
): Promise<Result<AssignedApplications>> {
  const args = {
    assignee,
    batch,
    ...(expected === undefined ? {} : { checks_assignee: true, expected_assignee: expected }),
  };
  return inParts(
    ids,
    maxInRequest,
    (part) => callFunction('assign_applications', { ids: part, ...args }, assignedApplications),
    (total, part) => ({
      ...sum(total, part),
      before: addUp([...total.before, ...part.before], ({ assignee: whose }) => whose),
    }),
  );
}

/** Numbers of a change are added up over its parts; what else an answer says is that of the last part. */
function sum<Value extends { changed: number; skipped?: number }>(total: Value, part: Value): Value {
  return {
    ...part,
    changed: total.changed + part.changed,
    skipped: (total.skipped ?? 0) + (part.skipped ?? 0),
  };
}

/** Letters that a note may have. */
export const maxNoteLength = 4_000;

/** Writes a note under an application; author and time are the database's. */
export function addNote(applicationId: string, body: string): Promise<Result<null>> {
  return send(() => staffClient().from('application_notes').insert({ application_id: applicationId, body }));
}

/** Removes a note: one's own, or any for an admin. */
export function deleteNote(id: string): Promise<Result<null>> {
  return changeOne('delete_note', { note_id: id });
}
