import { messages } from '~/i18n/messages.ts';
import { idle } from '~/domain/idle.ts';
import { readAddress } from '~/domain/language.ts';
import { pageFilesId } from '~/page-table.ts';
import type { Page } from '~/routes.tsx';
import { readConnection } from './connection.ts';
import { pageAt, prepare } from './pages.ts';

/**
 * Prefetches the pages that this one links to: while the browser is idle those whose links are there then, any other when the
 * pointer, a finger or the focus is on its link. Not with data saving or on a slow line.
 */
export function prefetchLinks(signal: AbortSignal): void {
  const { savesData, isSlow } = readConnection();
  if (savesData || isSlow) return;
  const runTarget = ({ target }: Event) => {
    const page = target instanceof Element ? pageOf(target.closest('a')) : null;
    if (page !== null) void Promise.all([page.load(), prepare(page)]).catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, runTarget, { passive: true, signal });
  void idle().then(() => signal.aborted || prefetchFiles(new Set([...document.links].map(pageOf))));
}

/** The page that a link opens in this tab and language, or null. */
function pageOf(link: Element | null): Page | null {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return null;
  const { language, path } = readAddress(link.pathname);
  return language === messages.language ? pageAt(path) : null;
}

const prefetched = new Set<string>();

/** Fetches what pages need. Their styles do not come to this page: the browser would compute all styles again. */
function prefetchFiles(pages: ReadonlySet<Page | null>): void {
  // The build writes the list (build/page-html.ts).
  const list = document.getElementById(pageFilesId)?.textContent ?? '{}';
  const filesOf = JSON.parse(list) as Partial<Record<string, readonly string[]>>;
  for (const file of [...pages].flatMap((page) => (page && filesOf[page.name]) ?? [])) {
    if (prefetched.has(file) || document.querySelector(`link[href="${file}"]`) !== null) continue;
    prefetched.add(file);
    prefetchFile(file).catch(() => prefetched.delete(file));
  }
}

/**
 * By `fetch`: Safari has no `rel=prefetch`, and a module that was asked for in vain is never asked for again. Each script is run at
 * once, by itself: a few milliseconds of a slow phone's time, which the tap need not wait for.
 */
async function prefetchFile(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  await response.blob();
  if (response.ok && file.endsWith('.js')) await import(/* @vite-ignore */ file);
}
