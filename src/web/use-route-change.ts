import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * After a change of page: scroll to the top (or back to where the person was), and focus to the new page's heading,
 * so that a screen reader says where one is. A change of the query alone is not a change of page.
 */
export function useRouteChange(): void {
  const { pathname, key, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload keeps the browser's own way of coming back.
    const release = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', release);
    return () => removeEventListener('pagehide', release);
  }, []);

  // A layout effect: the scroll event that the new page causes must not overwrite the old page's place.
  useLayoutEffect(() => {
    const remember = () => void positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const top = kind === 'POP' ? (positions.get(key) ?? 0) : 0;
    scrollTo({ top, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (kind !== 'POP' && hash !== '')
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [pathname, key, hash, kind]);
}
