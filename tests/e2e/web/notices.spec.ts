import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expect, test } from '../../support/test.ts';
import {
  answer,
  backendUrls,
  errorNotice,
  fillIn,
  form,
  job,
  requestSubmit,
  submitButton,
  successNotice,
} from './application-form.ts';

const close = (page: Page) => page.getByRole('button', { name: 'Close message' });

/** An error notice on a page whose clock stands still. */
async function openWithErrorNotice(page: Page, open: (path: string) => Promise<void>) {
  await page.clock.install();
  await open(job.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await requestSubmit(page);
  await expect(errorNotice(page)).toBeVisible();
}

test('the live regions stand in the page before any script', async ({ request }) => {
  const html = await (await request.get(job.path)).text();
  expect(html).toMatch(/role="alert" aria-atomic="false"/);
  expect(html).toMatch(/role="status" aria-atomic="false"/);
});

test('an error notice stays 8 seconds, and its words stay at the form', async ({ page, open }) => {
  await openWithErrorNotice(page, open);
  await page.clock.runFor(7_900);
  await expect(errorNotice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(errorNotice(page)).toHaveCount(0);
  await expect(form(page).getByText('Please upload your resume')).toBeVisible();
});

test('a success notice stays 3 seconds', async ({ page, open }) => {
  await page.clock.install();
  await open(job.path);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(successNotice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(successNotice(page)).toHaveCount(0);
});

test('a warning stays until somebody closes it', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/500/, /not uploaded/);
  await page.clock.install();
  await page.route(backendUrls.upload, answer(500, { message: 'No disk' }));
  await open(job.path);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  const warning = page.getByRole('status').filter({ hasText: 'Your resume did not arrive' });
  await expect(warning).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/careers');
  await expect(warning).toContainText(`Please email your resume to ${brand.emails.company}.`);
  await close(page).click();
  await expect(warning).toHaveCount(0);
});

test('a new try takes the old failure away', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/400/);
  await page.route(backendUrls.insert, answer(400, { code: 'P0001', message: 'Not today.' }));
  await open(job.path);
  await fillIn(page);
  await submitButton(page).click();
  await expect(errorNotice(page)).toContainText('Not today.');
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toHaveCount(1);
  await expect(close(page)).toHaveCount(1);
});
