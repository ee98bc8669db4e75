import { useEffect, useState } from 'react';
import { isStarting } from './is-starting.ts';

/** Whether this part was made in the browser, and not written by the server. Stays as it was. */
export function useMadeHere(): boolean {
  const [isMadeHere] = useState(() => typeof document !== 'undefined' && !isStarting());
  return isMadeHere;
}

/** False while the page is what the server wrote, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return usePainted(useMadeHere());
}

/** True from the first picture of this part on, or, where that is said, from its start. */
export function usePainted(fromStart: boolean): boolean {
  const [isPainted, setPainted] = useState(fromStart);
  // An effect comes after the picture.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setPainted(true), []);
  return isPainted;
}
