import type { Locator, Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, test, type TestMain } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { findPanelFaults, type PanelFaults } from '../../support/panel-faults.ts';
import { goodPanels, type NamedPanel } from '../../support/real-panels.ts';

/*
 * On every panel that `--check-config` calls good, in every language, at every text size: no word outside its key, no key outside
 * the screen or smaller than a finger, nothing on anything else, and the first screen without scrolling. `npm test` looks at the
 * worst of them; `npm run test:slow` at all, and prints the table.
 */

/** The least edge of a key in millimeters. */
const leastKeyMm = (panel: NamedPanel) => (panel.diagonalInches > 10.1 ? 20 : 15);

type Look = (screen: string, isWhole?: boolean) => Promise<void>;

/** Goes through the first screen and all that its keys open, and looks at each. */
async function visitScreens(page: Page, language: Language, look: Look): Promise<void> {
  const { bar, call, home, language: choice } = mustSee(page, language);
  await look('first screen', true);
  const panels: Readonly<Record<string, Locator>> = {
    call: home.call,
    chat: home.chat,
    web: home['web app'],
    language: choice.Language,
  };
  for (const [name, key] of Object.entries(panels)) {
    await key.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name, true);
    await call.close.click();
  }
  const pages = { 'what it is': home['what it is'], safety: home['is it safe'], careers: home.careers };
  for (const [name, key] of Object.entries(pages)) {
    await key.click();
    await expect(home.call).toBeHidden();
    await look(name);
    await bar.Home.click();
    await expect(home.call).toBeVisible();
  }
}

/** Looks at a kiosk of one panel and language at some text sizes. Answers what did not fit, by screen. */
async function lookAtPanel(
  page: Page,
  main: TestMain,
  panel: NamedPanel,
  language: Language,
  steps: readonly number[],
): Promise<readonly string[]> {
  const found: string[] = [];
  const tell = (screen: string, faults: PanelFaults, isWhole: boolean) => {
    const { wordsOut, cut, overlaps, smallText, smallestKey, screens } = faults;
    const add = (kind: string, entries: readonly string[]) =>
      found.push(...entries.map((entry) => `${screen}: ${kind}: ${entry}`));
    add('out of its key', wordsOut);
    add('cut', cut);
    add('on each other', overlaps);
    add('too small', smallText);
    if (smallestKey.mm < leastKeyMm(panel) - 0.2) add('key', [`${smallestKey.name} ${smallestKey.mm} mm`]);
    if (isWhole && screens > 1) add('screens', [String(screens)]);
  };
  const look = async (screen: string, isWhole = false) => {
    await page.evaluate(() => document.fonts.ready);
    // What is painted: a screen fits itself before that (src/kiosk/controls/use-room.ts).
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    tell(screen, await findPanelFaults(page, panel), isWhole);
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('invitation', true);
  await chooseLanguage(page, main, language);
  await announceVoices(page, 1, 0, language);
  const larger = mustSee(page, language).bar['Larger text'];
  for (const step of textScales.keys()) {
    if (step > 0) await larger.click();
    if (!steps.includes(step)) continue;
    await visitScreens(page, language, (screen, isWhole) => look(`${screen}, text ${step + 1}`, isWhole));
  }
  return found;
}

const all = [...textScales.keys()];
const ends = [0, textScales.length - 1];

/** The tightest, each with the language that has the longest words or the highest lines there. */
const worst: Readonly<Record<string, readonly Language[]>> = {
  '15.6" 1920x1080 at 60 cm': ['es', 'ar'],
  '15.6" 1080x1920 at 60 cm': ['fr', 'hi'],
  '15.6" 1366x768 at 60 cm': ['ar', 'en'],
  '15.6" 768x1366 at 60 cm': ['es'],
  '17" 1280x1024 at 60 cm': ['es'],
  '21.5" 1280x800 at 60 cm': ['hi'],
  '21.5" 1080x1920 at 60 cm': ['ar'],
  '27" 3840x2160 at 100 cm': ['fr'],
  '43" 3840x2160 at 60 cm': ['en'],
};

for (const panel of goodPanels) {
  test.describe(panel.name, () => {
    test.use({ viewport: { width: panel.widthPx, height: panel.heightPx } });
    for (const language of languages) {
      const isWorst = worst[panel.name]?.includes(language) === true;
      test.describe(language, () => {
        const { diagonalInches, viewingDistanceCm } = panel;
        const display = { ...defaultConfig.display, diagonalInches, viewingDistanceCm };
        const asked = [language, ...languages.filter((each) => each !== language)];
        test.use({ kiosk: { config: { languages: asked, display } } });
        test.beforeEach(({ page }) => installVoices(page, 0));

        if (isWorst)
          test('holds the smallest and the largest text', async ({ page, main }) => {
            expect(await lookAtPanel(page, main, panel, language, ends)).toEqual([]);
          });

        test('holds every text size @slow', async ({ page, main }) => {
          expect(await lookAtPanel(page, main, panel, language, all)).toEqual([]);
        });
      });
    }
  });
}
