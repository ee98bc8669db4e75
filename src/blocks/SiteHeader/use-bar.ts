import { useEffect, useState } from 'react';
import { initialBar, moveBar, type BarState } from '~/domain/scroll/nav-bar.ts';

/** The navigation bar's state, following the scroll position. */
export function useBar(): BarState {
  const [bar, setBar] = useState(initialBar);

  useEffect(() => {
    let last = 0;
    const follow = () => {
      const from = last;
      const to = scrollY;
      last = to;
      setBar((before) => {
        const after = moveBar(before, from, to);
        return after.hidden === before.hidden && after.raised === before.raised ? before : after;
      });
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return bar;
}
