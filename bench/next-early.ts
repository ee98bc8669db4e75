import { watchEffect } from './next-in-page.ts';
import { careers, home } from './next-pages.ts';
import { touch } from './next-press.ts';
import { noted, type Work } from './next-works.ts';

/** Presses made as soon as a page shows, before its scripts answer. Each is as long as it takes until its effect is painted. */
export const earlyPresses: Readonly<Record<string, Work>> = {
  [`${home}, a tab pressed at once`]: pressAtOnce(home, '[role="tab"]:nth-of-type(3)', 'aria-selected'),
  [`${careers}, a category pressed at once`]: pressAtOnce(
    careers,
    'main button[aria-pressed="false"]',
    'aria-pressed',
  ),
};

/**
 * @param control selector of what is pressed.
 * @param effect the attribute of that control that becomes `true`.
 */
function pressAtOnce(path: string, control: string, effect: string): Work {
  return async (slow, origin) => {
    const { page } = slow;
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (selector) =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.querySelector(selector) !== null &&
        document.querySelector('footer') !== null,
      control,
    );
    const place = await page.evaluate(watchEffect, [control, effect] as const);
    await touch(slow, place);
    return (await noted(page, 'took')) - (await noted(page, 'pressed'));
  };
}
