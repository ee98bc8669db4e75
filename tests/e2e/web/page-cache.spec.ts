import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Playwright switches the browser's page cache off, and the headless shell has none: this is a matter for the whole browser. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { WHOLE_CHROMIUM_PATH: executablePath } = process.env;
    await use({
      ...launchOptions,
      ...(executablePath === undefined ? {} : { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
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
    // A document that is being left may take its answer along.
    await page.evaluate(() => history.back()).catch(() => undefined);
    const shown = () =>
      page.evaluate(() => [location.pathname, document.body.dataset.persisted]).catch(() => null);
    await expect.poll(shown, { message: path }).toEqual([path, 'true']);
    await page.close();
  }
});
