import type { Locator, Page } from '@playwright/test';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import { mustSee } from '../support/kiosk-surfaces.ts';
import { cutWords, expectNoScrollbars, expectVisible } from '../support/sight.ts';
import { panelSizes, usualPanel } from '../../src/domain/kiosk/panel.ts';
import { expect, test } from './electron-test.ts';

/*
 * What tests/e2e/kiosk/sight.spec.ts says of the pages is true of the program: its own window, settings and scrollbars, and
 * no configuration at all.
 */

/** A finger that comes down in the middle of an element, slips by so many px, and goes up. */
async function slip(page: Page, target: Locator, byPx: number): Promise<void> {
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', slippedPx: number) => {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 - slippedPx };
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  };
  await touch('touchStart', 0);
  for (let part = 1; part <= 4; part += 1) await touch('touchMove', (byPx * part) / 4);
  await touch('touchEnd', byPx);
  await session.detach();
}

/** Scrolls to the top until the page stays there: a finger that has slipped leaves it moving for a moment. */
async function stayAtTop(page: Page): Promise<void> {
  const waitForLayout = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  await expect.poll(waitForLayout).toBe(0);
}

test('all that a visitor needs is on the screen, with the shipped defaults', async ({
  freshKiosk,
  panel,
}) => {
  const page = await freshKiosk.page();
  const see = mustSee(page);
  await expect(see.invitation.question).toBeVisible();
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([panel.width, panel.height]);
  await page.evaluate(() => document.fonts.ready);
  await expectVisible('invitation', see.invitation);
  await expectNoScrollbars(page, 'invitation');
  const { touchSlopPx } = panelSizes({ ...usualPanel, widthPx: panel.width, heightPx: panel.height });
  await slip(page, see.invitation.button, touchSlopPx - 2);
  await expect(see.home.call).toBeVisible();
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.getAnimations().length)).toBe(0);
  await slip(page, see.home.call, touchSlopPx * 3);
  await stayAtTop(page);
  await slip(page, see.home.chat, touchSlopPx - 2);
  await expect(page.getByRole('dialog', { name: 'Chat on WhatsApp' })).toBeVisible();
  await expectVisible('hand-off', see['hand-off']);
  await expectNoScrollbars(page, 'hand-off');
  await see['hand-off'].back.click();
  await stayAtTop(page);
  await expectVisible('home', { ...see.home, ...see.bar });
  await expectNoScrollbars(page, 'home');

  // Columns are of the engine's making: each screenful is whole in this one too.
  await page.evaluate(() => void (location.hash = '/careers/job/graphic-designer'));
  const forward = page.getByRole('button', { name: kioskMessages.paging.next, exact: true });
  const seen = new Set<string>();
  await expect(forward).toBeVisible();
  while ((await forward.getAttribute('aria-disabled')) !== 'true') {
    expect(await cutWords(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    seen.add(await page.locator('output[data-for-eyes]').innerText());
    await forward.click();
  }
  expect(seen.size).toBeGreaterThan(2);
});
