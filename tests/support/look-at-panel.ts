import { expect, type Locator, type Page } from '@playwright/test';
import { kioskPaths, paths } from '../../src/config/paths.ts';
import { textScales } from '../../src/domain/kiosk/comfort.ts';
import type { Language } from '../../src/domain/language.ts';
import { enlargeText, mustSee } from './kiosk-surfaces.ts';
import { findPanelFaults } from './panel-faults.ts';
import type { NamedPanel } from './real-panels.ts';

/** The least edge of a key in millimeters. */
const leastKeyMm = (panel: NamedPanel) => (panel.diagonalInches > 10.1 ? 20 : 15);

/** Looks at what is on the screen. @param isWhole whether it must be seen without paging. */
type Look = (screen: string, isWhole?: boolean) => Promise<void>;

/** Goes through the first screen and all that its keys open, and looks at each. */
async function visitScreens(page: Page, language: Language, look: Look): Promise<void> {
  const { call, home, language: choice, ways } = mustSee(page, language);
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
    await call.back.click();
  }
  // Behind the keys of the first screen and of "What is this?".
  for (const [name, path] of Object.entries({
    careers: paths.careers,
    questions: kioskPaths.questions,
    'take along': kioskPaths.takeQuestions,
    medicines: kioskPaths.medicines,
  })) {
    await page.evaluate((hash) => void (location.hash = hash), path);
    await expect(home.call).toBeHidden();
    await look(name, path === kioskPaths.takeQuestions || path === kioskPaths.medicines);
  }
  await ways.Home.click();
  await expect(home.call).toBeVisible();
  const pages = { 'what it is': home['what it is'], safety: home['is it safe'], sheets: home.sheets };
  for (const [name, key] of Object.entries(pages)) {
    await key.click();
    await expect(home.call).toBeHidden();
    await look(name);
    await ways.Home.click();
    await expect(home.call).toBeVisible();
  }
}

/** What did not fit, by screen, and the smallest key that was seen. */
export type Found = { faults: string[]; smallestKeyMm: number };

/**
 * Looks at the screen as it stands.
 * @param found gets what does not fit.
 * @param isWhole whether it must be seen without paging.
 */
export async function lookAtScreen(
  page: Page,
  panel: NamedPanel,
  found: Found,
  screen: string,
  isWhole: boolean,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What is painted: a screen fits itself before that (src/kiosk/controls/use-fit.ts).
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { wordsOut, cut, overlaps, lonelyHeadings, smallText, smallestKey, screens } = await findPanelFaults(
    page,
    panel,
  );
  const add = (kind: string, entries: readonly string[]) =>
    found.faults.push(...entries.map((entry) => `${screen}: ${kind}: ${entry}`));
  add('out of its key', wordsOut);
  add('cut', cut);
  add('on each other', overlaps);
  add('a heading alone', lonelyHeadings);
  add('too small', smallText);
  if (smallestKey.mm < leastKeyMm(panel) - 0.2) add('key', [`${smallestKey.name} ${smallestKey.mm} mm`]);
  if (isWhole && screens > 1) add('screens', [String(screens)]);
  found.smallestKeyMm = Math.min(found.smallestKeyMm, smallestKey.mm);
}

/**
 * Looks at all screens of a visit that has begun, at some text sizes.
 * @param steps those text sizes, counted from 0.
 */
export async function lookAtVisit(
  page: Page,
  language: Language,
  steps: readonly number[],
  look: Look,
): Promise<void> {
  for (const step of textScales.keys()) {
    if (step > 0) await enlargeText(page, language);
    if (!steps.includes(step)) continue;
    await visitScreens(page, language, (screen, isWhole) => look(`${screen}, text ${step + 1}`, isWhole));
  }
}
