import { create } from 'zustand';
import type { ApplicationList, ListNeighbours } from '~/api/answers/applications.ts';
import { listNeighbours, type SortedFilter } from '~/staff/api/applications.ts';
import { whenMemberLeaves } from '../session/session-store.ts';

/** The order of a list as it was opened: what is changed meanwhile moves and removes nothing in it. */
export type ListOrder = {
  /** Address of the list, without its page. */
  address: string;
  /** A part of the list, without a gap. */
  ids: readonly string[];
  /** Place of the first of them in the list, from 1. */
  first: number;
  /** Of the whole list. */
  total: number;
  /** One among them that the filters did not let through: it has no place, and counts nowhere. */
  unlisted: string | null;
};

type ListState = {
  order: ListOrder | null;
  /** The page of the list that was shown last: its address, and the key of its scroll position. */
  shown: { address: string; scrollKey: string; list: ApplicationList } | null;
  /** The application that was opened last. */
  opened: string | null;
  /** When somebody last went on to the next one, in milliseconds of `performance.now()`. */
  steppedMs: number;
};

const nothing: ListState = { order: null, shown: null, opened: null, steppedMs: 0 };

/** In memory, for one tab and one session. */
export const useList = create<ListState>()(() => nothing);
whenMemberLeaves(() => useList.setState(nothing));

/** What is remembered at this moment, for whoever comes back. */
export const rememberedList = (): ListState => useList.getState();

/** Remembers the page of the list that is shown. */
export function noteShown(shown: NonNullable<ListState['shown']>, order: ListOrder): void {
  useList.setState({ shown, order });
}

/** Remembers which application is open, so that the way back leads to its row. */
export function noteOpened(id: string): void {
  useList.setState({ opened: id });
}

/** Remembers that somebody goes on to another application. */
export function noteStep(id: string): void {
  useList.setState({ opened: id, steppedMs: performance.now() });
}

/** Milliseconds that a page stays before its application is opened: who leafs through opens nothing that is not shown. */
const restMs = 120;

/** Waits until somebody who goes from one application to the next rests at one. */
export async function restAfterStep(): Promise<void> {
  const left = useList.getState().steppedMs + restMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** The applications before and after one, and its place; null where there is none, or none is known. */
export function neighboursOf(order: ListOrder | null, id: string) {
  const at = order?.ids.indexOf(id) ?? -1;
  if (order === null || at < 0) return { previous: null, next: null, place: null };
  const gap = order.unlisted === null ? -1 : order.ids.indexOf(order.unlisted);
  return {
    previous: order.ids[at - 1] ?? null,
    next: order.ids[at + 1] ?? null,
    place: at === gap ? null : order.first + at - (gap >= 0 && gap < at ? 1 : 0),
  };
}

/** So many neighbours are known ahead, where there are any. */
const ahead = 10;

/** The application whose neighbours have to be asked for before one goes on from `id`; null when enough are known. */
export function nextToAsk(order: ListOrder | null, address: string, id: string): string | null {
  const at = order?.address === address ? order.ids.indexOf(id) : -1;
  if (order === null || at < 0) return id;
  const listed = order.ids.length - (order.unlisted === null ? 0 : 1);
  const last = order.first + listed - 1;
  if (at >= order.ids.length - ahead && last < order.total) return order.ids.at(-1) ?? null;
  return at < ahead && order.first > 1 ? (order.ids[0] ?? null) : null;
}

/**
 * Joins what the database says of the neighbours of an application to what is known.
 * @param answer null when there is no such application any more: the list ends where it is known.
 */
export function joinNeighbours(
  known: ListOrder | null,
  address: string,
  asked: string,
  answer: ListNeighbours,
): ListOrder {
  const order = known?.address === address && known.ids.includes(asked) ? known : null;
  if (order === null) {
    const { ids, first, total, is_listed } = answer ?? { ids: [], first: 1, total: 0, is_listed: true };
    return { address, ids, first, total, unlisted: is_listed ? null : asked };
  }
  const ids = answer?.ids ?? [];
  const at = ids.indexOf(asked);
  const has = new Set(order.ids);
  const isNew = (id: string) => !has.has(id);
  if (asked === order.ids.at(-1)) {
    const after = ids.slice(at + 1).filter(isNew);
    const joined = [...order.ids, ...after];
    const listed = joined.length - (order.unlisted === null ? 0 : 1);
    return { ...order, ids: joined, total: after.length === 0 ? order.first + listed - 1 : order.total };
  }
  const before = ids.slice(0, Math.max(0, at)).filter(isNew);
  return { ...order, ids: [...before, ...order.ids], first: Math.max(1, order.first - before.length) };
}

/** What is on its way, so that it is asked once. */
const asking = new Set<string>();

/** Asks for the neighbours of an application where too few are known to go on from it. */
export async function loadNeighbours(address: string, id: string, filter: SortedFilter): Promise<void> {
  const asked = nextToAsk(useList.getState().order, address, id);
  if (asked === null || asking.has(address + asked)) return;
  asking.add(address + asked);
  const answer = await listNeighbours(asked, filter);
  asking.delete(address + asked);
  // Of two lists the one that was opened last counts.
  if (answer.kind !== 'ok' || (asked !== id && useList.getState().order?.address !== address)) return;
  useList.setState(({ order }) => ({ order: joinNeighbours(order, address, asked, answer.value) }));
}
