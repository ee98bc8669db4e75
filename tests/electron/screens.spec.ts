import type { Page } from '@playwright/test';
import { panels } from '../support/electron/display.ts';
import { mustSee } from '../support/kiosk-surfaces.ts';
import { expectNoScrollbars, expectSeen } from '../support/sight.ts';
import { channels, type KioskPhase } from '../../src/domain/contract/kiosk-bridge.ts';
import { expect, test, type RunningKiosk } from './electron-test.ts';

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

/** What main says when nobody has touched the screen for two minutes. */
async function warn(kiosk: RunningKiosk, page: Page): Promise<void> {
  const settings = await page.evaluate(() => window.kiosk?.getSettings());
  const phase: KioskPhase = {
    phase: 'warning',
    secondsLeft: 30,
    sessionNumber: settings?.sessionNumber ?? 0,
  };
  await kiosk.app.evaluate(
    ({ webContents }, [channel, said]) => webContents.getAllWebContents()[0]?.send(channel, said),
    [channels.phase, phase] as const,
  );
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

for (const panel of [panels[1], panels[2]]) {
  test.describe(`${panel.width}x${panel.height}`, () => {
    test.use({ panel });

    test('all that a visitor needs is on the screen, with the shipped defaults', async ({ kiosk }) => {
      const page = await kiosk.page();
      const see = mustSee(page);
      await expect(see.invitation.question).toBeVisible();
      expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([panel.width, panel.height]);
      await page.evaluate(() => document.fonts.ready);
      await expectSeen('invitation', see.invitation);
      await expectNoScrollbars(page, 'invitation');
      await page.getByRole('button', { name: 'Touch anywhere to begin' }).click();
      await expectPanels(page, 'text size 1');
      await enlargeToTheEnd(page);
      await expectPanels(page, 'text size 4');
      await warn(kiosk, page);
      await expectSeen('question, text size 4', see.question);
      await expectNoScrollbars(page, 'question, text size 4');
    });
  });
}
