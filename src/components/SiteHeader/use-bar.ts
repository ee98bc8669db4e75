import { useEffect, useState, type RefObject } from 'react';
import { initialBar, moveBar, type BarState } from '~/domain/scroll/nav-bar.ts';

/** The navigation bar's state, following the scroll position. A bar with the keyboard's focus in it stays. */
export function useBar(header: RefObject<HTMLElement | null>): BarState {
  const [bar, setBar] = useState(initialBar);

  useEffect(() => {
    let last = 0;
    const follow = () => {
      const from = last;
      const to = scrollY;
      last = to;
      setBar((before) => {
        const moved = moveBar(before, from, to);
        const isFocused = header.current?.querySelector(':focus-visible') != null;
        const after = { ...moved, hidden: moved.hidden && !isFocused };
        return after.hidden === before.hidden && after.raised === before.raised ? before : after;
      });
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [header]);

  return bar;
}
