import type { Page } from '@playwright/test';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { screenSizes } from '../../support/kiosk-configs.ts';
import { atEachTextSize, callStaff, languageNamesOn, mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, test, type TestMain } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { expectLargest, expectNoScrollbars, expectSeen } from '../../support/sight.ts';
import { expectAccessible } from '../../support/test.ts';

/*
 * What must be seen without scrolling is seen in the other languages too, at every screen size, with the smallest and the largest
 * text. English has its own test with every text size: sight.spec.ts.
 */
const others = languages.filter((each) => each !== 'en');
const smallestAndLargest = [0, textScales.length - 1];

/** Words that reach out of their key. */
const cutKeys = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav button > span:last-child')]
      .filter((word) => {
        const words = document.createRange();
        // What is said to screen readers alone stands behind it.
        words.selectNodeContents(word.firstChild ?? word);
        const own = words.getBoundingClientRect();
        const box = word.parentElement?.getBoundingClientRect() ?? own;
        return (
          own.left < box.left || own.right > box.right || own.top < box.top - 1 || own.bottom > box.bottom + 1
        );
      })
      .map((word) => word.innerText),
  );

async function expectSurfaces(page: Page, main: TestMain, language: Language, at: string): Promise<void> {
  const see = mustSee(page, language);
  await page.evaluate(() => scrollTo(0, 0));
  await expectSeen(`home, ${at}`, { ...see.home, ...see.bar, ...see['read aloud'] });
  await expectNoScrollbars(page, `home, ${at}`);
  expect.soft(await cutKeys(page), 'words that leave their key').toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await see.home.call.click();
  await expectSeen(`call, ${at}`, see.call);
  await expectLargest(see.call.number, see.call.code, `call, ${at}`);
  await see.call.close.click();
  await see.home.chat.click();
  await expectSeen(`hand-off, ${at}`, see['hand-off']);
  await see['hand-off'].close.click();
  await callStaff(page);
  await expectSeen(`staff, ${at}`, see.staff);
  await see.staff.Close.click();
  await main.pass(120);
  await expectSeen(`question, ${at}`, see.question);
  await expectNoScrollbars(page, `question, ${at}`);
  await see.question.stay.click();
  await main.settle();
}

for (const size of screenSizes) {
  for (const language of others) {
    test.describe(`${size.width}x${size.height}, ${language}`, () => {
      // The kiosk's own, so that its invitation is looked at in that language too.
      const config = { languages: [language, ...languages.filter((each) => each !== language)] };
      test.use({ viewport: size, kiosk: { config }, reducedMotion: 'reduce' });
      test.beforeEach(({ page }) => installVoices(page, 0));

      test('all that a visitor needs is on the screen', async ({ page, main }) => {
        test.setTimeout(120_000);
        const see = mustSee(page, language);
        await page.evaluate(() => document.fonts.ready);
        await expectSeen('invitation', { ...see.invitation, ...languageNamesOn(page, languages) });
        await expectNoScrollbars(page, 'invitation');
        await chooseLanguage(page, main, language);
        await announceVoices(page, 1, 0, language);
        await page.evaluate(() => document.fonts.ready);
        await atEachTextSize(
          page,
          (at) => expectSurfaces(page, main, language, at),
          language,
          smallestAndLargest,
        );
        if (size.width === 1_920) await expectAccessible(page);
      });
    });
  }
}
