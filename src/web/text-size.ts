import { nextTextSize, readTextSize, type TextSize } from '~/domain/text-size.ts';

const storageKey = 'text-size';

/** The event that says: the size was changed. */
export const textSizeEvent = 'app:text-size';

/**
 * Takes over the size chosen earlier and answers every press on an element with `data-text-size` (a size, or `next`).
 * Runs in the head script, so that the control works before the page's scripts have come.
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
    dispatchEvent(new Event(textSizeEvent));
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
