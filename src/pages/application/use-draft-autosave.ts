import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writtenFields, type ApplicationFields } from '~/domain/application/application.ts';
import { keepWords, keptWords, type Draft } from './draft.ts';

/** How long after a key the words are kept: writing them at each would slow the typing of a long letter. */
const restMs = 300;

/**
 * Keeps what is typed in this tab, through a reload or a crash, until it is sent or cleared. What the form already holds, from
 * the browser or typed before the page answered, stays.
 */
export function useDraftAutosave(form: UseFormReturn<ApplicationFields>, jobId: string): void {
  useEffect(() => {
    fillIn(form, keptWords(jobId));
    let timer = 0;
    const keep = () => keepWords(jobId, form.getValues());
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

/** Puts words into the fields that are empty. */
export function fillIn(form: UseFormReturn<ApplicationFields>, typed: Draft): void {
  for (const field of writtenFields) {
    const text = typed[field];
    if (!text || form.getValues(field)) continue;
    form.setValue(field, text);
    // For what counts the characters.
    document.getElementsByName(field)[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
