import { defaultConfig } from '../../electron/policy/config.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languages, type Language } from '../../src/domain/language.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { textScales } from '../../src/domain/kiosk/comfort.ts';
import { longestOfCenter } from '../support/center.ts';
import { configWord } from '../support/electron/config.ts';
import { lookAtScreen, lookAtVisit, type Found } from '../support/look-at-panel.ts';
import { goodPanels, type NamedPanel } from '../support/real-panels.ts';
import { expect, invited, test } from './electron-test.ts';

/*
 * Each panel once in Electron, from as far away as it can be read, in one language after the other, with all that a center can
 * say: what tests/e2e/kiosk/panels.spec.ts asks of every panel. Pictures of each screen stay with the test's results.
 */

/** Each panel from the farthest of its good distances. */
const farthest: readonly NamedPanel[] = goodPanels.filter(
  (panel, place) =>
    !goodPanels.some(
      (other, otherPlace) =>
        otherPlace > place &&
        other.diagonalInches === panel.diagonalInches &&
        other.widthPx === panel.widthPx &&
        other.heightPx === panel.heightPx,
    ),
);

for (const [place, panel] of farthest.entries()) {
  const language: Language = languages[place % languages.length] ?? 'en';
  test.describe(panel.name, () => {
    const { diagonalInches, viewingDistanceCm, widthPx: width, heightPx: height } = panel;
    const display = { ...defaultConfig.display, diagonalInches, viewingDistanceCm };
    test.use({
      panel: { width, height },
      kioskArguments: async ({}, use) => use([configWord({ ...longestOfCenter, display })]),
    });

    // A picture of a large panel takes seconds, and there are seventeen.
    test.setTimeout(600_000);

    test(`every screen is whole in Electron (${language}) @slow`, async ({ freshKiosk: kiosk }, info) => {
      const found: Found = { faults: [], smallestKeyMm: Infinity };
      const page = await invited(kiosk);
      // A page slides into its place.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = async (screen: string, isWhole = false) => {
        await lookAtScreen(page, panel, found, screen, isWhole);
        kiosk.display.picture(info.outputPath(`${screen}.png`));
      };
      await look('invitation', true);
      await page.getByRole('button', { name: languageNames[language], exact: true }).click();
      const { bar } = allLanguages[language].words.kiosk.kioskMessages;
      await expect(page.getByRole('navigation', { name: bar.label })).toBeVisible();
      await lookAtVisit(page, language, [0, textScales.length - 1], look);
      expect(found.faults).toEqual([]);
    });
  });
}
