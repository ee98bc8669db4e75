import { useEffect } from 'react';
import { guardCopying } from './guard-copying.ts';

/** Blocks copying while a shell is on the screen, for shells without a head script. */
export function useCopyGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    guardCopying({ signal: listening.signal });
    return () => listening.abort();
  }, []);
}
