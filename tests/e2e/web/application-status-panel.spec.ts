import { brand } from '../../../src/config/brand.ts';
import { expect, test } from '../../support/test.ts';
import {
  applicationsOf,
  backendUrls,
  fillIn,
  job,
  someone,
  submitButton,
  successNotice,
} from './application-form.ts';
import { hashOf, panel } from './application-status.ts';

/* What stands on the page after an application was sent, until it is closed. */

test('reference and link stay through the way to the careers page and a reload, until closed', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL('/careers');

  const [row] = await applicationsOf(person);
  const reference = (row?.id ?? '').slice(0, 8).toUpperCase();
  const shown = `${reference.slice(0, 4)}-${reference.slice(4)}`;
  await expect(panel(page)).toContainText('Graphic Designer');
  await expect(panel(page)).toContainText(shown);
  await expect(panel(page).getByRole('status').filter({ hasText: shown })).toBeAttached();
  await page.reload();
  await expect(panel(page)).toContainText(shown);

  await panel(page).getByRole('button', { name: 'Copy your private link' }).click();
  await expect(panel(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/application');
  expect(hashOf(link.hash.slice(1))).toBe(row?.link_hash);
  await expect(panel(page)).toContainText(link.href);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await panel(page).getByRole('link', { name: 'Open the link' }).click();
  await expect(page).toHaveURL('/application');
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(shown);
  await page.goBack();
  await expect(page).toHaveURL('/careers');

  await panel(page).getByRole('button', { name: 'Close this message' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a sending whose answer was lost gives the link that works', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  const person = someone();
  await open(job.path);
  await fillIn(page, person);
  let tries = 0;
  await page.route(backendUrls.insert, async (route) => {
    tries += 1;
    if (route.request().method() !== 'POST' || tries > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await submitButton(page).click();
  await expect(page.getByText('Failed to submit application. Please try again.').first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(panel(page)).toBeVisible();
  const rows = await applicationsOf(person);
  expect(rows).toHaveLength(1);
  await expect(panel(page)).toContainText((rows[0]?.id ?? '').slice(0, 4).toUpperCase());
  await panel(page).getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText('Graphic Designer');
});

test('a browser without SHA-256 sends the application, and shows no link', async ({ page, open }) => {
  const person = someone();
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await open(job.path);
  await fillIn(page, person);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(page).toHaveURL('/careers');
  await expect(panel(page)).toHaveCount(0);
  expect((await applicationsOf(person))[0]?.link_hash).toBeNull();
});

test('what stands in the place of a receipt and is none is left out', async ({ page, open }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'applications-sent',
      '[{"jobId":"a","jobTitle":"b","reference":null,"secret":"x"},1]',
    ),
  );
  await open('/careers');
  await expect(page.getByRole('heading', { name: `About ${brand.productName}` })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});
