import { allLanguages } from '../../support/all-languages.ts';
import { addressIn, documentLanguages } from '../../../src/domain/language.ts';
import { measurePage } from '../../support/measure-page.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { fileApplication } from './application-status.ts';

/* The page behind the link and the panel that gives it, in one language of each direction: axe and sizes. */

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ locale: documentLanguages[language] });

    test(`${language}: page, question and panel are large, apart and whole, and axe finds nothing`, async ({
      page,
      open,
    }) => {
      test.setTimeout(120_000);
      const { applicationStatus, submissionReceipt } = allLanguages[language].words;
      const { statusMessages: own } = applicationStatus;
      const { receiptMessages } = submissionReceipt;
      const { secret, path } = await fileApplication({ hasResume: false });
      await page.emulateMedia({ reducedMotion: 'reduce' });

      async function expectGood(what: string) {
        for (const width of [390, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const { overflow, smallestText, smallControls, tightPairs, clipped } = await measurePage(page);
          expect.soft(overflow, `${what} at ${width}: sideways scrolling`).toBeLessThanOrEqual(0);
          expect
            .soft(smallestText.size, `${what} at ${width}: ${smallestText.text}`)
            .toBeGreaterThanOrEqual(18);
          expect.soft({ smallControls, tightPairs, clipped }, `${what} at ${width}`).toEqual({
            smallControls: [],
            tightPairs: [],
            clipped: [],
          });
          if (width === 390 || width === 1280) await expectAccessible(page);
        }
      }

      await open(addressIn(language, path));
      await expect(page.getByText(own.states.new)).toBeVisible();
      await expectGood(`${language} page`);
      await page.getByRole('button', { name: own.erase.open, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGood(`${language} question`);
      const kept = [{ jobId: 'graphic-designer', jobTitle: 'x', reference: '7F3A91C2', secret }];
      await page.evaluate((text) => sessionStorage.setItem('applications-sent', text), JSON.stringify(kept));
      await open(addressIn(language, '/careers'));
      await expect(page.getByRole('region', { name: receiptMessages.heading })).toBeVisible();
      await expectGood(`${language} panel`);
    });
  });
}
