import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How an open menu was left: with the Escape key, or by pressing somewhere else. */
export type Dismissal = 'escape' | 'outside';

/** Calls `dismiss` when the person leaves an open part of the page. Listens only while `open`. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (how: Dismissal) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) onDismiss('outside');
    };
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss('escape'), {
      signal,
    });
    return () => listening.abort();
  }, [area, open]);
}
