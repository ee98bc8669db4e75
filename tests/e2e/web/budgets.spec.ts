import type { Page } from '@playwright/test';
import { layoutShift, scriptBytes, scriptsIn, watchRequests } from '../../support/page-weight.ts';
import { tellLine } from '../../support/network.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

const supabase = /PostgrestClient|StorageClient|supabase-js/;

/** The page answers, its typeface is there, and nothing more is asked for. */
async function settled(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => document.fonts.size > 4 && document.fonts.status === 'loaded');
  await page.waitForLoadState('networkidle');
}

/** What a page asks for of its own: on such a line nothing is fetched ahead for the next one. */
test.beforeEach(({ page }) => tellLine(page, { effectiveType: '2g' }));

for (const [path, kB] of [
  // React DOM, React Router and React Aria are 104 kB of it (docs/decisions/performance-budgets.md).
  ['/', 135],
  ['/careers/job/graphic-designer', 150],
] as const) {
  test(`the scripts of ${path} are at most ${kB} kB`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path);
    await settled(page);
    expect(await scriptBytes(requests)).toBeLessThan(kB * 1000);
  });
}

test('the landing page asks for no script before load and for its typeface after', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(
        (entry) => /\.(js|woff2)$/.test(entry.name) && entry.startTime < (navigation?.loadEventStart ?? 0),
      )
      .map((entry) => entry.name);
  });
  expect(early).toEqual([]);
});

const hasTypeface = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Hyperlegible Next')));

/** The typeface has come, and what it does to the page has been painted. */
async function typefaceArrived(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('the change of typeface moves no line', async ({ page }) => {
  for (const width of [320, 412, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/careers', '/careers/job/graphic-designer', '/privacy']) {
      await page.goto(path);
      await typefaceArrived(page);
      // Labels may grow by a few pixels within their line; a line that moved would give at least 0.01.
      expect(await layoutShift(page), `${path} at ${width}`).toBeLessThan(0.002);
    }
  }
});

test('a typeface that would move a line in view waits for the next page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  await settled(page);
  expect(await hasTypeface(page)).toBe(true);
  // Letters far wider than the fallback's break lines elsewhere.
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function loadWide() {
      return load.call(Object.assign(this, { sizeAdjust: '140%' }));
    };
  });
  await page.goto('/careers');
  await typefaceArrived(page);
  expect(await hasTypeface(page)).toBe(false);
  expect(await layoutShift(page)).toBeLessThan(0.002);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect.poll(() => hasTypeface(page)).toBe(true);
});

for (const path of ['/hi/', '/ar/']) {
  test(`${path} is not set again on its first page for a few Latin letters`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await typefaceArrived(page);
    expect(await hasTypeface(page)).toBe(false);
    expect(await layoutShift(page)).toBe(0);
    await page.getByRole('contentinfo').locator(`a[href="${path}press"]`).click();
    await expect.poll(() => hasTypeface(page)).toBe(true);
  });
}

test.describe('in a place whose emergency number is not at hand', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test('no date format is made to learn the time zone', async ({ page }) => {
    await page.addInitScript(() => {
      const noted = { formats: 0 };
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        apply: (make, _self, words: []) => {
          noted.formats += 1;
          return make(...words);
        },
      });
      Object.assign(window, { noted });
    });
    await page.goto('/');
    await settled(page);
    await expect(page.locator('[data-emergency-line]').first()).toContainText('999');
    expect(await page.evaluate(() => (window as unknown as { noted: unknown }).noted)).toEqual({
      formats: 0,
    });
  });
});

test('a job page brings the backend client on submit, not before', async ({ page }) => {
  const withClient: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if (supabase.test(await response.text().catch(() => ''))) withClient.push(response.url());
  });
  await page.goto('/careers/job/graphic-designer');
  await settled(page);
  const form = page.getByRole('form').or(page.locator('form')).first();
  await form.getByLabel('Full name', { exact: false }).first().fill('Ada Park');
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(withClient).toEqual([]);
});

for (const path of [...sitePages, '/careers/job/graphic-designer']) {
  test(`${path} asks for all its chunks at once`, async ({ page }) => {
    const sent: { path: string; atMs: number }[] = [];
    let firstAnswerMs = Number.POSITIVE_INFINITY;
    await page.route('**/assets/*.js', async (route) => {
      sent.push({ path: new URL(route.request().url()).pathname, atMs: performance.now() });
      await new Promise((resolve) => {
        setTimeout(resolve, 700);
      });
      firstAnswerMs = Math.min(firstAnswerMs, performance.now());
      await route.continue();
    });
    const response = await page.goto(path);
    const chunks = scriptsIn((await response?.text()) ?? '');
    await hydrated(page);
    expect(chunks.length).toBeGreaterThan(3);
    const inTime = sent.filter((each) => each.atMs < firstAnswerMs).map((each) => each.path);
    expect(inTime.toSorted()).toEqual([...chunks].toSorted());
    // Which positions are closed is asked for by a page that answers already.
    const late = sent.filter((each) => each.atMs > firstAnswerMs).map((each) => each.path);
    expect(late.filter((path) => !/positions|time-limit/.test(path))).toEqual([]);
  });
}
