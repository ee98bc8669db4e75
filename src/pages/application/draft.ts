import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SubmissionAttempt } from '~/api/send-application.ts';
import type { ResumeState } from '~/components/ResumeField/use-resume.ts';
import { writtenFields, type ApplicationFields } from '~/domain/application/application.ts';

/** What was typed so far. A field that nobody has touched is not there. */
export type Draft = Partial<ApplicationFields>;

/** A tab's own storage: a reload and a crash leave it alone, closing the tab does not. */
const keyOf = (jobId: string) => `application-${jobId}`;
const fileKeyOf = (jobId: string) => `${keyOf(jobId)}-file`;
const attemptKeyOf = (jobId: string) => `${keyOf(jobId)}-sent`;

/** Keeps what is typed for a job in this tab; nothing typed is nothing kept. Without storage it lasts as long as the page. */
export function saveDraft(jobId: string, typed: Draft): void {
  if (!isEmpty(typed)) return write(keyOf(jobId), typed);
  write(keyOf(jobId), null);
  write(attemptKeyOf(jobId), null);
}

/** The files chosen for each job. No storage of a tab takes one, so they last as long as the document. */
const chosenFiles = new Map<string, ResumeState>();

/** Keeps the chosen file through the way to another page and back; anything else puts an end to it. */
export function saveFile(jobId: string, resume: ResumeState): void {
  const isChosen = resume.kind === 'chosen';
  if (isChosen) chosenFiles.set(jobId, resume);
  else chosenFiles.delete(jobId);
  write(fileKeyOf(jobId), isChosen ? {} : null);
}

/** The file that was chosen for a job in this tab and neither sent nor cleared; lost, where the document is another one by now. */
function loadFile(jobId: string): ResumeState {
  return chosenFiles.get(jobId) ?? { kind: isStored(fileKeyOf(jobId)) ? 'lost' : 'empty' };
}

/** Keeps, beside the draft, what was sent of it: the same words sent after a reload are known again. */
export function saveAttempt(jobId: string, attempt: SubmissionAttempt): void {
  write(attemptKeyOf(jobId), attempt);
}

/** What was sent of the draft in this tab and may be stored; null for nothing. Anything else in storage is ignored. */
export function loadAttempt(jobId: string): SubmissionAttempt | null {
  const { content, key, link, hasResume } = read(attemptKeyOf(jobId));
  if (typeof content !== 'string' || typeof key !== 'string') return null;
  return { content, key, link: linkOf(link), hasResume: hasResume === true, isOutcomeUnknown: true };
}

function linkOf(value: unknown): SubmissionAttempt['link'] {
  if (typeof value !== 'object' || value === null || !('secret' in value && 'hash' in value)) return null;
  const { secret, hash } = value;
  return typeof secret === 'string' && typeof hash === 'string' ? { secret, hash } : null;
}

/** What was typed for a job in this tab and neither sent nor cleared. Anything else in storage is ignored. */
export function loadDraft(jobId: string): Draft {
  const stored = read(keyOf(jobId));
  const found = writtenFields.flatMap((field) => {
    const text = stored[field];
    return typeof text === 'string' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether nothing is typed in any field. */
export function isEmpty(typed: Draft): boolean {
  return writtenFields.every((field) => !typed[field]);
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is switched off or full.
  }
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function read(key: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Milliseconds without a key after which the draft is saved. */
const restMs = 300;

/**
 * Keeps what is typed in this tab, through a reload or a crash, until it is sent or cleared. What the form already holds, from
 * the browser or typed before the page answered, stays.
 */
export function useDraftAutosave(form: UseFormReturn<ApplicationFields>, jobId: string): void {
  useEffect(() => {
    fillIn(form, loadDraft(jobId));
    let timer = 0;
    const keep = () => saveDraft(jobId, form.getValues());
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = window.setTimeout(keep, restMs);
      },
    });
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      keep();
      stop();
      removeEventListener('pagehide', keep);
    };
  }, [form, jobId]);
}

/** Puts the file of the draft in as the form is shown. */
export function useDraftFile(put: (resume: ResumeState) => void, jobId: string): void {
  const restore = useEffectEvent(() => {
    const resume = loadFile(jobId);
    if (resume.kind !== 'empty') put(resume);
  });
  useEffect(() => restore(), []);
}

/** Fills the fields that are empty. */
export function fillIn(form: UseFormReturn<ApplicationFields>, typed: Draft): void {
  for (const field of writtenFields) {
    const text = typed[field];
    if (!text || form.getValues(field)) continue;
    form.setValue(field, text);
    // For what counts the characters.
    document.getElementsByName(field)[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
