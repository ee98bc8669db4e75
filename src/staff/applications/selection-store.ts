import { create } from 'zustand';
import { whenMemberLeaves } from '../session/session-store.ts';

const nobody: ReadonlySet<string> = new Set();

/** The chosen applications, by id: of all pages and filters, until the session ends. */
export const useSelection = create<{ selected: ReadonlySet<string> }>()(() => ({ selected: nobody }));
whenMemberLeaves(() => select(nobody));

/** Chooses these and no others. */
export function select(ids: ReadonlySet<string>): void {
  useSelection.setState({ selected: ids });
}

/** Chooses one, or no more. */
export function toggleSelected(id: string): void {
  const next = new Set(useSelection.getState().selected);
  if (!next.delete(id)) next.add(id);
  select(next);
}
