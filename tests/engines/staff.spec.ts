import type { Page } from '@playwright/test';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { codeOf, staffPassword, fileApplication, makeAccount, openBackend } from '../support/staff.ts';
import { expect, test } from '../support/engines/engine-test.ts';
import { stackUrls } from '../support/stack-info.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function giveCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Keeps the beginning of each file that the page saves: not every driver hands out downloads. */
function noteFiles(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      void file.text().then((text) => {
        document.documentElement.dataset.saved = text.slice(0, 400);
      });
      return make(file);
    };
  });
}

const savedFile = (page: Page) => page.evaluate(() => document.documentElement.dataset.saved ?? '');

/** Sets up a second factor. @returns its secret. */
async function setUpFactor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show my QR code' }).click();
  await expect(page.locator('form code')).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await giveCode(page, codeOf(secret));
  await expect(title(page, 'Applications')).toBeVisible();
  return secret;
}

test('an admin invites another, who follows the link, signs in with a code, exports, reads, saves a resume and moves', async ({
  page,
}) => {
  const inviting = await makeAccount({ role: 'admin', name: 'Ida Example' });
  const email = `ada+${Date.now()}@company.example`;
  const name = `Ana ${Date.now()}`;
  const { id } = await fileApplication({ full_name: name });
  await page.goto(`${stackUrls.staff}/`);
  await signIn(page, inviting.email);
  await setUpFactor(page);
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('#role').selectOption('admin');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A link for Ada Example' })).toBeVisible();
  const link = (await page.locator('dialog p[translate=no]').textContent()) ?? '';
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page, 'Sign in')).toBeFocused();

  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(staffPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
  const secret = await setUpFactor(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email);
  await giveCode(page, codeOf(secret, 1));
  await expect(title(page, 'Applications')).toBeFocused();
  await noteFiles(page);

  await page.getByRole('searchbox').fill(referenceOf(id));
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect.poll(() => savedFile(page)).toContain(`"${name}"`);

  await page.getByRole('link', { name: name }).click();
  await expect(title(page, name)).toBeFocused();
  await page.getByRole('button', { name: 'Download the resume' }).click();
  await expect(page.getByText('The resume is in your downloads.')).toBeVisible();
  await expect.poll(() => savedFile(page)).toContain('%PDF-');

  await page.getByRole('button', { name: 'Talking', exact: true }).click();
  await expect(page.getByText('It is now Talking.')).toBeVisible();
  const { data } = await openBackend().from('applications').select('state').eq('id', id);
  expect(data).toEqual([{ state: 'talking' }]);
});
