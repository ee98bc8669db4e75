import { useEffect } from 'react';
import { isBlockedShortcut, isRightClick } from '~/domain/copy-guard.ts';

/** Blocks right-click, copy, cut and their shortcuts on the whole site (specification, section 2), and nothing else. */
export function useCopyGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('copy', prevent, { signal });
    document.addEventListener('cut', prevent, { signal });
    document.addEventListener('contextmenu', (event) => isRightClick(event) && event.preventDefault(), {
      signal,
    });
    document.addEventListener('keydown', (event) => isBlockedShortcut(event) && event.preventDefault(), {
      signal,
    });
    return () => listening.abort();
  }, []);
}

function prevent(event: Event): void {
  event.preventDefault();
}
