import { useEffect, useState } from 'react';

const offKey = 'staff-keys-off';

/** Whether somebody is writing: then letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Single keys can be turned off: speech input and shaky hands press them by chance (WCAG 2.2, 2.1.4). */
export function keysAreOn(): boolean {
  return localStorage.getItem(offKey) === null;
}

/** The keys of the list: `/` searches, j, k and the arrows go through the rows, `?` shows them. */
export function useListKeys() {
  const [isShown, setShown] = useState(false);
  const [areOn, setOn] = useState(keysAreOn);
  useEffect(() => {
    if (!areOn || isShown) return undefined;
    const listening = new AbortController();
    addEventListener('keydown', (event) => answerKey(event, () => setShown(true)), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [areOn, isShown]);
  const turn = (isOn: boolean) => {
    if (isOn) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, '');
    setOn(isOn);
  };
  return { isShown, areOn, onShow: () => setShown(true), onHide: () => setShown(false), onTurn: turn };
}

function answerKey(event: KeyboardEvent, showHelp: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isWriting(event.target)) return;
  const run = actions(showHelp)[event.key];
  if (run === undefined || !run()) return;
  event.preventDefault();
}

/** What each key does; false when there was nothing to do, so that the browser's own meaning holds. */
function actions(showHelp: () => void): Record<string, () => boolean> {
  return {
    '/': () => focusOn(document.getElementById('search')),
    '?': () => {
      showHelp();
      return true;
    },
    j: () => step(1, true),
    k: () => step(-1, true),
    ArrowDown: () => step(1, false),
    ArrowUp: () => step(-1, false),
  };
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
