import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { directionOf, documentLanguages, languages, type Language } from '../../../src/domain/language.ts';
import { chooseLanguage, expect, test } from '../../support/kiosk-test.ts';

const kioskMessages = (language: Language) => allLanguages[language].words.kiosk.kioskMessages;

/** Language and direction as the document says them, and of the heading on the screen. */
const documentSays = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const heading = document.querySelector('h1');
    return { lang, dir, heading: heading === null ? '' : getComputedStyle(heading).direction };
  });
const saysOf = (language: Language) => ({
  lang: documentLanguages[language],
  dir: directionOf(language),
  heading: directionOf(language),
});

test.describe('every language', () => {
  test.use({ kiosk: { config: { languages: [...languages] } } });

  test('the invitation names each language in its own words, and stays in its own', async ({
    page,
    main,
  }) => {
    expect(main.phase).toBe('waiting');
    const names = page.getByRole('group').getByRole('button');
    await expect(names).toHaveText(languages.map((language) => languageNames[language]));
    for (const [place, language] of languages.entries()) {
      await expect(names.nth(place)).toHaveAttribute('lang', documentLanguages[language]);
      await expect(names.nth(place)).toHaveAttribute('dir', directionOf(language));
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kioskMessages('en').attract.title);
    await page.getByRole('button', { name: kioskMessages('en').attract.begin }).click();
    await expect(page.getByRole('button', { name: kioskMessages('en').bar.end })).toBeVisible();
  });

  // From right to left: tests/electron/languages.spec.ts.
  test('a whole visit in Hindi, and after it nothing of that language is left', async ({ page, main }) => {
    const language = 'hi';
    const own = kioskMessages(language);
    const { words } = allLanguages[language];
    await chooseLanguage(page, main, language);
    expect(await documentSays(page)).toEqual(saysOf(language));
    await expect(page).toHaveTitle(new RegExp(brand.productName));

    await page.getByRole('button', { name: own.handoff.titles.chat }).first().click();
    await expect(page.getByRole('dialog', { name: own.handoff.titles.chat })).toBeVisible();
    await expect(page.getByText(own.handoff.opened)).toBeVisible();
    expect(main.opened).toEqual([brand.chatUrl]);
    await page.getByRole('button', { name: own.handoff.close }).click();

    await page.getByRole('button', { name: brand.phones.US.display }).first().click();
    await expect(page.getByRole('dialog', { name: own.handoff.callTitle })).toBeVisible();
    await page.getByRole('button', { name: own.handoff.close }).click();

    await page
      .getByRole('link', { name: words.navigation.footerMessages.company.links.careers, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await main.pass(120);
    await expect(page.getByRole('alertdialog', { name: own.idle.title })).toBeVisible();
    await page.getByRole('button', { name: own.idle.stay }).click();
    await main.settle();

    // The good-bye is the visitor's too; the page after it is the kiosk's.
    const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
    await main.tell('kiosk:phase', ended);
    await expect(page.getByRole('heading', { name: own.ended.title })).toBeVisible();
    await main.pass(120);
    await main.pass(30);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kioskMessages('en').attract.title);
    await expect(page.getByText(kioskMessages('en').attract.cleared)).toBeVisible();
    expect(await documentSays(page)).toEqual(saysOf('en'));
  });
});
