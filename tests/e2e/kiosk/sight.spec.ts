import type { Page } from '@playwright/test';
import {
  configNames,
  screenSizes,
  settingsFor,
  shippedConfigs,
  type ConfigName,
} from '../../support/kiosk-configs.ts';
import { callStaff, mustSee } from '../../support/kiosk-surfaces.ts';
import { beginVisit, expect, test } from '../../support/kiosk-test.ts';
import { installVoices } from '../../support/kiosk-voice.ts';
import { expectNoScrollbars, expectSeen } from '../../support/sight.ts';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';

/** Whether a kiosk with a config has a voice: both on one that just came out of its box, else the one that leaves less room. */
const voices: Readonly<Record<ConfigName, readonly boolean[]>> = {
  'defaults of Linux': [false, true],
  'defaults of Windows and macOS': [true],
  'example config': [true],
};

/** Without scrolling, at every size, text size and config, with a voice and without: what a visitor must see is seen. */
const cases = screenSizes.flatMap((size) =>
  configNames.flatMap((name) =>
    voices[name].map((hasVoice) => ({ size, name, config: shippedConfigs[name], hasVoice })),
  ),
);

const enlarge = (page: Page) => page.getByRole('button', { name: 'Larger text' }).click();

for (const { size, name, config, hasVoice } of cases) {
  test.describe(`${size.width}x${size.height}, ${name}, ${hasVoice ? 'a voice' : 'no voice'}`, () => {
    test.use({ viewport: size, kioskSettings: settingsFor(config, size), reducedMotion: 'reduce' });
    test.beforeEach(async ({ page }) => {
      if (hasVoice) await installVoices(page, 1);
    });

    test('all that a visitor needs is on the screen', async ({ page, main }) => {
      test.setTimeout(60_000);
      const see = mustSee(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expectSeen('invitation', see.invitation);
      await expectNoScrollbars(page, 'invitation');
      await beginVisit(page, main);
      for (const [step] of textScales.entries()) {
        const at = `text size ${step + 1}`;
        if (step > 0) await enlarge(page);
        await page.evaluate(() => scrollTo(0, 0));
        const bar = hasVoice ? { ...see.bar, ...see['read aloud'] } : see.bar;
        await expectSeen(`home, ${at}`, { ...see.home, ...bar });
        await expectNoScrollbars(page, `home, ${at}`);
        await see.home.call.click();
        await expectSeen(`call, ${at}`, { ...see.call, ...bar });
        await expectNoScrollbars(page, `call, ${at}`);
        await see.call.close.click();
        await see.home.chat.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSeen(`hand-off, ${at}`, see['hand-off']);
        await see['hand-off'].close.click();
        await callStaff(page);
        await expectSeen(`staff, ${at}`, see.staff);
        await page.getByRole('button', { name: 'Close' }).click();
        await main.pass(config.idle.seconds);
        await expectSeen(`question, ${at}`, see.question);
        await expectNoScrollbars(page, `question, ${at}`);
        await see.question.stay.click();
        await main.settle();
      }
    });
  });
}
