import type { Page } from '@playwright/test';
import { watchHydration } from './next-in-page.ts';
import type { SlowPage } from './slow-phone.ts';

/** Does one thing on a slow phone. Returns how long it took, in milliseconds. Throws when it did not come about. */
export type Work = (slow: SlowPage, origin: string) => Promise<number>;

/** Nothing is on the line for this long: then a page counts as idle. */
const quietMs = 1_500;
const longestMs = 20_000;
const longestLoadMs = 60_000;

/** How long after the start of the navigation a page answers, with its form where it has one. */
export function answersAfter(path: string): Work {
  return async ({ page }, origin) => {
    await page.addInitScript(watchHydration);
    await page.goto(origin + path, { timeout: longestLoadMs });
    await page.waitForFunction(() => 'hydratedMs' in document.documentElement.dataset, null, {
      timeout: longestMs,
    });
    return page.evaluate(() => Number(document.documentElement.dataset.hydratedMs));
  };
}

/** Opens a page and waits until it answers and has nothing left to fetch. */
export async function openIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelector('#root[data-waiting], #apply [data-waiting], #apply form[hidden]') === null &&
      document.readyState === 'complete',
    null,
    { timeout: longestMs },
  );
  await untilQuiet(page);
}

/** Waits until no request has begun or ended for a while. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const times = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, ...times) > quiet;
    },
    quietMs,
    { timeout: longestMs, polling: 100 },
  );
}

/** Reads a moment that the page has noted, in milliseconds since 1970, as soon as it is there. */
export async function noted(page: Page, name: string): Promise<number> {
  // A document that is being left cannot be asked: the next one can.
  for (const endMs = Date.now() + longestMs; Date.now() < endMs;) {
    const value = await page.evaluate((key) => sessionStorage.getItem(key), name).catch(() => null);
    if (value !== null) return Number(value);
    await page.waitForTimeout(50);
  }
  throw new Error(`${name} was never noted`);
}
