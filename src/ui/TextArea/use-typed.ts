import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Milliseconds of rest after which the counter is read out. */
const restMs = 1_000;

type TextAreaRef = RefObject<HTMLTextAreaElement | null>;

/**
 * What stands in an uncontrolled text field now, also when it was typed before the script ran, or the form was reset.
 */
export function useTyped(element: TextAreaRef): string {
  const subscribe = useCallback((onChange: () => void) => listen(element, onChange, onChange), [element]);
  return useSyncExternalStore(
    subscribe,
    () => element.current?.value ?? '',
    () => '',
  );
}

/** What stood in the field at the last rest in typing; null until something was typed. */
export function useRested(element: TextAreaRef): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(rest);
    const wait = () => {
      stop();
      rest = setTimeout(() => setRested(element.current?.value ?? null), restMs);
    };
    const forget = () => {
      stop();
      setRested(null);
    };
    const unlisten = listen(element, wait, forget);
    return () => {
      stop();
      unlisten();
    };
  }, [element]);
  return rested;
}

function listen({ current }: TextAreaRef, onInput: () => void, onReset: () => void): () => void {
  const listening = new AbortController();
  current?.addEventListener('input', onInput, listening);
  // The event comes before the fields are emptied.
  current?.form?.addEventListener('reset', () => setTimeout(onReset), listening);
  return () => listening.abort();
}
