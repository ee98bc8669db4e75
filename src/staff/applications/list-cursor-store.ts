import { create } from 'zustand';

/** The list from which an application was opened: its address, and the ids on that page in their order. */
type ListCursor = { address: string; ids: readonly string[] };

/** In memory, for one tab. A changed state does not remove the application from the list. */
export const useListCursor = create<{ cursor: ListCursor | null }>()(() => ({ cursor: null }));

/** Remembers the list that is shown. */
export function setListCursor(cursor: ListCursor): void {
  useListCursor.setState({ cursor });
}

/** The neighbours of an application in its list; null where it ends. */
export function neighboursOf(ids: readonly string[], id: string) {
  const at = ids.indexOf(id);
  if (at < 0) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
