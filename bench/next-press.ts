import type { Page } from '@playwright/test';
import { watchHeading } from './next-in-page.ts';
import { noted, openIdle, type Work } from './next-works.ts';
import type { SlowPage } from './slow-phone.ts';

/**
 * How long it takes from the touch on a link until the heading of the next page is painted.
 * @param when `idle`: the page has nothing left to do. `load`: its `load` event has just been.
 */
export function nextPage(from: string, to: string, when: 'idle' | 'load'): Work {
  return async (slow, origin) => {
    const { page } = slow;
    await page.addInitScript(watchHeading);
    if (when === 'idle') await openIdle(page, origin + from);
    else await page.goto(origin + from, { waitUntil: 'load' });
    await touchLink(slow, to, when === 'idle' ? handMs : 0);
    const painted = await noted(page, 'painted');
    return painted - (await noted(page, 'pressed'));
  };
}

/** Milliseconds from the end of a scroll until a finger comes down: people are no faster than twice a second. */
export const handMs = 500;

/** Where something stands in the window, in CSS pixels. */
export type Place = readonly [x: number, y: number];

/** Touches as a finger does: no pointer hovers over it first, and nothing looks in the page what stands there. */
export async function touch({ session }: SlowPage, [x, y]: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Brings the link into view and touches its middle.
 * @param pauseMs milliseconds between the two.
 */
export async function touchLink(slow: SlowPage, to: string, pauseMs: number): Promise<void> {
  const place = await placeOf(slow.page, to);
  await slow.page.waitForTimeout(pauseMs);
  await touch(slow, place);
}

function placeOf(page: Page, to: string): Promise<Place> {
  return page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find((each) => each.getAttribute('href') === path && each.offsetHeight > 0);
    if (link === undefined) throw new Error(`no link to ${path}`);
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, to);
}
