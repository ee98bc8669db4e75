import type { Page } from '@playwright/test';
import { jobs } from '~/content/jobs.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Delays every script file, as a slow line does. */
async function slowLine(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.continue();
  });
}

/** Opens a page and returns as soon as its HTML is there. */
async function openEarly(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
}

for (const slow of [false, true]) {
  test.describe(slow ? 'on a slow line' : 'in the first moments', () => {
    test.beforeEach(async ({ page }) => {
      if (slow) await slowLine(page);
    });

    test('a tap on the menu opens it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openEarly(page, '/');
      await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeVisible();
    });

    test('a tap on a tab shows its panel', async ({ page }) => {
      await openEarly(page, '/');
      await page.getByRole('tab', { name: 'Smart Triage' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Smart Triage' })).toBeVisible();
    });

    test('a tap on a filter filters', async ({ page }) => {
      await openEarly(page, '/careers');
      await page.getByRole('button', { name: 'Growth' }).click();
      await expect(page).toHaveURL(/category=growth/i);
      await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(jobs().length);
    });

    test('words typed into the search are kept and searched', async ({ page }) => {
      await openEarly(page, '/careers');
      await page.getByRole('searchbox').fill('video');
      await hydrated(page);
      await expect(page.getByRole('searchbox')).toHaveValue('video');
      await expect(page.getByRole('link', { name: /Video Editor/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Graphic Designer/ })).toBeHidden();
    });

    test('words typed into the form and a chosen file are kept', async ({ page }) => {
      await openEarly(page, '/careers/job/graphic-designer');
      await page.getByLabel('Full name', { exact: false }).first().fill('Ada Park');
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
      await hydrated(page);
      await expect(page.getByLabel('Full name', { exact: false }).first()).toHaveValue('Ada Park');
      await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
    });

    test('a link is a link', async ({ page }) => {
      await openEarly(page, '/careers');
      await page.getByRole('link', { name: /Graphic Designer/ }).click();
      await expect(page).toHaveURL('/careers/job/graphic-designer');
    });
  });
}

test('when the scripts could not be had, the next press loads the page again as soon as the network is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  let down = true;
  await page.route('**/assets/*.js', (route) => (down ? route.abort() : route.continue()));
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/careers');
  await failure;
  await page.route('**/careers', (route) => (down ? route.abort() : route.continue()));
  const filter = page.getByRole('button', { name: 'Growth' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/careers'));
  await filter.click();
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  down = false;
  const reloaded = page.waitForEvent('load');
  await filter.click();
  await reloaded;
  await filter.click();
  await expect(page).toHaveURL(/category=growth/i);
});
