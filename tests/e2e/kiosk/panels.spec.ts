import type { Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { callStaff } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, test, type TestMain } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { lookAtScreen, lookAtVisit, type Found } from '../../support/look-at-panel.ts';
import { longestOfCenter } from '../../support/center.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { goodPanels, type NamedPanel } from '../../support/real-panels.ts';

/*
 * On every panel that `--check-config` calls good, in every language, at every text size: no word outside its key, no key outside
 * the screen or smaller than a finger, nothing on anything else, and the first screen without scrolling. `npm test` looks at the
 * worst two, the nightly tests at the worst of each kind; `npm run test:slow` at all.
 */

/** Looks at a kiosk of one panel and language at some text sizes. */
async function lookAtPanel(
  page: Page,
  main: TestMain,
  panel: NamedPanel,
  language: Language,
  steps: readonly number[],
): Promise<Found> {
  const found: Found = { faults: [], smallestKeyMm: Infinity };
  const look = (screen: string, isWhole = false) => lookAtScreen(page, panel, found, screen, isWhole);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('invitation', true);
  await chooseLanguage(page, main, language);
  await announceVoices(page, 1, 0, language);
  await lookAtVisit(page, language, steps, look);
  await callStaff(page);
  await look('PIN pad', true);
  return found;
}

/** Looks at the keys that who listens tries first, with what some of them do. Their panel's language is the kiosk's own. */
async function lookAtKeys(
  page: Page,
  panel: NamedPanel,
  language: Language,
  steps: readonly number[],
): Promise<Found> {
  const found: Found = { faults: [], smallestKeyMm: Infinity };
  const { bar, listening } = allLanguages[language].words.kiosk.kioskMessages;
  const larger = page.getByRole('button', { name: bar.larger + bar.ofText, exact: true });
  await announceVoices(page, 1, 0, language);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: listening.title })).toBeVisible();
  for (const step of textScales.keys()) {
    if ((await larger.getAttribute('aria-disabled')) === 'false' && step > 0) await larger.click();
    if (!steps.includes(step)) continue;
    await lookAtScreen(page, panel, found, `keys, text ${step + 1}`, true);
    for (const [key, action] of [
      ['F1', 'where'],
      ['F8', 'dark'],
      ['F9', 'end'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('main')).toContainText(listening.actions[action].does);
      await lookAtScreen(page, panel, found, `keys, ${action}, text ${step + 1}`, true);
    }
  }
  return found;
}

const all = [...textScales.keys()];
const ends = [0, textScales.length - 1];

/** The tightest, each with the language that has the longest words or the highest lines there. */
const worst: Readonly<Record<string, readonly Language[]>> = {
  '15.6" 1920x1080 at 60 cm': ['es', 'ar'],
  '15.6" 1080x1920 at 60 cm': ['fr', 'hi'],
  '15.6" 1366x768 at 60 cm': ['ar', 'hi'],
  '15.6" 768x1366 at 60 cm': ['es', 'ar'],
  '17" 1280x1024 at 60 cm': ['es'],
  '21.5" 1280x800 at 60 cm': ['hi'],
  '21.5" 1080x1920 at 60 cm': ['ar'],
  '27" 3840x2160 at 100 cm': ['fr'],
  '43" 3840x2160 at 60 cm': ['en'],
};

/** The lowest and the narrowest, each with the language that is tightest there. */
const worstTwo = new Set(['15.6" 1366x768 at 60 cm ar', '15.6" 768x1366 at 60 cm es']);

for (const panel of goodPanels) {
  test.describe(panel.name, () => {
    test.use({ viewport: { width: panel.widthPx, height: panel.heightPx } });
    for (const language of languages) {
      const isWorst = worst[panel.name]?.includes(language) === true;
      const details = nightlyUnless(worstTwo.has(`${panel.name} ${language}`));
      test.describe(language, () => {
        const { diagonalInches, viewingDistanceCm } = panel;
        const display = { ...defaultConfig.display, diagonalInches, viewingDistanceCm };
        // Without a country the emergency line has no number, and is longer.
        const asked = [language, ...languages.filter((each) => each !== language)];
        test.use({ kiosk: { config: { ...longestOfCenter, country: null, languages: asked, display } } });
        test.beforeEach(({ page }) => installVoices(page, 0));

        if (isWorst)
          test('holds the smallest and the largest text', details, async ({ page, main }) => {
            const { faults } = await lookAtPanel(page, main, panel, language, ends);
            expect(faults).toEqual([]);
          });

        if (isWorst)
          test('holds the keys to try', details, async ({ page, main }) => {
            await main.flush();
            expect((await lookAtKeys(page, panel, language, ends)).faults).toEqual([]);
          });

        test('holds the keys to try at every text size @slow', async ({ page, main }) => {
          await main.flush();
          expect((await lookAtKeys(page, panel, language, all)).faults).toEqual([]);
        });

        test('holds every text size @slow', async ({ page, main }) => {
          expect((await lookAtPanel(page, main, panel, language, all)).faults).toEqual([]);
        });
      });
    }
  });
}
