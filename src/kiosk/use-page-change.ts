import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stopReading } from './reading/read-aloud.ts';

/**
 * After a change of page: scroll to the top, or to the section that the address names, and focus to the heading, so that
 * a screen reader says where one is. Reading aloud stops. The kiosk keeps no places to come back to: they would be the last visitor's.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();

  useLayoutEffect(() => {
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section === null) scrollTo({ top: 0, behavior: 'instant' });
    else section.scrollIntoView({ behavior: 'instant' });
    const heading =
      section?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    // The effect reads the document, but it must run when the path changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, hash]);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => stopReading, [pathname]);
}
