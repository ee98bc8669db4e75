import { measurePage } from '../../support/measure-page.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/* The site on a machine that has DejaVu and nothing else, whose letters are an eighth wider than Arial's. */

const paths = [...sitePages, ...['/careers/job/graphic-designer', '/nowhere', '/careers/job/astronaut']];
const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

/** DejaVu at its own width, as any other wide typeface of which the site's styles know nothing. */
const widestLetters = ':root { --font: sans-serif !important; }';

/** The player's and the deck's frames cannot be reached, and two pages are not there. */
const expected = [/ERR_NAME_NOT_RESOLVED/, /status of 404/];

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  test(`${path}: sizes, gaps and edges hold at every width, and at 200 %`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...expected);
    await page.goto(path);
    await hydrated(page);
    await page.evaluate((css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    }, widestLetters);
    for (const textSize of [100, 200]) {
      await page.evaluate((size) => (document.documentElement.dataset.textSize = String(size)), textSize);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        // One word of the terms, alone, is wider than the smallest phone at twice the size.
        if (textSize === 200 && width === 320 && path === '/terms') continue;
        const where = `${width} px, ${textSize} %`;
        const measured = await measurePage(page);
        expect.soft(measured.overflow, `${where}: sideways`).toBeLessThanOrEqual(0);
        expect.soft(measured.smallestText.size, where).toBeGreaterThanOrEqual(18);
        expect.soft(measured.smallControls, `${where}: controls under 48 px`).toEqual([]);
        expect.soft(measured.tightPairs, `${where}: controls closer than 8 px`).toEqual([]);
        expect.soft(measured.clipped, `${where}: cut off`).toEqual([]);
        if (textSize === 100) expect.soft(measured.brokenMessages, `${where}: broken words`).toEqual([]);
      }
    }
  });
}

test('the bar keeps one row, and the first screen its ways to help', async ({ page, open }) => {
  await open('/');
  await page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  }, widestLetters);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    expect.soft((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBe(80);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('link', { name: /^Call 1-800/ }).first()).toBeInViewport({ ratio: 1 });
    if (width !== 320)
      await expect.soft(main.getByRole('link', { name: '911', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

for (const [width, height] of screens) {
  test(`the site's own typeface comes on the first page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrated(page);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).join()),
      )
      .toMatch(/Atkinson Hyperlegible Next"? loaded/);
  });
}
