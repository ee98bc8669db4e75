import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { brand, voiceLineOf } from '~/config/brand.ts';
import { emergency } from '~/i18n/generated/en/emergency.ts';
import { hero } from '~/i18n/generated/en/home.ts';
import { menuMessages } from '~/i18n/generated/en/navigation.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import { messages } from '~/i18n/messages.ts';
import { countries, type Country } from '~/domain/country/country.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, test } from '../../support/test.ts';
import { job } from './application-form.ts';

/* What is left of a page where its scripts or styles do not count: old browsers, reader views, search engines. */

const require = createRequire(import.meta.url);
const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

/** The text that a reader view takes from the page as it stands (the library is Firefox's own). */
const readerView = (page: Page) =>
  page.evaluate<string>(
    `${readability}; new Readability(document.cloneNode(true)).parse()?.textContent ?? ''`,
  );

/** The page's text as a browser shows it that knows none of the page's styles. */
async function textWithoutStyles(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
  });
  return page.evaluate(() => document.body.innerText);
}

/**
 * Expects a reader view and a browser without styles to name one emergency number, and the company's numbers of no other
 * country anywhere. Takes the styles away.
 * @param called what stands after 'call': the local number or, where that is not known, the words for it.
 */
async function expectOneCountry(page: Page, country: Country, called: string): Promise<void> {
  const numbersOf = (each: Country) => [brand.phones[each].display, voiceLineOf(each).display];
  const others = countries.flatMap(numbersOf).filter((each) => !numbersOf(country).includes(each));
  for (const text of [await readerView(page), await textWithoutStyles(page)]) {
    const numbers = [...text.matchAll(/In an emergency, call\s*(.*?)\s*right away/g)].map(([, what]) => what);
    expect.soft([...new Set(numbers)], page.url()).toEqual([called]);
    expect.soft(others.filter((number) => text.includes(number))).toEqual([]);
  }
}

// The reader view's program is no part of the page, and reads markup in its own way.
test.use({ bypassCSP: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('every page can be read and left by links, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [...sitePages.filter((each) => each !== '/'), job.path]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    }
    for (const name of ['Try Diagnosis Now', 'Start Diagnosis', 'Learn More', 'Call Now'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    const call = page.getByRole('main').getByRole('link', { name: `Call ${brand.phones.US.display}` });
    await expect(call.first()).toBeVisible();
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: menuMessages.about })).toBeVisible();
    for (const path of ['/', '/terms']) {
      await page.goto(path);
      await expectOneCountry(page, 'US', emergency.local);
    }
  });

  test('a job says what is paid in each country, one of them first', async ({ page }) => {
    await page.goto(job.path);
    const facts = page.getByRole('region', { name: messages.jobPage.facts.heading });
    for (const styled of [true, false]) {
      if (!styled) await textWithoutStyles(page);
      const text = await facts.innerText();
      const places = Array.from(text.matchAll(/^(.*) to .* a year$/gm), ([, start]) => start);
      expect(places).toEqual(['58,000', 'Canada: 60,000', 'Mexico: 480,000', 'India: 900,000']);
    }
  });

  test('a form that could not be sent gives way to an address, with styles and without', async ({ page }) => {
    await page.goto(job.path);
    const apply = page.locator('#apply');
    for (const styled of [true, false]) {
      if (!styled) await textWithoutStyles(page);
      await expect(apply).toContainText('To apply by email, send your resume to');
      await expect(apply.getByRole('link')).toHaveAttribute('href', /^mailto:team@/);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(apply.getByRole('button')).toHaveCount(0);
    }
    await page.goto('/application');
    await expect(page.getByText(statusMessages.needsScript)).toBeVisible();
    await expect(page.getByText(statusMessages.looking)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: brand.emails.company })).toBeVisible();
  });
});

for (const [timezoneId, country, called] of [
  ['Asia/Kolkata', 'IN', '112'],
  ['Asia/Dubai', 'US', '998'],
  ['Etc/UTC', 'US', emergency.local],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("with scripts, and before they have come, a reader view says that country's numbers", async ({
      page,
      open,
    }) => {
      await open('/terms');
      await expectOneCountry(page, country, called);
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/');
      await expect(page.getByRole('main').locator('strong', { hasText: called }).first()).toBeVisible();
      await expectOneCountry(page, country, called);
    });
  });
}

test('a browser too old for the scripts has the page without them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(job.path);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('To apply by email, send your resume to')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(scripts).toEqual([]);
});
