import { useSyncExternalStore } from 'react';
import { nextTextSize, readTextSize, type TextSize } from '~/domain/text-size.ts';

const storageKey = 'text-size';
const changed = 'app:text-size';

/**
 * Takes over the size chosen earlier and answers every press on an element with `data-text-size` (a size, or `next`).
 * Runs in the boot script, so that the control works before the page's scripts have come.
 */
export function watchTextSize(page: HTMLElement): void {
  apply(page, readTextSize(stored()));
  addEventListener('click', (event) => {
    const asked = (event.target as Element).closest<HTMLElement>('[data-text-size]:not(html)')?.dataset
      .textSize;
    if (asked === undefined) return;
    const size = asked === 'next' ? nextTextSize(readTextSize(page.dataset.textSize)) : readTextSize(asked);
    apply(page, size);
    store(size);
    dispatchEvent(new Event(changed));
  });
}

function apply(page: HTMLElement, size: TextSize): void {
  page.dataset.textSize = String(size);
}

/** Storage may be switched off; then the choice lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(size: TextSize): void {
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // See above.
  }
}

/** The chosen size; the usual one while prerendering and hydrating. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(
    (listener) => {
      addEventListener(changed, listener);
      return () => removeEventListener(changed, listener);
    },
    () => readTextSize(document.documentElement.dataset.textSize),
    () => 100,
  );
}
