import { expect, test } from '../../support/test.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/404/);
});

for (const path of ['/no-such-page', '/careers/nowhere/at/all', '/privacy/old']) {
  test(`${path} says that there is no such page`, async ({ page, open, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(
      page.getByText("Oops! It seems like the page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test(
  'its two buttons lead home and to the web app in a new tab',
  { tag: '@smoke' },
  async ({ page, open, context }) => {
    await open('/no-such-page');
    const main = page.getByRole('main');
    const opening = context.waitForEvent('page');
    await main.getByRole('link', { name: /^Try Web App/ }).click();
    await (await opening).close();
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);
