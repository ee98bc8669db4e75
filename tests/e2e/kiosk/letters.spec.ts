import type { Locator, Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { kioskPaths } from '../../../src/config/paths.ts';
import { channels } from '../../../src/domain/contract/kiosk-bridge.ts';
import { textScales } from '../../../src/domain/kiosk/comfort.ts';
import { largestWhole, leastGrowth, panelSizes } from '../../../src/domain/kiosk/panel.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { callStaff, enlargeText, mustSee } from '../../support/kiosk-surfaces.ts';
import { chooseLanguage, expect, test } from '../../support/kiosk-test.ts';
import { announceVoices, installVoices } from '../../support/kiosk-voice.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expectVisible } from '../../support/sight.ts';

/*
 * What the key that makes the text larger is for: on each screen no step is smaller than the one before, the key is dimmed where the
 * next one would change nothing, and where a panel has room the last is seen to be larger than the first. And the frame: it takes no
 * more of the screen than it may, nothing of it moves, and Home stands between Next and the end.
 */

/** Inches, px and distance in centimeters: what kiosks are sold with, and the lowest. */
const panels = [
  [21.5, 1_920, 1_080, 60],
  [15.6, 1_366, 768, 60],
  [21.5, 1_280, 800, 60],
  [10.1, 1_024, 600, 38],
  [21.5, 1_080, 1_920, 60],
  [43, 3_840, 2_160, 100],
] as const;

/** In `npm test`: the most common panel, the lowest, the upright one. */
const merged = new Set(['1920x1080 en', '1366x768 ar', '1080x1920 hi']);

/** The size of most of the words below a heading that are in sight, in px. */
const wordsPx = (screen: Locator) =>
  screen.evaluate(async (root) => {
    // What has just opened is fitted when its size is known: in its first frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const letters: number[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (parent === null || !parent.checkVisibility() || parent.closest('h1, h2, h3, svg') !== null)
        continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      letters.push(...Array.from((nodeValue ?? '').trim(), () => size));
    }
    return letters.toSorted((one, other) => one - other)[Math.floor(letters.length / 2)] ?? 0;
  });

/** Where the keys of the bar are, also the hidden ones, what of the height it takes with the top line, and its letters. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector('body nav:has(button)');
    return {
      keys: [...(bar?.querySelectorAll('button') ?? [])].map(boxOf),
      share: (boxOf(document.querySelector('header')).height + boxOf(bar).height) / innerHeight,
      lettersPx: bar === null ? 0 : parseFloat(getComputedStyle(bar).fontSize),
    };
  });

/** Opens each screen, asks of it, and goes back. */
async function visitScreens(
  page: Page,
  language: Language,
  ask: (name: string, screen: Locator) => Promise<void>,
) {
  const { home, language: choice, call } = mustSee(page, language);
  const main = page.getByRole('main');
  await ask('first', main);
  for (const [name, key] of [
    ['call', home.call],
    ['chat', home.chat],
    ['languages', choice.Language],
  ] as const) {
    await key.click();
    await ask(name, page.getByRole('dialog'));
    await call.back.click();
  }
  await page.evaluate((hash) => void (location.hash = hash), kioskPaths.questions);
  await expect(home.call).toBeHidden();
  await ask('questions', main.getByRole('listitem').first());
  await mustSee(page, language).ways.Home.click();
  await expect(home.call).toBeVisible();
}

for (const [diagonalInches, width, height, viewingDistanceCm] of panels)
  for (const language of languages) {
    const name = `${width}x${height} ${language}`;
    const panel = { diagonalInches, widthPx: width, heightPx: height, viewingDistanceCm };
    const room = largestWhole(panel);
    const { leastPx } = panelSizes(panel);
    test.describe(`${diagonalInches}" ${name}`, nightlyUnless(merged.has(name)), () => {
      const display = { ...defaultConfig.display, diagonalInches, viewingDistanceCm };
      const config = { languages: [language, ...languages.filter((each) => each !== language)], display };
      test.use({ viewport: { width, height }, kiosk: { config } });
      test.beforeEach(({ page }) => installVoices(page, 0));

      test('larger text is larger on every screen, or the key says that there is no more', async ({
        page,
        main,
      }) => {
        await chooseLanguage(page, main, language);
        await announceVoices(page, 1, 0, language);
        await page.evaluate(() => document.fonts.ready);
        const see = mustSee(page, language);
        const sizes: Record<string, number[]> = {};
        const isLast: Record<string, boolean[]> = {};
        const frame = await frameOf(page);
        expect(frame.share).toBeLessThanOrEqual(height < 650 ? 0.28 : 0.22);
        expect(frame.lettersPx).toBeGreaterThanOrEqual(leastPx - 0.1);
        const [next = new DOMRect(), home = new DOMRect(), done = new DOMRect()] = frame.keys.slice(-3);
        expect(Math.max(done.left - next.right, next.left - done.right)).toBeGreaterThan(home.width);
        for (const [step] of textScales.entries()) {
          if (step > 0) await enlargeText(page, language);
          await visitScreens(page, language, async (screen, root) => {
            (sizes[screen] ??= []).push(await wordsPx(root));
            const isDimmed = (await see.bar['Larger text'].getAttribute('aria-disabled')) === 'true';
            (isLast[screen] ??= []).push(isDimmed);
            expect(await frameOf(page), `the frame of ${screen}`).toEqual(frame);
            if (room >= 1)
              await expectVisible(`${screen}, text ${step + 1}`, { ...see.bar, ...see['read aloud'] });
          });
          if (room >= 1) await expectVisible(`first, text ${step + 1}`, see.home);
        }
        if (room >= 1) expect(main.heard).not.toContain(channels.reportNoRoom);
        for (const [screen, found] of Object.entries(sizes)) {
          expect.soft(found, screen).toEqual(found.toSorted((one, other) => one - other));
          const isSame = found.map((size, step) => size === (found[step + 1] ?? size));
          expect.soft(isLast[screen], `${screen}: ${found.join(' ')}`).toEqual(isSame);
          const growth = (found.at(-1) ?? 0) / (found[0] ?? 1);
          if (room >= leastGrowth) expect.soft(growth, screen).toBeGreaterThanOrEqual(leastGrowth - 0.001);
        }
      });
    });
  }

test.describe('a panel on which not even the smallest letters are whole', () => {
  const display = { ...defaultConfig.display, diagonalInches: 10.1, viewingDistanceCm: 48 };
  test.use({
    viewport: { width: 1_024, height: 600 },
    kiosk: { config: { languages: ['en', 'ar'], display } },
  });

  test('is told to main, and staff read it', async ({ page, main }) => {
    await chooseLanguage(page, main, 'ar');
    await expect.poll(() => main.heard).toContain(channels.reportNoRoom);
    const { staff } = allLanguages.ar.words.kiosk.kioskMessages;
    await callStaff(page);
    for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: staff.ok, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(staff.facts.noRoom);
  });
});
