import { useKeys } from '../session/use-keys.ts';
import { toggleSelected } from './selection-store.ts';

/** The keys of the list: `/` searches, j, k and the arrows go through the rows, x chooses one where rows can be chosen. */
export function useListKeys(mayChoose: boolean): void {
  useKeys({
    x: mayChoose ? chooseRow : null,
    '/': () => focusOn(document.getElementById('search')),
    j: () => step(1, true),
    k: () => step(-1, true),
    ArrowDown: () => step(1, false),
    ArrowUp: () => step(-1, false),
  });
}

/** Chooses the row that has the focus, or no more. */
function chooseRow(): boolean {
  const id = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('a[data-row]')?.dataset['row'];
  if (id !== undefined) toggleSelected(id);
  return id !== undefined;
}

/** Goes to the next or the last row. The arrows scroll, unless a row has the focus. */
function step(by: 1 | -1, mayBegin: boolean): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')];
  const at = rows.findIndex((row) => row.closest('tr') === document.activeElement?.closest('tr'));
  if (at < 0) return mayBegin && focusOn(by > 0 ? rows[0] : rows.at(-1));
  return focusOn(rows[at + by] ?? rows[at]);
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}
