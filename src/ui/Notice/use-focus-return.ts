import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Watches the focus inside an element that may go away at any time. When it does with the focus in it, the focus returns to
 * where it came from instead of being lost.
 */
export function useFocusReturn() {
  const [isFocused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const inside = element.current;
    return () => {
      if (inside?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
    };
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent<HTMLDivElement>) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !element.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
  return { isFocused, focusProps: { ref: element, onFocus, onBlur: () => setFocused(false) } };
}
