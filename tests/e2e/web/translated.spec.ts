import { randomUUID } from 'node:crypto';
import { accommodation } from '../../../src/i18n/generated/en/accommodation.ts';
import { shellMessages } from '../../../src/i18n/generated/en/shell.ts';
import {
  pressEverything,
  translate,
  translatedAddresses,
  translateWhenRead,
} from '../../support/browser-translation.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import {
  applicationsOf,
  fileWithLink,
  fillIn,
  job,
  receipt,
  rowOf,
  someone,
  submitButton,
  summary,
} from './application-form.ts';

/*
 * Pages that the browser translates: it takes the texts out of them and writes into `<html lang>`. Nothing may fail by it. That
 * no text stands where it would: tests/unit/ui/bare-text.
 */

const representatives = new Set(['/', '/accommodation', job.path]);

for (const path of [...sitePages, job.path, '/nowhere', '/careers/job/nothing', '/application'])
  test(
    `${path} answers each press`,
    nightlyUnless(representatives.has(path)),
    async ({ page, open, expectedErrors }) => {
      // Frames of other hosts do not answer in a test, a missing page is one, React tells of what it had to repair, as parts
      // that answer after the others, and no person prints two sheets within a second.
      expectedErrors.push(
        /Failed to load resource/,
        /Minified React error #418/,
        /too frequent calls to print/,
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await open(path);
      await translate(page);
      // At the top the way to the top changes nothing.
      await pressEverything(page, { but: new RegExp(shellMessages.toTop) });
      expect(await translatedAddresses(page)).toEqual([]);
      const [name, address] = path === '/careers' ? ['Privacy Policy', '/privacy'] : ['Careers', '/careers'];
      await page.getByRole('contentinfo').getByRole('link', { name }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(address);
    },
  );

test('an application is refused, mended and sent, and its receipt stands on the page', async ({
  page,
  open,
}) => {
  const person = someone();
  await open(job.path);
  await translate(page);
  await fillIn(page, {});
  await submitButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveCount(5);
  const email = page.getByRole('textbox', { name: 'Email', exact: false });
  await email.fill('ana@');
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  await email.fill('');
  await expect(email).toHaveAccessibleDescription(/Email is required/);
  for (const [label, value] of Object.entries(person))
    await page.getByRole('textbox', { name: label }).fill(value);
  expect(await translatedAddresses(page)).toEqual([]);
  await submitButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await translatedAddresses(page)).toEqual([]);
  const [row] = await applicationsOf(person);
  await expect(receipt(page)).toContainText((row?.id ?? '').slice(0, 4).toUpperCase());
});

test('a request for help is sent', async ({ page, open }) => {
  await open('/accommodation');
  await translate(page);
  await page.getByRole('button', { name: accommodation.submit }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('Full name').fill('Rosa Example');
  await page.getByLabel('Email').fill(`rosa+${randomUUID()}@person.example`);
  await page.getByLabel(accommodation.fields.needs.label).fill('More time.');
  await page.getByRole('button', { name: accommodation.submit }).click();
  await expect(page.getByRole('heading', { name: accommodation.sent.heading })).toBeFocused();
});

test('by the own link an application is looked at, withdrawn and erased', async ({ page, open }) => {
  const filed = await fileWithLink();
  await open(filed.path);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Show what I sent' }).click();
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(filed.email);
  expect(await translatedAddresses(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect.poll(() => rowOf(filed.id)).toBe(null);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// A language that the site has and the page is not in, one that it has not, and one that is read the other way.
for (const [path, into] of [
  ['/es/', 'en'],
  ['/careers', 'hi'],
  ['/fr/careers/job/graphic-designer', 'ar'],
  ['/es/careers', 'de'],
] as const)
  test(
    `${path} that is translated into "${into}" before it answers stays itself`,
    nightlyUnless(into === 'en' || into === 'ar'),
    async ({ page, expectedErrors }) => {
      // React finds other texts than it has built and renders them anew: its own words for that.
      expectedErrors.push(/Minified React error #418/);
      await translateWhenRead(page, into);
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.getByRole('contentinfo').locator('button').first().click();
      await expect(page).toHaveURL(path);
      if (path.includes('job')) await expect(page.locator('#apply button[type=submit]')).toBeVisible();
    },
  );
