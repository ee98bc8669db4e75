import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMadeHere } from '~/ui/use-hydrated.ts';

/**
 * Puts tags into the document's head for as long as the page is shown. The prerender lifts them out of the `template`
 * (src/web/prerender.tsx); a page that hydrates keeps those that it came with.
 */
export function InHead({ children }: { children: ReactNode }) {
  const isMadeHere = useMadeHere();
  useLayoutEffect(() => {
    if (isMadeHere) removePrerendered();
  }, [isMadeHere]);
  if (typeof document === 'undefined') return <template data-head="">{children}</template>;
  return isMadeHere ? createPortal(children, document.head) : null;
}

/** The prerendered tags stand between the manifest and the styles (src/web/index.html), those made here after. */
function removePrerendered(): void {
  const styles = document.querySelector('style[data-files]');
  for (;;) {
    const tag = styles?.previousElementSibling;
    if (!tag || tag.matches('link[rel="manifest"]')) return;
    tag.remove();
  }
}
