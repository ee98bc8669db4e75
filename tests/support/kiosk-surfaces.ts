import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '../../src/config/brand.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import type { Language } from '../../src/domain/language.ts';
import { textScales } from '../../src/domain/kiosk/comfort.ts';

/** What a visitor must see at once on each surface, by what it is for. */
export function mustSee(page: Page, language: Language = 'en') {
  const { kiosk, shell, home, emergency } = allLanguages[language].words;
  const { attract, bar: keys, handoff, idle, paging, staff, start, top } = kiosk.kioskMessages;
  const panel = page.getByRole('dialog');
  const hasCode = panel.getByRole('img', { name: handoff.qrLabel({ what: '' }) });
  const back = page
    .getByRole('navigation', { name: keys.label })
    .getByRole('button', { name: paging.back, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const bar = {
    'Smaller text': button(keys.smaller + keys.ofText),
    'Larger text': button(keys.larger + keys.ofText),
    Contrast: button(keys.contrast),
    'I am done': button(keys.end),
  } satisfies Readonly<Record<string, Locator>>;
  return {
    invitation: {
      name: page.getByRole('main').locator('svg').first(),
      question: page.getByRole('heading', { level: 1 }),
      button: page.getByText(attract.begin, { exact: true }),
      'what is cleared': page.getByText(attract.private),
      'emergency line': page.getByRole('paragraph').filter({ hasText: emergency.emergency.before }),
    },
    home: {
      heading: page.getByRole('heading', { level: 1 }),
      call: page.getByRole('button', { name: `${home.easyWays.call.title} ${brand.phones.US.display}` }),
      chat: page.getByRole('button', { name: shell.shellMessages.chat }),
      'web app': page.getByRole('button', { name: home.featureTabMessages['symptom-analysis'].badge }),
      'what it is': page.getByRole('link', { name: start.more }),
      'is it safe': page.getByRole('link', { name: start.safe }),
      sheets: page.getByRole('link', { name: start.sheet }),
      'emergency line': page.getByRole('banner').getByText(top.before),
    },
    bar,
    // Not on the first screen.
    ways: { Home: button(keys.home) },
    language: { Language: button(shell.shellMessages.languages) },
    'read aloud': { Listen: button(keys.read) },
    call: {
      title: panel.getByRole('heading', { level: 2 }),
      number: panel.getByText(brand.phones.US.display, { exact: true }),
      signs: panel.getByText(emergency.emergency.signs),
      code: hasCode,
      back,
    },
    'hand-off': {
      title: panel.getByRole('heading', { level: 2 }),
      steps: panel.getByRole('list'),
      'number without a camera': panel.getByText(brand.phones.US.display, { exact: true }),
      code: hasCode,
      back,
    },
    question: {
      question: page.getByRole('heading', { name: idle.title }),
      number: page.getByRole('timer'),
      stay: page.getByRole('button', { name: idle.stay }),
      end: page.getByRole('alertdialog').getByRole('button', { name: keys.end }),
    },
    staff: {
      title: panel.getByRole('heading', { name: staff.title }),
      ...Object.fromEntries(
        [...'0123456789', staff.delete, staff.ok].map((name) => [
          name,
          panel.getByRole('button', { name, exact: true }),
        ]),
      ),
      Close: panel.getByRole('button', { name: staff.close, exact: true }),
    },
  } satisfies Record<string, Readonly<Record<string, Locator>>>;
}

/** The languages of the invitation, each by its own name; none where the kiosk has one alone. */
export function languageNamesOn(page: Page, asked: readonly Language[]): Readonly<Record<string, Locator>> {
  const names = asked.length > 1 ? asked.map((each) => languageNames[each]) : [];
  return Object.fromEntries(names.map((name) => [name, page.getByRole('button', { name, exact: true })]));
}

/** Seven taps in the corner, which call the PIN pad. */
export async function callStaff(page: Page): Promise<void> {
  for (let tap = 0; tap < 7; tap += 1) await page.mouse.click(20, 20);
}

/**
 * Makes the text a step larger. Where what is shown has no room for that, by way of a page that is turned and has no list: there is
 * always room on it, and the visitor's wish holds for both.
 */
export async function enlargeText(page: Page, language: Language = 'en'): Promise<void> {
  const larger = mustSee(page, language).bar['Larger text'];
  if ((await larger.getAttribute('aria-disabled')) !== 'true') return larger.click();
  const shown = await page.evaluate(() => location.hash);
  const goTo = (hash: string) => page.evaluate((wanted) => void (location.hash = wanted), hash);
  await goTo('/nowhere');
  await expect(page.locator('[data-pages]')).toBeVisible();
  await larger.click();
  await goTo(shown);
  await expect(page.locator('[data-pages]')).toHaveCount(0);
}

/** Checks a page at every text size, from the smallest on. @param only some of them, counted from 0. */
export async function atEachTextSize(
  page: Page,
  check: (at: string) => Promise<void>,
  language: Language = 'en',
  only: readonly number[] = [...textScales.keys()],
): Promise<void> {
  for (const [step] of textScales.entries()) {
    if (step > 0) await enlargeText(page, language);
    if (only.includes(step)) await check(`text size ${step + 1}`);
  }
}
