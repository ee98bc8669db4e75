import { useEffect, useState } from 'react';

/** Whether the page is still what the server wrote: while prerendering, and until all of it answers. */
export function isStarting(): boolean {
  return typeof document === 'undefined' || document.querySelector('#root[data-waiting]') !== null;
}

/** False while the page is what the server wrote, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isStarting());
  // What the server wrote must be met first.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
