import { useSyncExternalStore } from 'react';
import { emergencyEvent } from './emergency.ts';

/** The emergency number noted on the page; null while prerendering and hydrating, and where it is not known. */
export function useEmergencyNumber(): string | null {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener(emergencyEvent, listener);
      return () => document.removeEventListener(emergencyEvent, listener);
    },
    () => document.documentElement.dataset.emergency ?? null,
    () => null,
  );
}
