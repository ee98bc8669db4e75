import type { Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { languagesOf } from '../../../electron/policy/languages.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';
import { screenSizes } from '../../support/kiosk-main.ts';
import { atEachTextSize, callStaff, languageNamesOn, mustSee } from '../../support/kiosk-surfaces.ts';
import { beginVisit, chooseLanguage, expect, test, type TestMain } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { expectKeyboard } from '../../support/criteria-rules.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expectNoScrollbars, expectVisible } from '../../support/sight.ts';
import { expectAccessible } from '../../support/test.ts';

/*
 * Without scrolling, on every screen: what a visitor must see is seen. With the smallest text and the largest; on the lowest
 * screen with every size.
 * tests/electron/screens.spec.ts looks at the program itself. The other languages follow, each on one screen.
 */

const steps = [0, textScales.length - 1];

async function expectInvitation(page: Page, asked: readonly Language[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectVisible('invitation', { ...mustSee(page).invitation, ...languageNamesOn(page, asked) });
  await expectNoScrollbars(page, 'invitation');
}

/**
 * Opens and closes everything that can lie over the landing page, and looks at each.
 * @returns the size of the phone number to call, in whole px.
 */
async function expectPanes(
  page: Page,
  main: TestMain,
  at: string,
  language: Language = 'en',
): Promise<number> {
  const see = mustSee(page, language);
  await see.home.call.click();
  await expectVisible(`call, ${at}`, { ...see.call, ...see.bar, ...see['read aloud'] });
  await expectNoScrollbars(page, `call, ${at}`);
  const numberSize = await see.call.number.evaluate((number) =>
    parseInt(getComputedStyle(number).fontSize, 10),
  );
  await see.call.back.click();
  await see.home.chat.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectVisible(`hand-off, ${at}`, see['hand-off']);
  await see['hand-off'].back.click();
  await callStaff(page);
  await expectVisible(`staff, ${at}`, see.staff);
  await see.staff.Close.click();
  await main.pass(defaultConfig.idle.seconds);
  await expectVisible(`question, ${at}`, see.question);
  await expectNoScrollbars(page, `question, ${at}`);
  await see.question.stay.click();
  await main.flush();
  return numberSize;
}

/** The usual screen, and the lowest. */
const details = ({ height }: { height: number }) => nightlyUnless(height === 1080 || height === 768);

for (const size of screenSizes) {
  test.describe(`${size.width}x${size.height}`, details(size), () => {
    const config = defaultConfig;
    test.use({ viewport: size, kiosk: { config } });
    test.beforeEach(({ page }) => installVoices(page, 0));

    test('all that a visitor needs is on the screen, without a voice and with one', async ({
      page,
      main,
    }) => {
      const see = mustSee(page);
      await expectInvitation(page, languagesOf(config));
      await beginVisit(page, main);
      const numberSizes: number[] = [];
      const look = async (at: string) => {
        await announceVoices(page, 0);
        await expect(see['read aloud'].Listen).toBeHidden();
        await expectVisible(`home without a voice, ${at}`, { ...see.home, ...see.bar });
        await expectNoScrollbars(page, `home without a voice, ${at}`);
        // Whatever the bar holds beside it: with a voice there is one button more on every surface.
        await announceVoices(page, 1);
        await expect(see['read aloud'].Listen).toBeVisible();
        await expectVisible(`home, ${at}`, { ...see.home, ...see.bar, ...see['read aloud'] });
        await expectNoScrollbars(page, `home, ${at}`);
        numberSizes.push(await expectPanes(page, main, at));
      };
      await atEachTextSize(page, look, 'en', size.height < 800 ? [...textScales.keys()] : steps);
      // Larger text makes no number smaller.
      expect.soft(numberSizes).toEqual(numberSizes.toSorted((one, other) => one - other));
    });
  });
}

/** Room between a word and the edges of its key, in px: with less it touches them. */
const roomPx = 4;

/** Words that touch the edges of their key in the bar, or reach out of it. */
const cutKeys = (page: Page) =>
  page.evaluate(
    (room) =>
      [...document.querySelectorAll<HTMLElement>('nav button > span:last-child')]
        .filter((word) => {
          const words = document.createRange();
          words.selectNodeContents(word);
          const wordsBox = words.getBoundingClientRect();
          const box = word.parentElement?.getBoundingClientRect() ?? wordsBox;
          if (!word.checkVisibility()) return false;
          return (
            wordsBox.left < box.left + room ||
            wordsBox.right > box.right - room ||
            wordsBox.top < box.top - 1 ||
            wordsBox.bottom > box.bottom + 1
          );
        })
        .map((word) => word.innerText),
    roomPx,
  );

// The smallest panels for the longest words and the tallest letters, and the longest line of emergency: that of no country.
for (const [language, size, country] of [
  ['es', { width: 1280, height: 800 }, null],
  ['fr', { width: 1080, height: 1920 }, 'US'],
  ['hi', { width: 1280, height: 800 }, null],
  ['ar', { width: 1280, height: 800 }, 'US'],
] as const) {
  test.describe(`${size.width}x${size.height}, ${language}`, nightlyUnless(language === 'ar'), () => {
    // The kiosk's own, so that its invitation is looked at in that language too.
    const config = {
      country,
      languages: [language, ...languages.filter((each) => each !== language)],
    };
    test.use({ viewport: size, kiosk: { config } });
    test.beforeEach(({ page }) => installVoices(page, 0));

    test('all that a visitor needs is on the screen', async ({ page, main }) => {
      const see = mustSee(page, language);
      await page.evaluate(() => document.fonts.ready);
      await expectVisible('invitation', { ...see.invitation, ...languageNamesOn(page, languages) });
      await expectNoScrollbars(page, 'invitation');
      await chooseLanguage(page, main, language);
      await announceVoices(page, 1, 0, language);
      await page.evaluate(() => document.fonts.ready);
      const expectSurfaces = async (at: string) => {
        await expectVisible(`home, ${at}`, { ...see.home, ...see.bar, ...see['read aloud'] });
        await expectNoScrollbars(page, `home, ${at}`);
        expect.soft(await cutKeys(page), 'words that leave their key').toEqual([]);
        // What the panes hold grows with the text.
        if (at === 'text size 1') return;
        await expectPanes(page, main, at, language);
      };
      await atEachTextSize(page, expectSurfaces, language, steps);
      await expectAccessible(page);
      await expectKeyboard({ page, where: language });
    });
  });
}
