import type { Page } from '@playwright/test';
import { tellLine } from '../../support/network.ts';
import { expect, hydrated, test } from '../../support/test.ts';

test('a new page opens at its top, with its own title and the focus on its heading', async ({
  page,
  open,
}) => {
  await open('/');
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).not.toBe(title);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/privacy$/);
});

test('going back returns to the place one left', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a page stays until the next one is here, and a later link wins', async ({ page, open }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Nothing is prefetched on such a line.
  await tellLine(page, { effectiveType: '2g' });
  await page.route('**/assets/press-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open('/');
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const footer = page.getByRole('contentinfo');
  const asked = page.waitForRequest('**/assets/press-*.js');
  await footer.getByRole('link', { name: 'Press' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL('/');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/press-'));
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls there at once, and waits until the page has heard of it. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

/** From where one stands on a page, the anchor that is followed there. */
const anchorsFollowed = [
  ['/careers/job/graphic-designer', 300, 'Apply for this job', '#apply'],
  ['/privacy', 120, 'Information Sharing', '#information-sharing'],
  ['/', 90, 'Features', '#features'],
] as const;

for (const [path, top, link, hash] of anchorsFollowed) {
  test(`Back and Forward return to the place one left, after “${link}” on ${path}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(path);
    await scrollPage(page, top);
    // Playwright brings a link from under the bar before it presses it.
    await page.evaluate(() => {
      const note = () => (document.body.dataset.left = String(Math.round(scrollY)));
      addEventListener('click', note, { capture: true, once: true });
    });
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const left = Number(await page.locator('body').getAttribute('data-left'));
    await expect(page).toHaveURL(path + hash);
    await expect(page.locator(hash)).toBeInViewport();
    const arrived = await place(page);
    expect(arrived).toBeGreaterThan(left + 200);
    await scrollPage(page, arrived + 150);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => place(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL(path + hash);
    await expect.poll(() => place(page)).toBe(arrived + 150);
    // Over another page as well, and back to before the anchor.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await page.goBack();
    await expect(page).toHaveURL(path + hash);
    await expect.poll(() => place(page)).toBeGreaterThan(arrived);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => place(page)).toBe(left);
  });
}

test('a page that enters stays where a reload and a deep link bring it', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/privacy');
  await scrollPage(page, 1200);
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    await hydrated(page);
    expect(await place(page)).toBe(1200);
  }
  await open('/#features');
  const top = () => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top);
  const padding = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  await expect.poll(async () => Math.round(await top())).toBe(await page.evaluate(padding));
});

test('Back from an anchor at the very top returns to the top, pressed before the page hears of its scrolling', async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/careers/job/graphic-designer');
  await page.getByRole('link', { name: 'Apply for this job' }).click();
  await expect.poll(() => place(page)).toBeGreaterThan(200);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeInViewport();
});

test('the skip link leads past the header', async ({ page, open }) => {
  await open('/careers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chunk that is gone after a release loads the new page', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/404|dynamically imported/);
  // Nothing is prefetched on such a line.
  await tellLine(page, { effectiveType: '2g' });
  await open('/');
  let failed = false;
  await page.route('**/assets/legal-*.js', async (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(failed).toBe(true);
});
