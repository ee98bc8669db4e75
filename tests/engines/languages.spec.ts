import type { Page } from '@playwright/test';
import { addressIn, documentLanguages, languages } from '../../src/domain/language.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { brand, voiceLineOf } from '../../src/config/brand.ts';
import { spacedReference, referenceOf } from '../../src/domain/application/reference.ts';
import { job } from '../e2e/web/application-form.ts';
import { fileApplication } from '../e2e/web/application-status.ts';
import { drawnNumbers } from '../support/drawn-order.ts';
import { sitePages } from '../support/site-pages.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { expect, test } from '../support/engines/engine-test.ts';

/* From left to right and from right to left: the ways through the site, the tabs by the arrow keys, and the form. */

const { words: arabic } = allLanguages.ar;
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('Arabic: links stay in it, the menu of languages leads out and back, the form takes both directions', async ({
  page,
  open,
}) => {
  await open('/ar/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(arabic.home.hero.headline);
  const language = () => page.evaluate(() => `${document.documentElement.lang} ${document.dir}`);
  expect(await language()).toBe(`${documentLanguages.ar} rtl`);
  const { links } = arabic.navigation.footerMessages.company;
  await page.getByRole('contentinfo').getByRole('link', { name: links.careers }).click();
  await expect(page).toHaveURL('/ar/careers');
  await expect(heading).toHaveText(arabic.careers.careers.heading);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('header summary').first().click();
  const hindi = page.getByRole('banner').getByRole('link', { name: languageNames.hi });
  await expect(hindi).toBeInViewport();
  await hindi.click();
  await expect(page).toHaveURL('/hi/careers');
  await expect.poll(language).toBe(`${documentLanguages.hi} ltr`);
  await page.goBack();
  await expect(heading).toHaveText(arabic.careers.careers.heading);

  const { fields, fieldMessages, formMessages } = arabic.application;
  await open(`/ar${job.path}`);
  const form = page.getByRole('form');
  const name = form.getByRole('textbox', { name: fields.fullName.label });
  const directionOfName = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('input[autocomplete=name]') ?? document.body).direction,
    );
  await name.fill('Ana لي');
  await expect.poll(directionOfName).toBe('ltr');
  await name.fill('آنا Lee');
  await expect.poll(directionOfName).toBe('rtl');
  const email = form.getByRole('textbox', { name: fields.email.label });
  await email.fill('ana@mail');
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  const list = form.getByRole('group', { name: formMessages.summaryHeading }).getByRole('link');
  await expect(list.first()).toHaveText(fieldMessages.email.invalid);
  await expect(email).toBeFocused();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('tabs answer to a press and, as they stand, to the arrows', async ({ page, open }) => {
  for (const [language, address, next, previous] of [
    ['en', '/', 'ArrowRight', 'ArrowLeft'],
    ['ar', '/ar/', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const tabs = Object.values(allLanguages[language].words.home.featureTabMessages);
    const labels = tabs.map(({ label }) => label);
    const [first = '', second = '', third = ''] = labels;
    await open(address);
    await expect(page.getByRole('tab')).toHaveText(labels);
    const tab = (label: string) => page.getByRole('tab', { name: label });
    await tab(first).click();
    const positions = [await tab(first).boundingBox(), await tab(second).boundingBox()];
    expect((positions[0]?.x ?? 0) > (positions[1]?.x ?? 0)).toBe(language === 'ar');
    for (const [key, label] of [
      [next, second],
      [next, third],
      [previous, second],
      ['End', labels.at(-1) ?? ''],
      [next, first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(label)).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    }
  }
});

test('no phone number, reference or address is drawn backwards, in any language', async ({
  page,
  open,
  expectedErrors,
}) => {
  test.setTimeout(600_000);
  // Left before all had come.
  expectedErrors.push(/downloadable font: download failed|error loading dynamically imported module/);
  for (const language of brand.languages) {
    const seen = new Set<string>();
    const measure = async (where: string) => {
      for (const country of ['US', 'IN', 'AE'] as const) {
        const { found, backwards } = await page.evaluate(drawnNumbers, country);
        expect(backwards, `${where} in ${country}`).toEqual([]);
        for (const each of found) seen.add(each);
      }
    };
    for (const path of [...sitePages, job.path]) {
      // As it was served: the numbers are there before any script.
      await page.goto(addressIn(language, path));
      await measure(addressIn(language, path));
    }
    await open(addressIn(language, '/'));
    const { label } = allLanguages[language].words.home.featureTabMessages['voice-diagnosis'];
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await measure(`${language}: ${label}`);
    const numbers = [brand.phones.US, brand.phones.IN, voiceLineOf('US'), brand.personPhone];
    expect([...seen], language).toEqual(
      expect.arrayContaining([...numbers.map(({ display }) => display), ...Object.values(brand.emails)]),
    );
  }
  // The same number as it must not stand: the measure sees it in this engine.
  await page.evaluate(
    (number) => document.querySelector('main')?.prepend(`${number} `, 'اتصلوا'),
    brand.phones.IN.display,
  );
  expect((await page.evaluate(drawnNumbers, null)).backwards).toHaveLength(1);
});

test('Arabic: an application’s reference and link keep their order on the applicant’s page', async ({
  page,
  open,
}) => {
  const { id, path } = await fileApplication({ hasResume: true });
  await open(addressIn('ar', path));
  const reference = spacedReference(referenceOf(id));
  await expect(page.getByText(reference).first()).toBeVisible();
  await page.getByRole('button', { name: arabic.applicationStatus.statusMessages.sent.show }).click();
  await expect(
    page.getByRole('button', { name: arabic.applicationStatus.statusMessages.sent.hide }),
  ).toBeVisible();
  const { found, backwards } = await page.evaluate(drawnNumbers, 'IN');
  expect(backwards).toEqual([]);
  expect(found).toContain(reference);
});

/** Runs in the page: whether the focus is on something that it was not on before. */
function reachFocus(): boolean {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body || stop.dataset.reached === '') return false;
  stop.dataset.reached = '';
  return true;
}

/** Runs in the page: whether the middle of what is in view of the focused element lies under nothing. */
function isFocusSeen(): boolean {
  const stop = document.activeElement ?? document.body;
  // A window that its driver has not activated matches no `:focus`: what shows itself by that is asked elsewhere.
  if (getComputedStyle(stop).clipPath !== 'none') return true;
  const [{ left, width, top, bottom } = new DOMRect()] = stop.getClientRects();
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(left + width / 2, middle);
  return seen !== null && (stop.contains(seen) || seen.contains(stop));
}

/** Runs in the page: whether the focus has come to the last link of all. */
function isEndReached(): boolean {
  return [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.dataset.reached === '';
}

for (const language of languages)
  test(`${language}: by Tab nothing covers the focus, and it is never lost`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await open(addressIn(language, '/'));
    // As the styles say where the focus is seen: the same window matches no `:focus-visible` either.
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
    let stops = 0;
    for (; stops < 80; stops += 1) {
      await page.keyboard.press('Tab');
      // Behind the last stop is the browser's own frame.
      if (!(await page.evaluate(reachFocus))) break;
      await expect.poll(() => page.evaluate(isFocusSeen), `stop ${stops + 1}`).toBe(true);
    }
    expect(await page.evaluate(isEndReached), `the last link, after ${stops} stops`).toBe(true);
  });
