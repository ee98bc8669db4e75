import type { Page, Request } from '@playwright/test';

/** The scripts that a page asks for when it starts, as addresses. */
export function scriptsIn(html: string): readonly string[] {
  return [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
}

/** Notes every request of a page from now on. */
export function watchRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Bytes of all scripts that were asked for, as they crossed the line. */
export async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.url().endsWith('.js'));
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/**
 * The layout shift since the typeface came, as Cumulative Layout Shift adds it up. What moves while a slow machine still
 * reads the page's HTML is not counted.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const typeface = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
        const since = (typeface as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime >= since) sum += (entry as PerformanceEntry & { value: number }).value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come in a task of their own, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
