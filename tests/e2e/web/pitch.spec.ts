import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ context }) => {
  await context.route('https://docs.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Deck</title><h1>Deck</h1>',
    }),
  );
});

test('the deck neither starts nor loops by itself, and waits three seconds a slide', async ({
  page,
  open,
}) => {
  await open('/pitch');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin + source.pathname).toMatch(
    /^https:\/\/docs\.google\.com\/presentation\/d\/e\/[\w-]+\/embed$/,
  );
  expect(Object.fromEntries(source.searchParams)).toEqual({ start: 'false', loop: 'false', delayms: '3000' });
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Deck' })).toBeVisible();
});

test('Direct Link opens the same deck in a new tab', async ({ page, open, context }) => {
  await open('/pitch');
  const deck = /\/d\/e\/([\w-]+)\//.exec((await page.locator('iframe').getAttribute('src')) ?? '')?.[1];
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Direct Link' }).click();
  expect((await opening).url()).toContain(`/d/e/${deck}/`);
  await expect(page).toHaveURL(/\/pitch$/);
});
