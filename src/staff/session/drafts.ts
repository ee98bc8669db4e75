import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { languages } from '~/domain/language.ts';
import { letterStates, type LetterState, type LetterText } from '~/domain/letter/rules.ts';
import type { Language } from '~/domain/language.ts';

/** A letter that is being written. `minutes` is null for the usual delay, `state` for none. */
export type LetterDraft = LetterText & {
  template: string;
  language: Language;
  state: LetterState | null;
  minutes: number | null;
};

type Drafts<Draft> = { owner: string | null; drafts: Readonly<Record<string, Draft>> };

const none = { owner: null, drafts: {} };

/** Where the tab keeps them: a full store, or none, keeps nobody from typing on. */
const tabStorage: StateStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, text) => {
    try {
      sessionStorage.setItem(name, text);
    } catch {
      // They are in memory still.
    }
  },
  removeItem: (name) => sessionStorage.removeItem(name),
};

const resets: ((owner: string | null) => void)[] = [];

/**
 * What is being written, by a key. It outlives the page, a reload and a session that ends in the middle of a sentence, in this tab
 * alone; somebody else who signs in finds none. @param name of the kind, by which the tab keeps it. @param schema what was kept by
 * another release may have another shape: it is dropped.
 */
export function createDrafts<Draft>(name: string, schema: z.ZodMiniType<Draft>) {
  const shape = z.object({ owner: z.nullable(z.string()), drafts: z.record(z.string(), schema) });
  const useStore = create<Drafts<Draft>>()(
    persist((): Drafts<Draft> => none, {
      name: `staff-drafts-${name}`,
      storage: createJSONStorage(() => tabStorage),
      merge: (stored) => shape.safeParse(stored).data ?? none,
    }),
  );
  const pick = (state: Drafts<Draft>, owner: string, key: string) =>
    state.owner === owner ? (state.drafts[key] ?? null) : null;
  resets.push((owner) => {
    if (useStore.getState().owner !== owner) useStore.setState(none);
  });
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

/** Keeps what stands in a form, whenever it changes. */
export function useAutosave<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  keep: (typed: Typed) => void,
): void {
  const keepNow = useEffectEvent(keep);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepNow(values) }),
    [form],
  );
}

/** Forgets what everybody was writing here, but for one member. */
export function forgetDrafts(owner: string | null = null): void {
  for (const reset of resets) reset(owner);
}

const template = {
  name: z.string(),
  texts: z.partialRecord(z.enum(languages), z.object({ subject: z.string(), body: z.string() })),
  state: z.nullable(z.enum(letterStates)),
};

/** The one template that is being written, and the version of it that was there; null for a new one. */
export const templateDrafts = createDrafts(
  'templates',
  z.object({
    content: z.object(template),
    before: z.nullable(z.object({ ...template, id: z.string(), updated_at: z.string() })),
  }),
);

/** Notes and letters, by the application's id. */
export const noteDrafts = createDrafts('notes', z.string());
export const letterDrafts = createDrafts<LetterDraft>(
  'letters',
  z.object({
    template: z.string(),
    language: z.enum(languages),
    state: z.nullable(z.enum(letterStates)),
    minutes: z.nullable(z.number()),
    subject: z.string(),
    body: z.string(),
  }),
);
