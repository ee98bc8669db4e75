import type { Page } from '@playwright/test';
import {
  expectKeyboard,
  expectSequence,
  expectStill,
  expectWhatAxeMisses,
} from '../../support/criteria-rules.ts';
import { measurePage } from '../../support/measure-page.ts';
import { expectForcedColours } from '../../support/page-rules.ts';
import { expectRoomForReaders, expectRoomForSpacing } from '../../support/page-sizes.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expectReadable } from '../../support/text-contrast.ts';
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
  await expect(title(page, 'Page not found')).toBeVisible();
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
  await expect(page.getByText(`The permissions of ${other.name} are changed`)).toBeFocused();
  await expect(item).toContainText(/Staff, may read the audit log.*may read accommodation requests/);

  await item.getByRole('button', { name: /^Link for a new password/ }).click();
  const dialog = page.getByRole('dialog', { name: `A link for ${other.name}` });
  await expect(dialog).toContainText('#type=recovery&token_hash=');
  // Escape would lose it.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`The link for ${other.name} works once`)).toBeFocused();

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
  await expect(page.getByText('This is you. Another admin, or whoever')).toBeVisible();
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
  await page.getByLabel('Name').fill('Mail sender');
  await page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const problem = page.getByRole('dialog').getByRole('alert');
  await expect(problem).toContainText('Choose another one');
  await page.getByLabel('Name').fill('Sam Again');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(problem).toContainText('There is already a member with this address');
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
  await expect(title(page, 'Page not found')).toBeVisible();
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

test.describe('every screen', () => {
  // A reader's own styles, which the app's policy would keep out of a test.
  test.use({ bypassCSP: true });

  test('criteria, keyboard, sizes, axe, contrast, spacing, forced colours', async ({ page, openAs }) => {
    test.setTimeout(300_000);
    const { email } = await fileApplication();
    const { id } = await fileApplication({
      full_name: 'Maximiliana-Anastasia von Hohenfels-Wittelsbach de la Cruz',
    });
    // Of the list the own row alone: other tests file applications too, of people of one name.
    const list = `/?search=${encodeURIComponent(email)}`;
    // Other tests make members by the dozen.
    await page.route('**/rpc/list_member_accounts', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: (await response.json()).slice(0, 3) });
    });
    const titles: string[] = [];
    const bars: string[] = [];
    await openAs(await makeMember({ role: 'admin', isAuditor: true }), list);
    for (const path of [
      list,
      '/overview',
      '/positions',
      '/positions/new',
      '/positions/graphic-designer',
      '/templates',
      '/members',
      '/outbox',
      '/audit-log',
      '/settings',
      `/application/${id}`,
    ]) {
      await page.goto(`/#${path}`);
      await page.reload();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      const screen = { page, where: path };
      await expect(page, path).toHaveTitle(/^(?!One moment).+ – .+$/);
      titles.push(await page.title());
      // Without the counts, which change.
      const bar = await page.getByRole('banner').locator('a, button').allTextContents();
      bars.push(bar.map((name) => name.replace(/\d.*/, '')).join(', '));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await test.step('axe', () => expectAccessible(page));
      await expectWhatAxeMisses(screen);
      await expectStill(screen);
      await expectSequence(screen);
      await test.step('sizes', () => expectRoomToPress(page, path));
      // The bar of what is chosen lies over the list.
      if (path === list) await page.getByRole('checkbox', { name: 'Ada Example' }).check();
      await expectKeyboard(screen);
      await test.step('contrast', () => expectReadable(page, path, 'body'));
      await test.step('spacing', () => expectRoomForSpacing(page, path));
      // In the list on a phone a long position ends in dots, as the report says.
      if (path !== list) await test.step('room for readers', () => expectRoomForReaders(page, path));
      await test.step('forced colours', () => expectForcedColours(page, path));
    }
    await test.step('titles', () => expect(titles).toEqual([...new Set(titles)]));
    await test.step('one bar', () => expect([...new Set(bars)]).toHaveLength(1));
  });
});

/**
 * Links within a line are as high as their line; a row of the list is 44 px high on a phone, and for a mouse in a window with room each
 * target at least 24 px (WCAG 2.2, 2.5.8 and 2.5.5).
 */
async function expectRoomToPress(page: Page, where: string): Promise<void> {
  for (const [width, limits] of [
    [390, { targetInTables: 44 }],
    [1280, { target: 24 }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const { overflow, smallestText, smallControls } = await measurePage(page, limits);
    expect
      .soft({ overflow, smallControls }, `${where} at ${width}`)
      .toEqual({ overflow: 0, smallControls: [] });
    expect.soft(smallestText.size, `${where} at ${width}: ${smallestText.text}`).toBeGreaterThanOrEqual(18);
  }
}

test('a screen opens at its heading, past the bar, which a press leads past too', async ({
  page,
  openAs,
}) => {
  await openAs(await makeMember());
  await page.reload();
  await expect(page.locator('main h1')).toBeFocused();
  await page.getByRole('button', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what is chosen or typed changes the list alone: neither page nor focus', async ({ page, openAs }) => {
  await fileApplication();
  await openAs(await makeMember());
  const search = page.getByRole('searchbox');
  await search.fill('nobody of this name');
  await expect(search).toBeFocused();
  await expect(page.getByText(/No application/).first()).toBeVisible();
  for (const choice of await page.getByRole('main').locator('select:visible').all()) {
    await choice.focus();
    await choice.selectOption({ index: 1 });
    await expect(choice).toBeFocused();
  }
  await expect(page.locator('main h1')).toHaveText('Applications');
});
