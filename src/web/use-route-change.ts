import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { enterEntry, notePlace, returnToPlace } from './places.ts';

/**
 * After a change of page: scroll to the top (or back to where the person was), and focus to the new page's heading,
 * so that a screen reader says where one is. A change of the query alone is not a change of page. For Back and Forward among
 * the anchors of a page see `answerOnPage`.
 */
export function useRouteChange(): void {
  const { pathname, key, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(keepOwnPlaces, []);

  // Layout effects: the scroll event that the new page causes must not overwrite the old page's place.
  useLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      if (kind === 'POP') returnToPlace();
      else scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      if (kind !== 'POP' && hash !== '')
        document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    }
  }, [pathname, hash, kind]);

  // What the router has gone to is what the history shows now; the key only says that it has gone.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(enterEntry, [key]);
}

/** A reload and a page of another site keep the browser's own way of coming back. */
function keepOwnPlaces() {
  const listening = new AbortController();
  const { signal } = listening;
  const take = () => (history.scrollRestoration = 'manual');
  take();
  addEventListener('pageshow', take, { signal });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('scroll', notePlace, { passive: true, signal });
  // A press comes before the last scroll event when the page is still gliding.
  addEventListener('click', notePlace, { capture: true, signal });
  return () => listening.abort();
}
