import { ScrollRestoration, type Location } from 'react-router-dom';

/**
 * Every new page begins at the top, and Back and Forward find the place that was left. A link may lead back to a place by its key:
 * `state={{ scrollKey }}`.
 */
export function ScrollMemory() {
  return <ScrollRestoration getKey={scrollKeyOf} />;
}

/** The key under which the scroll position of a page is kept. */
export function scrollKeyOf({ state, key }: Location): string {
  const kept: unknown =
    typeof state === 'object' && state !== null && 'scrollKey' in state ? state.scrollKey : null;
  return typeof kept === 'string' ? kept : key;
}
