import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchAhead, fetchAtPress } from './fetch-ahead.ts';

/** Has the pages at hand that the present one links to. */
export function useFetchAhead(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const listening = new AbortController();
    addEventListener('pointerdown', fetchAtPress, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    void fetchAhead(pathname, leaving.signal);
    return () => leaving.abort();
  }, [pathname]);
}
