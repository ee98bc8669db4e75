import { measurePage } from '../../support/measure-page.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expect, expectAccessible, refusals, test, title } from './staff-test.ts';

test('an auditor reads who opened what; nobody else is shown the audit log', async ({ page, openAs }) => {
  const auditor = await makeMember({ role: 'reader', isAuditor: true, name: 'Cleo Auditor' });
  const { id } = await fileApplication({}, false);
  await openAs(auditor, `/application/${id}`);
  await expect(page.getByRole('heading', { name: 'What they wrote' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(title(page, 'Audit log')).toBeFocused();
  const entry = page.getByRole('row').filter({ hasText: 'Cleo Auditor' }).first();
  await expect(entry).toContainText('Opened the application');
  await page.getByLabel('Who').selectOption('Cleo Auditor');
  await page.getByLabel('What', { exact: true }).selectOption('Opened the application');
  await page.getByLabel('Application', { exact: true }).fill(`${id.slice(0, 4)} ${id.slice(4, 8)}`);
  await expect(
    page.getByText(/^1 entry: Cleo Auditor; Opened the application; [\dA-F]{4}-[\dA-F]{4}$/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Who')).toHaveValue(auditor.id);
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page.getByText(/^0 entries: .* until 2020-01-01$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all again' }).click();
  await expect(page.getByLabel('Who')).toBeFocused();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#/application/${id}$`));

  await openAs(await makeMember(), '/audit-log');
  await page.reload();
  await expect(title(page, 'No such page')).toBeVisible();
});

test('an admin changes rights, makes a link, resets a second factor and removes a member', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const other = await makeMember({ role: 'reader', name: `Sam ${Date.now()}` });
  await openAs(await makeMember({ role: 'admin', isAuditor: true, name: 'Ada Admin' }), '/members');
  const item = page.getByRole('listitem').filter({ hasText: other.name });
  await expect(item).toContainText(`Email${other.email}`);
  await item.getByRole('button', { name: /^Change the role/ }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Staff');
  await page.getByLabel('May read the audit log').check();
  await page.getByLabel('May read accommodation requests').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`What ${other.name} may do is changed.`)).toBeFocused();
  await expect(item).toContainText(/Staff, may read the audit log.*may read accommodation requests/);

  await item.getByRole('button', { name: /^Link for a new password/ }).click();
  const dialog = page.getByRole('dialog', { name: `A link for ${other.name}` });
  await expect(dialog).toContainText('#type=recovery&token_hash=');
  // Escape would lose it.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`The link for ${other.name} opens once`)).toBeFocused();

  await item.getByRole('button', { name: /^Reset the second factor/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset it' }).click();
  await expect(page.getByText(`The second factor of ${other.name} is reset`)).toBeFocused();
  await expect(item).toContainText('Not set up yet');
  expect((await other.client.auth.getUser()).error).not.toBeNull();

  await item.getByRole('button', { name: /^Remove/ }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${other.name} is no longer a member.`)).toBeFocused();
  await expect(item).toHaveCount(0);
  await expect(page.getByText('This is you. Another admin can change it')).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('row').filter({ hasText: other.name });
  await expect(entries.filter({ hasText: 'may read accommodation requests: yes' })).toHaveCount(1);
});

test('an invitation is refused with what is wrong, and what was typed stays; nobody but admins is shown the members', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const other = await makeMember({ role: 'reader' });
  await openAs(await makeMember({ role: 'admin', name: 'Ada Admin' }), '/members');
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Sam Again');
  await page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const problem = page.getByRole('dialog').getByRole('alert');
  await expect(problem).toContainText('Somebody with this address is a member already');
  await expect(page.getByLabel('Name')).toHaveValue('Sam Again');
  await page.route('**/functions/v1/staff-accounts', (route) => route.abort());
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(problem).toContainText('No answer from the server');
  await page.unrouteAll();
  const email = `sam+${Date.now()}@company.example`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'A link for Sam Again' });
  await expect(link).toContainText('#type=invite&token_hash=');
  await link.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Sam Again');

  await openAs(await makeMember(), '/members');
  await page.reload();
  await expect(title(page, 'No such page')).toBeVisible();
});

test('a removed member whose account is left is said to have one', async ({ page, openAs }) => {
  const other = await makeMember({ role: 'reader', name: `Sam ${Date.now()}` });
  await openAs(await makeMember({ role: 'admin', name: 'Ada Admin' }), '/members');
  await page.route('**/functions/v1/staff-accounts', (route) =>
    route.fulfill({ json: { mail: 'none', link: null, account: 'not_deleted' } }),
  );
  const item = page.getByRole('listitem').filter({ hasText: other.name });
  await item.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${other.name} is no longer a member.`)).toContainText(
    'Their account could not be deleted.',
  );
});

const screens = [
  '/',
  '/overview',
  '/positions',
  '/positions/new',
  '/positions/graphic-designer',
  '/templates',
  '/members',
  '/outbox',
  '/audit-log',
  '/settings',
  'application',
] as const;

test('every screen is readable and can be pressed, on a phone and on a laptop', async ({ page, openAs }) => {
  const admin = await makeMember({ role: 'admin', isAuditor: true });
  const { id } = await fileApplication({
    full_name: 'Maximiliana-Anastasia von Hohenfels-Wittelsbach de la Cruz',
  });
  for (const screen of screens) {
    await openAs(admin, screen === 'application' ? `/application/${id}` : screen);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    // Links within a line are as high as their line; a row of the list is 44 px high (WCAG 2.2, 2.5.8 and 2.5.5).
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { overflow, smallestText, smallControls } = await measurePage(page, { targetInTables: 44 });
      expect
        .soft({ overflow, smallControls }, `${screen} at ${width}`)
        .toEqual({ overflow: 0, smallControls: [] });
      expect
        .soft(smallestText.size, `${screen} at ${width}: ${smallestText.text}`)
        .toBeGreaterThanOrEqual(18);
    }
    await expectAccessible(page);
  }
});
