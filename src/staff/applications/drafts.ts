import { create } from 'zustand';
import type { Language } from '~/domain/language.ts';
import type { MessageState, MessageText } from '~/domain/message/rules.ts';

/** A message that is being written. `minutes` is null for the usual delay, `state` for none. */
export type MessageDraft = MessageText & {
  template: string;
  language: Language;
  state: MessageState | null;
  minutes: number | null;
};

type Drafts = {
  owner: string | null;
  notes: Readonly<Record<string, string>>;
  messages: Readonly<Record<string, MessageDraft>>;
};

/**
 * Notes and messages that are being written, by the application's id. They outlive the page and a session that ends in the middle
 * of a sentence, in the memory of this tab alone; somebody else who signs in finds none.
 */
const useDraftStore = create<Drafts>()(() => ({ owner: null, notes: {}, messages: {} }));

/** What a member was writing under an application; empty when nothing. */
export function useDraft(owner: string, applicationId: string): string {
  return useDraftStore((state) => (state.owner === owner ? (state.notes[applicationId] ?? '') : ''));
}

/** Keeps what a member is writing. */
export function keepDraft(owner: string, applicationId: string, text: string): void {
  useDraftStore.setState((state) => ({
    ...ownDrafts(state, owner),
    notes: { ...ownDrafts(state, owner).notes, [applicationId]: text },
  }));
}

/** The message that a member was writing to an applicant; null when none. */
export function useMessageDraft(owner: string, applicationId: string): MessageDraft | null {
  return useDraftStore((state) => (state.owner === owner ? (state.messages[applicationId] ?? null) : null));
}

/** Keeps the message that a member is writing, or forgets it. */
export function keepMessageDraft(owner: string, applicationId: string, draft: MessageDraft | null): void {
  useDraftStore.setState((state) => {
    const own = ownDrafts(state, owner);
    const { [applicationId]: _, ...others } = own.messages;
    return { ...own, messages: draft === null ? others : { ...others, [applicationId]: draft } };
  });
}

function ownDrafts(state: Drafts, owner: string): Drafts {
  return state.owner === owner ? state : { owner, notes: {}, messages: {} };
}
