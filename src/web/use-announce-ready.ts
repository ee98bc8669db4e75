import { useEffect } from 'react';
import { announceReady } from '~/platform/ready.ts';

/** Marks the page as answering, once it has hydrated. */
export function useAnnounceReady(): void {
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-waiting');
    announceReady();
  }, []);
}
