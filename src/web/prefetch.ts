import { messages } from '~/i18n/messages.ts';
import { readAddress } from '~/domain/language.ts';
import { idle } from '~/ui/idle.ts';
import { readConnection } from './connection.ts';
import { pageAt, prepare } from './pages.ts';

/** Fetches the code of the pages that this one links to: on hover, focus or touch, and all of it when idle. */
export function prefetchLinks(signal: AbortSignal): void {
  const { savesData, isSlow } = readConnection();
  if (savesData || isSlow) return;
  const prefetchTarget = ({ target }: Event) =>
    void prefetch(target instanceof Element ? target.closest('a') : null);
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetchTarget, { passive: true, signal });
  void prefetchWhenIdle(signal);
}

async function prefetchWhenIdle(signal: AbortSignal): Promise<void> {
  for (const link of document.links) {
    await idle();
    if (signal.aborted) return;
    await prefetch(link);
  }
}

async function prefetch(link: Element | null): Promise<void> {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
  const { language, path } = readAddress(link.pathname);
  const page = pageAt(path);
  if (page === null || language !== messages.language) return;
  await Promise.all([page.load(), prepare(page)]).catch(() => undefined);
}
