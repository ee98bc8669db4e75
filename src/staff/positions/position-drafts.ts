import { create } from 'zustand';
import type { PositionForm } from './position-form.ts';

/** What is being written of a position, and what the writing began from. */
export type PositionDraft = {
  /** Of a new one; the address of one that is there stays. */
  address: string;
  form: PositionForm;
  base: PositionForm;
  /** `updated_at` of the row that it began from; null for a new one. */
  seenAt: string | null;
};

/**
 * Positions that are being written, by their id or 'new'. They outlive the page and a session that ends in the middle of a sentence,
 * in the memory of this tab alone; somebody else who signs in finds none.
 */
const usePositionDrafts = create<{
  owner: string | null;
  drafts: Readonly<Record<string, PositionDraft>>;
}>()(() => ({ owner: null, drafts: {} }));

/** What a member was writing of a position; null when nothing. */
export function findPositionDraft(owner: string, key: string): PositionDraft | null {
  const state = usePositionDrafts.getState();
  return state.owner === owner ? (state.drafts[key] ?? null) : null;
}

/** Keeps what a member is writing; null forgets it. */
export function keepPositionDraft(owner: string, key: string, draft: PositionDraft | null): void {
  usePositionDrafts.setState((state) => {
    const { [key]: _before, ...others } = state.owner === owner ? state.drafts : {};
    return { owner, drafts: draft === null ? others : { ...others, [key]: draft } };
  });
}
