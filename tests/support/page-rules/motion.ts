import { expect, type Page } from '@playwright/test';

/** What enters or answers moves so long at most, in milliseconds. */
export const longestMs = 250;

/**
 * Nothing of a page moves where less motion is asked for; elsewhere the page enters, and nothing takes longer than `longestMs`.
 */
export async function expectShortMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await durations(page);
  expect(
    found.some(({ what }) => /MAIN/.test(what)),
    'the page enters',
  ).toBe(true);
  expect(found.filter(({ ms }) => ms > longestMs)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Durations of all transitions and animations in milliseconds; those that follow the scroll have none. */
function durations(page: Page): Promise<{ what: string; ms: number }[]> {
  return page.evaluate(() => {
    const toMs = (text: string) =>
      Math.max(...text.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const what = `${element.tagName} ${style.animationName}`;
      const followsScroll = style.getPropertyValue('animation-timeline').startsWith('scroll');
      const animation = followsScroll || style.animationName === 'none' ? 0 : toMs(style.animationDuration);
      return [
        { what, ms: animation },
        { what: `${element.tagName} transition`, ms: toMs(style.transitionDuration) },
      ].filter(({ ms }) => ms > 0);
    });
  });
}
