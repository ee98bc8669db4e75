import { goBack, watchReturn } from './next-in-page.ts';
import { handMs, touchLink } from './next-press.ts';
import { noted, openIdle, type Work } from './next-works.ts';

/** How long Back takes after a link within the site was followed, until the first page's heading is painted. */
export function back(from: string, to: string): Work {
  return async (slow, origin) => {
    const { page } = slow;
    await openIdle(page, origin + from);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await touchLink(slow, to, handMs);
    await page.waitForURL(origin + to);
    await page.waitForTimeout(1_000);
    await page.evaluate(goBack, heading);
    return (await noted(page, 'returned')) - (await noted(page, 'left'));
  };
}

/** The same after a page that came as a document of its own: the browser brings the first one from its page cache. */
export function backFromCache(from: string, to: string): Work {
  return async ({ page }, origin) => {
    await page.addInitScript(watchReturn);
    await openIdle(page, origin + from);
    await openIdle(page, origin + to);
    await page.evaluate(goBack, '–');
    return (await noted(page, 'returned')) - (await noted(page, 'left'));
  };
}
