import { create } from 'zustand';

/**
 * Notes that are being written, by the application's id. They outlive the page and a session that ends in the middle of a
 * sentence, in the memory of this tab alone; somebody else who signs in finds none.
 */
const useDraftStore = create<{ owner: string | null; drafts: Readonly<Record<string, string>> }>()(() => ({
  owner: null,
  drafts: {},
}));

/** What a member was writing under an application; empty when nothing. */
export function useDraft(owner: string, applicationId: string): string {
  return useDraftStore((state) => (state.owner === owner ? (state.drafts[applicationId] ?? '') : ''));
}

/** Keeps what a member is writing. */
export function keepDraft(owner: string, applicationId: string, text: string): void {
  useDraftStore.setState((state) => ({
    owner,
    drafts: { ...(state.owner === owner ? state.drafts : {}), [applicationId]: text },
  }));
}
