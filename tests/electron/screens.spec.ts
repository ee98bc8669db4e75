import type { Locator, Page } from '@playwright/test';
import { mustSee } from '../support/kiosk-surfaces.ts';
import { expectNoScrollbars, expectSeen } from '../support/sight.ts';
import { panelSizes, usualPanel } from '../../src/domain/kiosk/panel.ts';
import { expect, test } from './electron-test.ts';

/*
 * What tests/e2e/kiosk/sight.spec.ts says of the pages is true of the program: its own window, settings and scrollbars, and
 * no configuration at all.
 */

async function enlargeToTheEnd(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function expectPanels(page: Page, at: string): Promise<void> {
  const see = mustSee(page);
  // Playwright scrolls a page whose buttons still move in.
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.getAnimations().length)).toBe(0);
  await expectSeen(`home, ${at}`, { ...see.home, ...see.bar });
  await expectNoScrollbars(page, `home, ${at}`);
  await see.home.call.click();
  await expectSeen(`call, ${at}`, { ...see.call, ...see.bar });
  await expectNoScrollbars(page, `call, ${at}`);
  await see.call.close.click();
  // A press on what is still covered lets Playwright scroll the page.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await see.home.chat.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSeen(`hand-off, ${at}`, see['hand-off']);
  await see['hand-off'].close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

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
  const settle = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
  await expect.poll(settle).toBe(0);
}

test('all that a visitor needs is on the screen, with the shipped defaults', async ({ ownKiosk, panel }) => {
  const page = await ownKiosk.page();
  const see = mustSee(page);
  await expect(see.invitation.question).toBeVisible();
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([panel.width, panel.height]);
  await page.evaluate(() => document.fonts.ready);
  await expectSeen('invitation', see.invitation);
  await expectNoScrollbars(page, 'invitation');
  const { slipPx } = panelSizes({ ...usualPanel, widthPx: panel.width, heightPx: panel.height });
  await slip(page, page.getByRole('button', { name: 'Touch anywhere to begin' }), slipPx - 2);
  await expect(see.home.call).toBeVisible();
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.getAnimations().length)).toBe(0);
  await slip(page, see.home.call, slipPx * 3);
  await stayAtTop(page);
  await slip(page, see.home.chat, slipPx - 2);
  await expect(page.getByRole('dialog', { name: 'Chat on WhatsApp' })).toBeVisible();
  await see['hand-off'].close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stayAtTop(page);
  await enlargeToTheEnd(page);
  await expectPanels(page, 'largest text');
});
