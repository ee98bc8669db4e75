import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened the panel, once the page beneath answers again.
 * @param open whether the panel is open. To be called by what stands around the panel, so that it remembers before the
 * panel takes the focus.
 */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<Element | null>(null);

  // Follows the focus of the page, because it is lost by the time the page is inert.
  useLayoutEffect(() => {
    if (open) return undefined;
    const remember = () => {
      opener.current = document.activeElement;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const element = opener.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
    };
  }, [open]);
}
