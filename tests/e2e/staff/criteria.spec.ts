import {
  expectKeyboard,
  expectLinks,
  expectNames,
  expectPicturesInWords,
  expectPressTakenBack,
  expectSequence,
  expectStill,
  expectStructure,
} from '../../support/criteria-rules.ts';
import { expectForcedColours } from '../../support/page-rules.ts';
import { expectRoomForReaders, expectRoomForSpacing } from '../../support/page-sizes.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expectReadable } from '../../support/text-contrast.ts';
import { expect, test } from './staff-test.ts';

/* What the conformance report says of every screen and no other test asserts. Sizes and axe: pages.spec.ts. */

// A reader's own styles, which the app's policy would keep out of a test.
test.use({ bypassCSP: true });

test('every screen: criteria of WCAG 2.2', async ({ page, openAs }) => {
  test.setTimeout(300_000);
  const admin = await makeMember({ role: 'admin', isAuditor: true });
  const { id, email } = await fileApplication();
  const titles: string[] = [];
  const bars: string[] = [];
  // Of the list the own row alone: other tests file applications too, of people of one name.
  const list = `/?search=${encodeURIComponent(email)}`;
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
    await openAs(admin, path);
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
    await expectPicturesInWords(screen);
    await expectStructure(screen);
    await expectNames(screen);
    await expectLinks(screen);
    await expectStill(screen);
    await expectSequence(screen);
    // The bar of what is chosen lies over the list.
    if (path === list) await page.getByRole('checkbox', { name: 'Ada Example' }).check();
    await expectKeyboard(screen);
    // The audit log has no button.
    if (path !== '/audit-log') await expectPressTakenBack(screen);
    await test.step('contrast', () => expectReadable(page, path, 'body'));
    await test.step('spacing', () => expectRoomForSpacing(page, path));
    // In the list on a phone a long position ends in dots, as the report says.
    if (path !== list) await test.step('room for readers', () => expectRoomForReaders(page, path));
    await test.step('forced colours', () => expectForcedColours(page, path));
  }
  await test.step('titles', () => expect(titles).toEqual([...new Set(titles)]));
  await test.step('one bar', () => expect([...new Set(bars)]).toHaveLength(1));
});

test('the sign-in can be filled in by a password manager, by pasting, and says what it asks for', async ({
  page,
}) => {
  await page.goto('/');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('autocomplete', /username|email/);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('Correct-Horse-1'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('Correct-Horse-1');
});

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
  for (const choice of await page.getByRole('main').locator('select').all()) {
    await choice.focus();
    await choice.selectOption({ index: 1 });
    await expect(choice).toBeFocused();
  }
  await expect(page.locator('main h1')).toHaveText('Applications');
});
