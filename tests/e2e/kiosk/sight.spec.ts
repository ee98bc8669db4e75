import type { Page } from '@playwright/test';
import { languagesOf } from '../../../electron/policy/languages.ts';
import type { Language } from '../../../src/domain/language.ts';
import { screenSizes, shippedConfigs } from '../../support/kiosk-configs.ts';
import { atEachTextSize, callStaff, languageNamesOn, mustSee } from '../../support/kiosk-surfaces.ts';
import { beginVisit, expect, test, type TestMain } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { expectLargest, expectNoScrollbars, expectSeen } from '../../support/sight.ts';

/**
 * Without scrolling, at every size and text size, without a voice and with one: what a visitor must see is seen. With a browser
 * and with codes alone; tests/electron/screens.spec.ts looks at the defaults in the program itself.
 */
const cases = [
  ...screenSizes.map((size) => ({ size, name: 'defaults', config: shippedConfigs.defaults })),
  // Codes alone, on a standing panel and on the lowest one.
  ...screenSizes.slice(1, 3).map((size) => ({
    size,
    name: 'example config, codes alone',
    config: { ...shippedConfigs['example config'], handoff: 'qr' } as const,
  })),
];

async function expectInvitation(page: Page, asked: readonly Language[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectSeen('invitation', { ...mustSee(page).invitation, ...languageNamesOn(page, asked) });
  await expectNoScrollbars(page, 'invitation');
}

/** Opens and closes everything that can lie over the landing page, and looks at each. */
async function expectPanes(page: Page, main: TestMain, at: string, idleSeconds: number): Promise<void> {
  const see = mustSee(page);
  await see.home.call.click();
  await expectSeen(`call, ${at}`, { ...see.call, ...see.bar, ...see['read aloud'] });
  await expectNoScrollbars(page, `call, ${at}`);
  await expectLargest(see.call.number, see.call.code, `call, ${at}`);
  await see.call.close.click();
  await see.home.chat.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSeen(`hand-off, ${at}`, see['hand-off']);
  await see['hand-off'].close.click();
  await callStaff(page);
  await expectSeen(`staff, ${at}`, see.staff);
  await page.getByRole('button', { name: 'Close' }).click();
  await main.pass(idleSeconds);
  await expectSeen(`question, ${at}`, see.question);
  await expectNoScrollbars(page, `question, ${at}`);
  await see.question.stay.click();
  await main.settle();
}

for (const { size, name, config } of cases) {
  test.describe(`${size.width}x${size.height}, ${name}`, () => {
    test.use({ viewport: size, kiosk: { config }, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => installVoices(page, 0));

    test('all that a visitor needs is on the screen, without a voice and with one', async ({
      page,
      main,
    }) => {
      test.setTimeout(180_000);
      const see = mustSee(page);
      await expectInvitation(page, languagesOf(config));
      await beginVisit(page, main);
      await atEachTextSize(page, async (at) => {
        await page.evaluate(() => scrollTo(0, 0));
        await announceVoices(page, 0);
        await expect(see['read aloud']['Read aloud']).toBeHidden();
        await expectSeen(`home without a voice, ${at}`, { ...see.home, ...see.bar });
        await expectNoScrollbars(page, `home without a voice, ${at}`);
        // Whatever the bar holds beside it: with a voice there is one button more on every surface.
        await announceVoices(page, 1);
        await expect(see['read aloud']['Read aloud']).toBeVisible();
        await expectSeen(`home, ${at}`, { ...see.home, ...see.bar, ...see['read aloud'] });
        await expectNoScrollbars(page, `home, ${at}`);
        await expectPanes(page, main, at, config.idle.seconds);
      });
    });
  });
}
