import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { routes } from '~/config/staff-paths.ts';
import { findPostingGaps, type PostingNeed } from '~/domain/jobs/posting-needs.ts';
import { positionId } from '~/domain/jobs/stored-position.ts';
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
import { useTask } from '../session/use-task.ts';
import { formatDateTime, formatTime } from '../texts/format-date.ts';
import { useMember } from '../session/member.ts';
import { useMembers } from '../session/use-members.ts';
import { fieldTitle } from './field-names.ts';
import { createDrafts } from '../session/drafts.ts';
import {
  type BuiltIn,
  type FieldName,
  fieldNames,
  formOf,
  mergeForms,
  type PositionForm,
  type Problems,
  readForm,
  slugOf,
} from './position-form.ts';

const storedForm = z.record(z.enum(fieldNames), z.string());

/** What is being written of a position, and what the writing began from. */
const positionDraft = z.object({
  /** Of a new one; the address of one that is there stays. */
  address: z.string(),
  form: storedForm,
  base: storedForm,
  /** `updated_at` of the row that it began from; null for a new one. */
  baseVersion: z.nullable(z.string()),
});
type PositionDraft = z.infer<typeof positionDraft>;

/** By the position's id, or 'new'. */
const positionDrafts = createDrafts('positions', positionDraft);

/** What somebody else has saved of fields that were changed here too. */
export type Conflict = { who: string; when: string; fields: readonly FieldName[]; remote: PositionForm };

type Begin = { row: PositionRow | null; builtIn: BuiltIn; begin: PositionForm; draftKey: string };

/** What is wrong as a whole, beside the fields. */
type Trouble = { kind: 'address'; text: string } | { kind: 'gone' } | { kind: 'fields' } | null;

/**
 * A position while it is edited: what stands in the form, what it began from, and the ways to save, publish and remove it. What was
 * typed is kept in the tab until it is saved.
 */
export function usePosition({ row: loaded, builtIn, begin, draftKey }: Begin) {
  const { member } = useMember();
  const navigate = useNavigate();
  const [storedDraft] = useState(() => positionDrafts.find(member.user_id, draftKey));
  const [row, setRow] = useState(loaded);
  const fresh: PositionDraft = {
    address: '',
    form: begin,
    base: begin,
    baseVersion: loaded?.updated_at ?? null,
  };
  const [draft, setDraft] = useState(storedDraft ?? fresh);
  const [problems, setProblems] = useState<Problems>({});
  const [saveError, setTrouble] = useState<Trouble>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const task = useTask();
  const { names } = useMembers();
  const nameOf = (id: string | null) => names.get(id) ?? 'Somebody else';

  const isDirty = fieldNames.some((name) => draft.form[name] !== draft.base[name]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const put = (next: PositionDraft) => {
    setDraft(next);
    const isChanged = fieldNames.some((name) => next.form[name] !== next.base[name]);
    positionDrafts.keep(member.user_id, draftKey, isChanged ? next : null);
  };
  const [openedOn] = useState(today);
  const gapsOf = (form: PositionForm): readonly PostingNeed[] =>
    findPostingGaps(
      {
        ...readForm(form, builtIn).content,
        is_built_in: row?.is_built_in ?? false,
        published_on: row?.published_on ?? null,
      },
      openedOn,
    );

  /** Takes over the row as it is now; with `keeps` what was typed stays. */
  const loadPosition = async (id: string, keeps = false): Promise<Result<PositionRow | null>> => {
    const answer = await readPosition(id);
    if (answer.kind !== 'ok' || answer.value === null) return answer;
    forgetPositionTitles();
    const form = formOf(answer.value, builtIn);
    setRow(answer.value);
    const shown = keeps ? mergeForms(draft.base, draft.form, form).form : form;
    put({ ...draft, form: shown, base: form, baseVersion: answer.value.updated_at });
    setConflict(null);
    return answer;
  };

  const saveNew = async (form: PositionForm, address: string): Promise<Result<boolean>> => {
    const made = await makePosition(address, readForm(form).content);
    if (made.kind !== 'ok') return made;
    forgetPositionTitles();
    positionDrafts.keep(member.user_id, draftKey, null);
    if (draftKey !== address)
      void navigate(routes.position(address), { replace: true, ...saying('The draft is saved.') });
    // A draft that somebody had removed is there again, at the address that is open.
    else await loadPosition(address);
    return ok(true);
  };

  /** Saves over the row that the form began from; what others have saved since is brought together with it first. */
  const saveChanges = async (id: string, from: PositionDraft, tries = 3): Promise<Result<boolean>> => {
    const answer = await changePosition(id, readForm(from.form, builtIn).content, from.baseVersion ?? '');
    if (answer.kind !== 'ok') return answer;
    if (answer.value) {
      const arrived = await loadPosition(id);
      if (arrived.kind === 'ok')
        setAnnouncement((before) => `Saved at ${formatTime(new Date().toISOString())}. ${before}`);
      return arrived.kind === 'ok' ? ok(true) : arrived;
    }
    const now = await readPosition(id);
    if (now.kind !== 'ok') return now;
    if (now.value === null) {
      setTrouble({ kind: 'gone' });
      return ok(false);
    }
    const remote = formOf(now.value, builtIn);
    const { form, conflicts, taken } = mergeForms(from.base, from.form, remote);
    const next = { ...from, form, base: remote, baseVersion: now.value.updated_at };
    const who = nameOf(now.value.updated_by);
    setRow(now.value);
    put(next);
    if (taken.length > 0)
      setAnnouncement(`${who} had changed ${taken.map(fieldTitle).join(', ')}: that is kept too.`);
    if (conflicts.length === 0 && tries > 0) return saveChanges(id, next, tries - 1);
    setConflict({ who, when: formatDateTime(now.value.updated_at), fields: conflicts, remote });
    return ok(false);
  };

  const address = draft.address || slugOf(draft.form['en.title']);

  /** @returns whether it is saved; what is in the way is shown then. */
  const save = async (): Promise<boolean> => {
    setAnnouncement('');
    setConflict(null);
    setTrouble(null);
    const found = readForm(draft.form, builtIn).problems;
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setTrouble({ kind: 'fields' });
      return false;
    }
    if (row === null && !positionId.safeParse(address).success) {
      setTrouble({
        kind: 'address',
        text: 'Use small letters from a to z, digits, and hyphens between them.',
      });
      return false;
    }
    const answer = await task.run(() =>
      row === null ? saveNew(draft.form, address) : saveChanges(row.job_id, draft),
    );
    return answer?.kind === 'ok' && answer.value;
  };

  /** @returns whether it is published. */
  const publish = async (): Promise<boolean> => {
    if (row === null) return false;
    const { job_id: id, updated_at: baseVersion } = row;
    const answer = await task.run(() => changePosition(id, { published_on: today() }, baseVersion));
    if (answer?.kind !== 'ok') return false;
    await loadPosition(id, true);
    setAnnouncement(
      answer.value
        ? 'It is published. Visitors see it after the next build of the site, in a few minutes.'
        : 'Somebody has changed it in the meantime. Look at it as it is now, then publish it.',
    );
    return answer.value;
  };

  const leave = () => {
    positionDrafts.keep(member.user_id, draftKey, null);
    void navigate(routes.positions);
  };

  return {
    row,
    form: draft.form,
    address,
    problems,
    saveError,
    conflict,
    announcement,
    isDirty,
    wasRestored: storedDraft !== null,
    isBusy: task.isBusy,
    failure: task.failure,
    nameOf,
    gaps: gapsOf(draft.form),
    change: (name: FieldName, value: string) => put({ ...draft, form: { ...draft.form, [name]: value } }),
    setAddress: (value: string) => put({ ...draft, address: value }),
    save,
    publish,
    remove: () => removeDraft(row?.job_id ?? ''),
    /** Goes back to the list without what was typed. */
    leave,
    refresh: () => (row === null ? undefined : void loadPosition(row.job_id, true)),
    /** Makes a new draft of what somebody else has removed. */
    saveAsNew: () => {
      setRow(null);
      setTrouble(null);
      put({ ...draft, address: row?.job_id ?? '', baseVersion: null });
    },
    discard: () => {
      setProblems({});
      setConflict(null);
      setTrouble(null);
      put({ ...draft, form: draft.base });
    },
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A position while it is edited. */
export type EditedPosition = ReturnType<typeof usePosition>;
