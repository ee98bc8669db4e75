import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const offKey = 'staff-keys-off';

/** Keys and what each does; null for nothing. `false` means that there was nothing to do: then the browser's own meaning holds. */
export type Keys = Readonly<Record<string, (() => unknown) | null>>;

/** What parts of the page have mounted, the last one last. */
const mounted: { keys: Keys }[] = [];

/** Through these one goes on as long as they are held; what others do happens once a press. */
const repeating = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);

/**
 * Answers single keys as long as the component is there. Of two components with one key the one that came last answers. None
 * does while somebody writes, chooses from a list, answers a dialog or holds Ctrl, Meta or Alt, nor where keys are turned off.
 * @param keys by `KeyboardEvent.key`: a letter, `?`, `ArrowDown`.
 */
export function useKeys(keys: Keys): void {
  const own = useRef({ keys });
  useLayoutEffect(() => {
    own.current.keys = keys;
  }, [keys]);
  // Before the page is painted: what shows its key answers it.
  useLayoutEffect(() => {
    const part = own.current;
    if (mounted.length === 0) addEventListener('keydown', answerKey);
    mounted.push(part);
    return () => {
      mounted.splice(mounted.indexOf(part), 1);
      if (mounted.length === 0) removeEventListener('keydown', answerKey);
    };
  }, []);
}

function answerKey(event: KeyboardEvent): void {
  const { key, repeat } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!keysAreOn() || isWriting(event.target) || (repeat && !repeating.has(key))) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const part = mounted.findLast(({ keys }) => Object.hasOwn(keys, key) && keys[key] !== null);
  if (part?.keys[key]?.() !== false && part !== undefined) event.preventDefault();
}

/** Whether somebody is writing: then letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether single keys do anything. Speech input and shaky hands press them by chance: they can be turned off (WCAG 2.2, 2.1.4). */
export function useKeysAreOn(): boolean {
  return useSyncExternalStore(watchStorage, keysAreOn);
}

/** Turns single keys on or off, in every tab of this browser. */
export function turnKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, '');
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key: offKey }));
}

function keysAreOn(): boolean {
  return localStorage.getItem(offKey) === null;
}

function watchStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
