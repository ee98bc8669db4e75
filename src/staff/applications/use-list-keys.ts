import { useKeys } from '../session/use-keys.ts';

/** The keys of the list: `/` searches, j, k and the arrows go through the rows. */
export function useListKeys(): void {
  useKeys({
    '/': () => focusOn(document.getElementById('search')),
    j: () => step(1, true),
    k: () => step(-1, true),
    ArrowDown: () => step(1, false),
    ArrowUp: () => step(-1, false),
  });
}

/** Goes to the next or the last row. The arrows scroll, unless a row has the focus. */
function step(by: 1 | -1, mayBegin: boolean): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return mayBegin && focusOn(by > 0 ? rows[0] : rows.at(-1));
  return focusOn(rows[at + by] ?? rows[at]);
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}
