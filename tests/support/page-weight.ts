import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { withoutHash } from '../../build/budget-parts.ts';
import type { SentFile } from '../../build/budgets.ts';
import { stackFolder } from './stack-info.ts';

/** The site of the tests as it lies on disk. */
export const builtSite = join(stackFolder, 'configured');

const kinds: Readonly<Record<string, SentFile['kind']>> = {
  document: 'html',
  script: 'script',
  font: 'font',
  image: 'image',
};

/** Notes every request of a page from now on. */
export function watchRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** What was sent in answer: bodies as they crossed the line. */
export function sentFiles(requests: readonly Request[]): Promise<readonly SentFile[]> {
  return Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      const { responseBodySize } = await request.sizes();
      const kind = kinds[request.resourceType()] ?? kindOfType(response?.headers()['content-type'] ?? '');
      return { kind, name: withoutHash(new URL(request.url()).pathname), bytes: responseBodySize };
    }),
  );
}

/** Chromium calls what a preload asks for `other`. */
function kindOfType(contentType: string): SentFile['kind'] {
  if (contentType.includes('javascript')) return 'script';
  return contentType.startsWith('image/') ? 'image' : 'other';
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
