import { expect, test } from '../../support/test.ts';

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

test('the skip link leads past the header', async ({ page, open }) => {
  await open('/careers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chunk that is gone after a release loads the new page', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/404|dynamically imported/);
  await open('/');
  let failed = false;
  await page.route('**/assets/Terms*.js', async (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(failed).toBe(true);
});
