import { expect, test } from '../../support/test.ts';

/* Which sections there are: tests/unit/content. */

test(
  'each document has its sections in order, each with a summary; its contents lead to them, its button home',
  { tag: '@smoke' },
  async ({ page, open }) => {
    for (const path of ['/privacy', '/terms', '/consumer-health-data', '/accessibility', '/safety']) {
      await open(path);
      const main = page.getByRole('main');
      const titles = await main.getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
      expect(titles.length, path).toBeGreaterThan(3);
      await expect(page.getByText('In short:'), path).toHaveCount(titles.length);
      await expect(main.locator('time'), path).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      const links = main.getByRole('navigation').getByRole('link');
      await expect(links, path).toHaveCount(titles.length);
      await links.last().click();
      await expect(page.getByRole('heading', { name: titles.at(-1) ?? '' }), path).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`));
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page, path).toHaveURL(/\/$/);
    }
  },
);

test('the contents beside a document end in the window, below a notice too', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open('/privacy');
  const contents = page.getByRole('main').getByRole('navigation');
  const sections = page.getByRole('main').getByRole('region');
  await sections.nth(3).scrollIntoViewIfNeeded();
  for (const noticesEnd of ['0px', '200px']) {
    await page.evaluate(
      (end) => document.documentElement.style.setProperty('--notices-end', end),
      noticesEnd,
    );
    await expect
      .poll(() => contents.evaluate((element) => element.getBoundingClientRect().bottom), noticesEnd)
      .toBeLessThan(600);
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
});
