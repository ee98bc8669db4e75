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
