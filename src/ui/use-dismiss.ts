import { useEffect, type RefObject } from 'react';

/** Closes a menu made of `<details>` when the press or the focus is elsewhere, and with Escape, which takes the focus back to its button. */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const closeElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) menu.current?.removeAttribute('open');
    };
    const closeAtEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.removeAttribute('open');
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    document.addEventListener('keydown', closeAtEscape, { signal });
    return () => listening.abort();
  }, [menu]);
}
