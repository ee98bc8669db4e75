import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Playwright switches the browser's page cache off. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('Back from another document brings every page from the browser’s page cache, as it was left', async ({
  context,
}) => {
  test.slow();
  for (const path of [...sitePages, '/careers/job/graphic-designer']) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = String(persisted)));
    });
    await page.goto(path);
    await hydrated(page);
    await page.goto('/robots.txt');
    await page.evaluate(() => history.back());
    // A document that is being left cannot be asked.
    const shown = () =>
      page.evaluate(() => [location.pathname, document.body.dataset.persisted]).catch(() => null);
    await expect.poll(shown, { message: path }).toEqual([path, 'true']);
    await page.close();
  }
});
