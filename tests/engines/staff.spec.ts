import type { Page } from '@playwright/test';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { somePosition } from '../support/positions.ts';
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

const stored = async (id: string) =>
  (await openBackend().from('applications').select('state').eq('id', id)).data;

/** Sets up a second factor. @param first heading of the page that follows. @returns its secret. */
async function setUpFactor(page: Page, first = 'Applications'): Promise<string> {
  await page.getByRole('button', { name: 'Show my QR code' }).click();
  await expect(page.locator('form code')).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await giveCode(page, codeOf(secret));
  await expect(title(page, first)).toBeVisible();
  return secret;
}

test('an admin invites another, who follows the link, signs in with a code, reads, notes, moves, exports and erases', async ({
  page,
}) => {
  const inviting = await makeAccount({ role: 'admin', name: 'Ida Example' });
  const email = `ada+${Date.now()}@company.example`;
  const name = `Ana ${Date.now()}`;
  const { id, resumeName } = await fileApplication({ full_name: name });
  await page.goto(`${stackUrls.staff}/`);
  await signIn(page, inviting.email);
  await setUpFactor(page);
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('#member-role').selectOption('admin');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A link for Ada Example' })).toBeVisible();
  const link = (await page.locator('dialog [translate=no]').textContent()) ?? '';
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
  await page.getByRole('checkbox', { name: `Choose ${name}` }).click();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect.poll(() => savedFile(page)).toContain(`"${name}"`);

  await page.getByRole('link', { name: name }).click();
  await expect(title(page, name)).toBeFocused();
  await page.getByRole('button', { name: 'Download the resume' }).click();
  await expect(page.getByText('The resume was saved among your downloads.')).toBeVisible();
  await expect.poll(() => savedFile(page)).toContain('%PDF-');

  await page.getByRole('textbox', { name: 'New note' }).fill('Calls back on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').getByText('Calls back on Monday.')).toBeVisible();
  await page.locator('#move-state').selectOption('talking');
  await page.getByRole('button', { name: 'Change the state' }).click();
  await expect(page.getByText('The state is changed.')).toBeVisible();
  expect(await stored(id)).toEqual([{ state: 'talking' }]);
  // It comes above the next button, and moves it.
  await expect(page.getByText(/Changed the state/)).toBeVisible();

  await page.getByRole('button', { name: /^Erase this application/ }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('No applications match.')).toBeVisible();
  expect(await stored(id)).toEqual([]);
  expect(
    (
      await openBackend()
        .storage.from('resumes')
        .download(resumeName ?? '')
    ).error,
  ).not.toBeNull();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page, 'Sign in')).toBeFocused();
});

test('a decline waits with its message, in the applicant’s language, and is taken back with it', async ({
  page,
}) => {
  const { email } = await makeAccount({ role: 'staff', name: 'Ada Example' });
  const { id } = await fileApplication({ full_name: 'ليلى', language: 'ar' }, false);
  await openBackend().rpc('claim_due_mail' as never); // somebody collects mail
  await page.goto(`${stackUrls.staff}/#/application/${id}`);
  await signIn(page, email);
  await setUpFactor(page, 'ليلى');
  await page.locator('#move-state').selectOption('declined');
  await page.getByRole('button', { name: /^Declined, with a message/ }).click();
  await expect(page.getByText('مرحبًا ليلى،')).toBeVisible();
  await page.getByRole('button', { name: /^Declined: set and send/ }).click();
  await expect(page.getByText(/waits to be sent/)).toBeVisible();
  expect(await stored(id)).toEqual([{ state: 'declined' }]);
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(page.getByText('The message is taken back.')).toBeVisible();
  expect(await stored(id)).toEqual([{ state: 'new' }]);
});

test('a position goes from a draft over the law table to the site, and is closed', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/); // the page of an address that the next build will have
  const { email } = await makeAccount({ role: 'staff', name: 'Bea Example' });
  const job_id = `nurse-${Date.now()}`;
  const name = `Nurse ${Date.now()}`;
  const content = somePosition();
  const draft = { ...content, job_id, texts: { ...content.texts, fr: {} } };
  expect((await openBackend().from('positions').insert(draft)).error).toBeNull();
  await page.goto(`${stackUrls.staff}/#/positions/${job_id}`);
  await signIn(page, email);
  await setUpFactor(page, content.titles.en);
  await page.locator('#position-en-title').fill(name);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(title(page, name)).toBeVisible();

  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('button', { name: 'Every text in French, or not offered in Canada' }).click();
  const french = {
    overview: 'Le travail.',
    responsibilities: 'Écouter',
    qualifications: 'Un diplôme',
    benefits: 'Du temps',
  };
  for (const [part, text] of Object.entries(french)) await page.locator(`#position-fr-${part}`).fill(text);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('button', { name: 'Publish it now' }).click();
  await expect(page.getByText('It is published: everybody sees it.')).toBeVisible();

  await open(`/careers/job/${job_id}`);
  await expect(title(page, name)).toBeVisible();
  await page.goto(`${stackUrls.staff}/#/positions/${job_id}`);
  await page.getByRole('button', { name: /^Close …/ }).click();
  await page.getByRole('button', { name: 'Close the position' }).click();
  await expect(page.getByText(/^Closed\./)).toBeVisible();
  await openBackend().from('positions').delete().eq('job_id', job_id);
});
