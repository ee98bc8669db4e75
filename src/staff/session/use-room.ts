import { useSyncExternalStore } from 'react';

/** Whether there is room for two columns, of letters of the size that is really drawn: larger text needs more. */
export const hasRoom = () =>
  innerWidth >= 64 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** The same, kept right while the window changes. */
export const useHasRoom = () => useSyncExternalStore(subscribe, hasRoom);
