import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Gives the whole seconds since the form was shown: since the page was opened, where it is in the served HTML. */
export function useSecondsShown(): () => number {
  const shownAt = useRef(0);
  const [isServed] = useState(!useHydrated());
  useEffect(() => {
    if (!isServed) shownAt.current = performance.now();
  }, [isServed]);
  return () => Math.floor((performance.now() - shownAt.current) / 1000);
}
