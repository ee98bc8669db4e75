import type { Page } from '@playwright/test';
import { jobs } from '~/content/jobs.ts';
import { tellLine } from '../../support/line.ts';
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
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeVisible();
    });

    test('a tap on a tab shows its panel', async ({ page }) => {
      await openEarly(page, '/');
      await page.getByRole('tab', { name: 'Smart Triage' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Smart Triage' })).toBeVisible();
    });

    test('an arrow key on a tab shows the next panel', async ({ page }) => {
      await openEarly(page, '/');
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name: 'WhatsApp Diagnosis' })).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toBeFocused();
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

test('a link that is followed while the scripts come has the line to itself, and Back leads to a page that answers', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await page.goto('/careers', { waitUntil: 'load' });
  await asked;
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.getByRole('link', { name: /Graphic Designer/ }).click();
  await stopped;
  await expect(page).toHaveURL('/careers/job/graphic-designer');
  isHeld = false;
  for (const release of held) release();
  await page.goBack();
  await hydrated(page);
  await page.getByRole('button', { name: 'Growth' }).click();
  await expect(page).toHaveURL(/category=growth/i);
});

test('when the scripts could not be had, the next tap loads the page again as soon as the line is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  let down = true;
  await page.route('**/assets/*.js', (route) => (down ? route.abort() : route.continue()));
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failure;
  await page.route('**/', (route) => (down ? route.abort() : route.continue()));
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const refused = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
  await menu.click();
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  down = false;
  const reloaded = page.waitForEvent('load');
  await menu.click();
  await reloaded;
  await menu.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeVisible();
});

test('no script file is asked for before load, and then all of the route at once', async ({ page }) => {
  const asked: string[] = [];
  await tellLine(page, { effectiveType: '2g' });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/careers');
  await hydrated(page);
  const chunks: string[] = JSON.parse((await page.locator('#chunks').textContent()) ?? '[]');
  expect(asked.toSorted()).toEqual(chunks.toSorted());
  const beforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < (navigation?.loadEventStart ?? 0))
      .map((entry) => entry.name);
  });
  expect(beforeLoad).toEqual([]);
});

test('an arrow key in the very moment the tabs start to answer moves the focus too', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => {
      const tab = document.activeElement;
      if (tab?.role !== 'tab' || tab.closest('[data-waiting]')) return;
      queueMicrotask(() =>
        tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
      );
    });
  });
  await open('/');
  await page.getByRole('tab', { selected: true }).focus();
  await expect(page.getByRole('tab', { name: 'WhatsApp Diagnosis' })).toBeFocused();
});
