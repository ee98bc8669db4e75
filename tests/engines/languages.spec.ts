import type { Page } from '@playwright/test';
import { documentLanguages } from '../../src/domain/language.ts';
import { languageNames } from '../../src/i18n/language-names.ts';
import { job } from '../e2e/web/application-form.ts';
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
