import { messages } from '~/i18n/messages.ts';
import { readAddress } from '~/domain/language.ts';
import { readConnection } from './connection.ts';
import { pageAt, prepare } from './pages.ts';

/** Fetches the code of a page that this one links to when the pointer, a finger or the focus is on the link. */
export function prefetchLinks(signal: AbortSignal): void {
  const { savesData, isSlow } = readConnection();
  if (savesData || isSlow) return;
  const prefetchTarget = ({ target }: Event) =>
    void prefetch(target instanceof Element ? target.closest('a') : null);
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetchTarget, { passive: true, signal });
}

async function prefetch(link: Element | null): Promise<void> {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
  const { language, path } = readAddress(link.pathname);
  const page = pageAt(path);
  if (page === null || language !== messages.language) return;
  await Promise.all([page.load(), prepare(page)]).catch(() => undefined);
}
