import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what the server wrote, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
