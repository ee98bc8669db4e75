import { useEffect, useRef } from 'react';
import { isStarting } from '~/ui/is-starting.ts';
import { readyEvent } from './ready-event.ts';

/** Tells the boot script that a part has hydrated, so that an act made on it before can take effect. */
export function announceReady(): void {
  document.dispatchEvent(new Event(readyEvent));
}

/**
 * Marks a part that hydrates later than the page, until it has: spread the result on its outermost element. A focused
 * element inside gets its focus event again at once. No part that hydrates late has seen it, and a key pressed in between
 * would be lost.
 */
export function useWaitingMark<Part extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<Part>(null);
  useEffect(() => {
    const part = ref.current;
    const focused = document.activeElement;
    part?.removeAttribute('data-waiting');
    if (part?.contains(focused)) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    announceReady();
  }, []);
  return { ref, 'data-waiting': '' } as const;
}

/**
 * Resolves when a part below the first screen is needed: at the first scroll, touch, key or focus after the page was
 * opened; at once when there was one before the scripts came, when the page already answers, and while prerendering.
 * To be called while the page's modules load: once it has hydrated, it counts as answering.
 */
export function firstNeed(): Promise<void> {
  if (!isStarting()) return Promise.resolve();
  if ('used' in document.documentElement.dataset || scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const needed = new AbortController();
    const answer = () => {
      needed.abort();
      resolve();
    };
    for (const act of ['scroll', 'pointerdown', 'keydown', 'focusin']) {
      addEventListener(act, answer, { signal: needed.signal, capture: true, passive: true });
    }
  });
}
