import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAddress } from '~/domain/language.ts';

/**
 * Keeps plain links within the page. The pages hold a few that are no router links: anchors (`#apply`), which the hash
 * router would read as routes, and one full page load (`/`). No other address is ever followed, and no key or button makes
 * a new window of one; main refuses it as well.
 * @returns the click handler for the element around the pages.
 */
export function useInnerLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || event.defaultPrevented) return;
      event.preventDefault();
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('#/')) void navigate(href.slice(1));
      else if (href.startsWith('#')) goToSection(href.slice(1));
      else if (href.startsWith('/')) void navigate(readAddress(href).path);
    },
    [navigate],
  );
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
