import { useSyncExternalStore } from 'react';

/** The language that the page says it is in (BCP 47), also when it changes: libraries would ask the browser for its own. */
export function usePageLanguage(): string {
  return useSyncExternalStore(watchLanguage, pageLanguage, () => 'en');
}

function pageLanguage(): string {
  return document.documentElement.lang || 'en';
}

function watchLanguage(tell: () => void): () => void {
  const watching = new MutationObserver(tell);
  watching.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => watching.disconnect();
}
