import { create } from 'zustand';
import type { Language } from '~/domain/language.ts';
import type { LetterState, LetterText } from '~/domain/letter/rules.ts';

/** A letter that is being written. `minutes` is null for the usual delay, `state` for none. */
export type LetterDraft = LetterText & {
  template: string;
  language: Language;
  state: LetterState | null;
  minutes: number | null;
};

type Drafts<Draft> = { owner: string | null; drafts: Readonly<Record<string, Draft>> };

/**
 * What is being written, by a key. It outlives the page and a session that ends in the middle of a sentence, in the memory of this
 * tab alone; somebody else who signs in finds none.
 */
export function createDrafts<Draft>() {
  const useStore = create<Drafts<Draft>>()(() => ({ owner: null, drafts: {} }));
  const pick = (state: Drafts<Draft>, owner: string, key: string) =>
    state.owner === owner ? (state.drafts[key] ?? null) : null;
  return {
    /** What a member was writing; null when nothing. */
    useDraft: (owner: string, key: string) => useStore((state) => pick(state, owner, key)),
    find: (owner: string, key: string) => pick(useStore.getState(), owner, key),
    /** Keeps what a member is writing; null forgets it. */
    keep: (owner: string, key: string, draft: Draft | null) =>
      useStore.setState((state) => {
        const { [key]: _before, ...others } = state.owner === owner ? state.drafts : {};
        return { owner, drafts: draft === null ? others : { ...others, [key]: draft } };
      }),
  };
}

/** Notes and letters, by the application's id. */
export const noteDrafts = createDrafts<string>();
export const letterDrafts = createDrafts<LetterDraft>();
