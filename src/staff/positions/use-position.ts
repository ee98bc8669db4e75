import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { routes } from '~/config/staff-paths.ts';
import { findPostingGaps } from '~/domain/jobs/posting-needs.ts';
import type { PositionContent } from '~/domain/jobs/stored-position.ts';
import {
  changePosition,
  makePosition,
  type PositionRow,
  readPosition,
  removeDraft,
} from '~/staff/api/positions.ts';
import { ok, type Result } from '~/staff/api/result.ts';
import { forgetPositionTitles } from '../api/position-titles.ts';
import { saying } from '../components/Arrival.tsx';
import { createDrafts, useAutosave } from '../session/drafts.ts';
import { useMember } from '../session/member.ts';
import { useMembers } from '../session/use-members.ts';
import { useTask } from '../session/use-task.ts';
import { formatDateTime, formatTime } from '../texts/format-date.ts';
import { fieldTitle } from './field-names.ts';
import {
  addressOf,
  type BuiltIn,
  contentOf,
  type FieldName,
  fieldNames,
  formOf,
  mergeForms,
  type PositionForm,
  positionResolver,
} from './position-form.ts';

const storedForm = z.record(z.enum(fieldNames), z.string());

/** What is being written of a position, and what the writing began from; by the position's id, or 'new'. */
const positionDrafts = createDrafts(
  'positions',
  z.object({
    form: storedForm,
    base: storedForm,
    /** `updated_at` of the row that it began from; null for a new one. */
    baseVersion: z.nullable(z.string()),
  }),
);

/** What somebody else has saved of fields that were changed here too. */
export type Conflict = { who: string; when: string; fields: readonly FieldName[]; remote: PositionForm };

type Begin = { row: PositionRow | null; builtIn: BuiltIn; begin: PositionForm; draftKey: string };

type Edited = ReturnType<typeof usePositionForm>;

/** The form of a position and the row that it began from. What was typed is kept in the tab until it is saved. */
function usePositionForm({ row: loaded, builtIn, begin, draftKey }: Begin) {
  const { user_id: owner } = useMember().member;
  const [stored] = useState(() => positionDrafts.find(owner, draftKey));
  const [row, setRow] = useState(loaded);
  const from = useRef(stored ?? { base: begin, baseVersion: loaded?.updated_at ?? null });
  const form = useForm({
    resolver: positionResolver(builtIn, row === null),
    defaultValues: stored?.base ?? begin,
    ...(stored !== null && { values: stored.form, resetOptions: { keepDefaultValues: true } }),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useAutosave(form, (typed) => {
    const { base, baseVersion } = from.current;
    const isChanged = fieldNames.some((name) => typed[name] !== base[name]);
    positionDrafts.keep(owner, draftKey, isChanged ? { form: typed, base, baseVersion } : null);
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    form,
    row,
    from,
    wasRestored: stored !== null,
    /** Goes on from the row as it is now. @param typed what stays in the form, of what is stored. */
    goOn: (next: PositionRow | null, typed: (stored: PositionForm) => PositionForm) => {
      const base = next === null ? from.current.base : formOf(next, builtIn);
      const shown = typed(base);
      from.current = { base, baseVersion: next?.updated_at ?? null };
      forgetPositionTitles();
      setRow(next);
      form.reset(base);
      form.reset(shown, { keepDefaultValues: true });
    },
    forget: () => positionDrafts.keep(owner, draftKey, null),
  };
}

/** What became of saving. */
type Outcome = { said?: string; isGone?: boolean; conflict?: Conflict };

/** The ways to save a position, and what is in the way. */
function useSaving({ builtIn, draftKey }: Begin, { form, row, from, goOn, forget }: Edited) {
  const navigate = useNavigate();
  const task = useTask();
  const { names } = useMembers();
  const nameOf = (id: string | null) => names.get(id) ?? 'Somebody else';
  const [outcome, setOutcome] = useState<Outcome>({});
  const end = (next: Outcome, isSaved = false): Result<boolean> => {
    setOutcome(next);
    return ok(isSaved);
  };

  /** Goes on from the row as it is by now. @param isSaved what was typed is in it. */
  const refresh = async (id: string, isSaved = false): Promise<Result<PositionRow | null>> => {
    const now = await readPosition(id);
    const typed = form.getValues();
    if (now.kind === 'ok' && now.value !== null)
      goOn(now.value, (stored) => (isSaved ? stored : mergeForms(from.current.base, typed, stored).form));
    return now;
  };

  const saveNew = async (content: PositionContent): Promise<Result<boolean>> => {
    const address = addressOf(form.getValues());
    const made = await makePosition(address, content);
    if (made.kind !== 'ok') return made;
    forget();
    forgetPositionTitles();
    // A draft that somebody had removed is there again, at the address that is open.
    if (draftKey === address) await refresh(address, true);
    else void navigate(routes.position(address), { replace: true, ...saying('The draft is saved.') });
    return ok(true);
  };

  /** Saves over the row that the form began from; what others have saved since is brought together with it first. */
  const saveChanges = async (id: string, content: PositionContent, said = '', tries = 3) => {
    const { base, baseVersion } = from.current;
    const answer = await changePosition(id, content, baseVersion ?? '');
    if (answer.kind !== 'ok') return answer;
    const typed = form.getValues();
    const now = await refresh(id, answer.value);
    if (now.kind !== 'ok') return now;
    if (now.value === null) return end({ isGone: true });
    if (answer.value) return end({ said: `${savedText()} ${said}` }, true);
    const remote = formOf(now.value, builtIn);
    const { form: merged, conflicts, taken } = mergeForms(base, typed, remote);
    const who = nameOf(now.value.updated_by);
    const told =
      taken.length === 0 ? said : `${who} had changed ${taken.map(fieldTitle).join(', ')}: that is kept too.`;
    if (conflicts.length === 0 && tries > 0)
      return saveChanges(id, contentOf(merged, builtIn), told, tries - 1);
    const conflict = { who, when: formatDateTime(now.value.updated_at), fields: conflicts, remote };
    return end({ said: told, conflict });
  };

  /** @returns whether it is saved; what is in the way is shown then. */
  const save = async (): Promise<boolean> => {
    setOutcome({});
    const answers: (Result<boolean> | null)[] = [];
    await form.handleSubmit(async (content) => {
      const ask = () => (row === null ? saveNew(content) : saveChanges(row.job_id, content));
      answers.push(await task.run(ask));
    })();
    return answers.some((answer) => answer?.kind === 'ok' && answer.value);
  };
  return { task, nameOf, outcome, setOutcome, refresh, save };
}

/** A position while it is edited: its form, and the ways to save, publish and remove it. */
export function usePosition(begin: Begin) {
  const edited = usePositionForm(begin);
  const { form, row, from, goOn, forget } = edited;
  const { refresh, setOutcome, ...saving } = useSaving(begin, edited);
  const navigate = useNavigate();
  const [openedOn] = useState(today);
  const values: PositionForm = { ...begin.begin, ...useWatch({ control: form.control }) };
  const posting = { is_built_in: row?.is_built_in ?? false, published_on: row?.published_on ?? null };
  return {
    ...edited,
    ...saving,
    values,
    gaps: findPostingGaps({ ...contentOf(values, begin.builtIn), ...posting }, openedOn),
    /** @returns whether it is published. */
    publish: async (): Promise<boolean> => {
      if (row === null) return false;
      const { job_id: id, updated_at: version } = row;
      const answer = await saving.task.run(() => changePosition(id, { published_on: today() }, version));
      if (answer?.kind !== 'ok') return false;
      await refresh(id);
      const said = answer.value
        ? 'It is published. Visitors see it after the next build of the site, in a few minutes.'
        : 'Somebody has changed it in the meantime. Look at it as it is now, then publish it.';
      setOutcome({ said });
      return answer.value;
    },
    remove: () => removeDraft(row?.job_id ?? ''),
    /** Goes back to the list without what was typed. */
    leave: () => {
      forget();
      void navigate(routes.positions);
    },
    refresh: () => (row === null ? undefined : void refresh(row.job_id)),
    /** Makes a new draft of what somebody else has removed. */
    saveAsNew: () => {
      const typed = { ...form.getValues(), address: row?.job_id ?? '' };
      goOn(null, () => typed);
      setOutcome({});
    },
    discard: () => {
      form.reset(from.current.base);
      setOutcome({});
    },
  };
}

const savedText = () => `Saved at ${formatTime(new Date().toISOString())}.`;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A position while it is edited. */
export type EditedPosition = ReturnType<typeof usePosition>;
