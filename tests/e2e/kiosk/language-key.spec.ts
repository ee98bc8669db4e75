import type { Page } from '@playwright/test';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { directionOf, documentLanguages, languages, type Language } from '../../../src/domain/language.ts';
import { mustSee } from '../../support/kiosk-surfaces.ts';
import { expect, test } from '../../support/kiosk-test.ts';
import { expectVisible } from '../../support/sight.ts';
import { expectAccessible } from '../../support/test.ts';

const keyIn = (page: Page, language: Language) =>
  page.getByRole('button', { name: allLanguages[language].words.shell.shellMessages.languages, exact: true });

const panelIn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: allLanguages[language].words.shell.shellMessages.languages, exact: true });

test.describe('a kiosk of five languages', () => {
  test.use({ kiosk: { config: { languages: [...languages] } } });

  test('changes the language on any page, which stays, and gives the focus back; nothing of it outlives the visit', async ({
    page,
    main,
    visit,
  }) => {
    await visit('/privacy');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    const hash = await page.evaluate(() => location.hash);
    let from: Language = 'en';
    for (const to of ['ar', 'hi', 'en', 'fr', 'es'] as const) {
      await keyIn(page, from).click();
      const panel = panelIn(page, from);
      const names = Object.fromEntries(
        languages.map((each) => [
          each,
          panel.getByRole('button', { name: languageNames[each], exact: true }),
        ]),
      );
      const { back } = mustSee(page, from).call;
      await expectVisible(`languages in ${from}`, { ...names, back, ...mustSee(page, from).bar });
      await expect(panel.locator('[aria-current=true]')).toHaveText(languageNames[from]);
      for (const each of languages) {
        const name = panel.getByRole('button', { name: languageNames[each], exact: true });
        await expect(name).toHaveAttribute('lang', documentLanguages[each]);
        await expect(name).toHaveAttribute('dir', directionOf(each));
      }
      await panel.getByRole('button', { name: languageNames[to], exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages[to]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(keyIn(page, to)).toBeFocused();
      expect(await page.evaluate(() => location.hash)).toBe(hash);
      from = to;
    }
    // Closed without a choice, and left open at the end of the visit.
    await keyIn(page, 'es').click();
    await page.keyboard.press('Escape');
    await expect(keyIn(page, 'es')).toBeFocused();
    await keyIn(page, 'es').click();
    await mustSee(page, 'es').call.back.click();
    await expect(keyIn(page, 'es')).toBeFocused();
    await keyIn(page, 'es').click();
    const ended = { phase: 'ended', secondsLeft: null, sessionNumber: main.session + 1 };
    await main.tell('kiosk:phase', ended);
    await main.tell('kiosk:phase', { ...ended, phase: 'waiting' });
    await visit();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('shows an open panel again in the other language', async ({ page, visit }) => {
    await visit();
    await mustSee(page).home.chat.click();
    await keyIn(page, 'en').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: languageNames.es, exact: true }).click();
    const { handoff } = allLanguages.es.words.kiosk.kioskMessages;
    await expect(page.getByRole('dialog', { name: handoff.titles.chat })).toBeVisible();
  });
});

test('a kiosk of one language has no such key', async ({ page, visit }) => {
  await visit();
  await expect(mustSee(page).bar.Contrast).toBeVisible();
  await expect(keyIn(page, 'en')).toHaveCount(0);
});
