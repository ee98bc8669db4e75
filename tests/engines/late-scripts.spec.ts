import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { listen, siteHandler, type ListeningServer } from '../../build/serve.ts';
import { menuMessages } from '../../src/i18n/generated/en/navigation.ts';
import { applicationsOf, job, pdf, someone } from '../e2e/web/application-form.ts';
import { expect, hydrated, test } from '../support/engines/engine-test.ts';
import { stackFolder } from '../support/stack-info.ts';

/*
 * What is pressed and typed while the scripts are still on their way takes effect, once. That no control of any page loses a press
 * is asked in tests/e2e/web/early-presses.spec.ts.
 */

let site: ListeningServer;
/** Scripts wait until this resolves, but no longer: WebKitGTK's driver runs nothing in a page that is still loading. */
const longestWaitMs = 5_000;
let released = Promise.withResolvers<void>();

test.beforeAll(async () => {
  const answer = await siteHandler(join(stackFolder, 'site'));
  site = await listen(0, 'PORT', (request, response) => {
    if (request.url?.endsWith('.js') !== true) return answer(request, response);
    const waited = Promise.race([released.promise, setTimeout(longestWaitMs)]);
    return void waited.then(() => answer(request, response));
  });
});
test.beforeEach(() => void (released = Promise.withResolvers()));
test.afterAll(() => site.close());

const openWithoutScripts = (page: Page, path: string) =>
  page.goto(new URL(path, site.url).href, { waitUntil: 'domcontentloaded' });

async function hydrateNow(page: Page) {
  released.resolve();
  await hydrated(page);
}

test('the menu opens, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutScripts(page, '/');
  const about = page.getByRole('banner').getByRole('link', { name: menuMessages.about, exact: true });
  await page.getByRole('banner').locator('summary').last().click();
  await expect(about).toBeInViewport();
  await hydrateNow(page);
  await expect(about).toBeInViewport();
});

test('the pay in other countries is folded, opens, and stays open', async ({ page }) => {
  await openWithoutScripts(page, '/careers/job/graphic-designer');
  const other = page.getByText('India: 900,000 to 1,200,000 Indian rupees a year');
  await expect(other).toBeHidden();
  await page.getByText('Pay in other countries').click();
  await expect(other).toBeVisible();
  await hydrateNow(page);
  await expect(other).toBeVisible();
});

test('a page stays where it was scrolled to, and a tab shows its panel', async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await openWithoutScripts(page, '/');
  await page.getByRole('tab', { name: 'Smart Triage' }).click();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await hydrateNow(page);
  for (let times = 0; times < 10; times += 1) expect(await position()).toBe(600);
  await expect(page.getByRole('tabpanel', { name: 'Smart Triage' })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Smart Triage');
});

test('the text grows by one step, and a typed word is searched for', async ({ page }) => {
  const bodySize = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  await openWithoutScripts(page, '/careers');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Text size/ })
    .click();
  await expect.poll(bodySize).toBe(25);
  await page.getByRole('searchbox').click();
  await page.keyboard.type('analyst');
  await hydrateNow(page);
  expect(await bodySize()).toBe(25);
  await expect(page.getByRole('searchbox')).toHaveValue('analyst');
  await expect(page).toHaveURL(/\/careers\?search=analyst$/);
  await expect(page.getByRole('main').locator('a[href^="/careers/job/"]')).toHaveCount(1);
});

test('an application that is filled in and sent arrives once', async ({ page }, info) => {
  const person = someone();
  const resume = info.outputPath('resume.pdf');
  await writeFile(resume, pdf.buffer);
  await openWithoutScripts(page, job.path);
  const form = page.locator('#apply');
  const submit = form.locator('button[type="submit"]');
  await expect(submit).toBeDisabled();
  for (const [label, value] of Object.entries(person))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.locator('input[type=file]').setInputFiles(resume);
  await expect(submit).not.toBeDisabled();
  await submit.click();
  await hydrateNow(page);
  await expect(page.getByRole('status').getByText(/Thank you for applying/)).toBeVisible();
  expect(await applicationsOf(person)).toHaveLength(1);
});
