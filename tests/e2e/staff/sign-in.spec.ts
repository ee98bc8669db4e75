import type { Page } from '@playwright/test';
import {
  codeOf,
  fileApplication,
  staffPassword,
  makeAccount,
  makeLink,
  makeMember,
  openBackend,
} from '../../support/staff.ts';
import { brand } from '../../../src/config/brand.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { sessionKey } from '../../../src/staff/api/client.ts';
import {
  expect,
  expectAccessible,
  giveCode,
  refusals,
  signIn,
  storeSession,
  test,
  title,
} from './staff-test.ts';

test('a browser that blocks site data is told so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await expect(title(page, 'Site data is blocked')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(new URL(stackUrls.staff).host);
  await expectAccessible(page);
});

test('an invitation is spent at a press, and leads through password and second factor into the staff app', async ({
  page,
}) => {
  const name = 'Ada Example';
  const email = `ada+${Date.now()}@company.example`;
  const link = await makeLink(email, 'invite');
  const { data } = await openBackend().auth.admin.listUsers({ perPage: 1000 });
  const id = data.users.find((user) => user.email === email)?.id ?? '';
  await openBackend().from('staff_members').insert({ user_id: id, name, role: 'reader' });
  const spent: string[] = [];
  page.on('request', (request) => spent.push(request.url()));

  await page.goto(link);
  await expect(title(page, `Welcome to ${brand.productName} staff`)).toBeFocused();
  expect(page.url()).toBe(`${stackUrls.staff}/`);
  expect(spent.filter((url) => url.includes('/verify'))).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Use at least 15 characters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill(staffPassword);
  await page.getByRole('button', { name: /^Show what was typed/ }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Save the password' }).click();

  await page.getByRole('button', { name: 'Show my QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = await page.locator('code').first().innerText();
  await giveCode(page, codeOf(secret));
  await expect(page.getByText(`${name} · Reader`)).toBeVisible();
  expect(spent.filter((url) => url.includes(link.split('=').at(-1) ?? ' '))).toEqual([]);
});

test('who is no member and who has a wrong password is told so, what was typed stays; password and code let in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const { email: stranger } = await makeAccount({ role: null });
  await page.goto('/');
  await expectAccessible(page);
  await signIn(page, stranger);
  await expect(title(page, 'You are not a member of staff')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await signIn(page, member.email, 'Wrong-Horse-9999');
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.route(`${stackUrls.backend}/auth/**`, (route) => route.abort());
  await signIn(page, member.email);
  await expect(page.getByRole('alert')).toContainText('No answer from the server');
  await expect(page.getByLabel('Password')).toHaveValue(staffPassword);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(title(page, 'Second step')).toBeVisible();
  await expectAccessible(page);
  await giveCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('This code is wrong or has already been used');
  await giveCode(page, codeOf(member.secret ?? '', 1));
  await expect(title(page, 'Applications')).toBeFocused();
});

test('a new link for somebody with a second factor asks for a code before the password changes', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember({ role: 'admin' });
  await page.goto(await makeLink(member.email, 'recovery'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill('Better-Horse-10!');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is not saved yet.')).toBeVisible();
  await giveCode(page, codeOf(member.secret ?? '', 1));
  // The password that was typed before is saved by the code.
  await expect(title(page, 'Applications')).toBeVisible();
  const signedIn = await member.client.auth.signInWithPassword({
    email: member.email,
    password: 'Better-Horse-10!',
  });
  expect(signedIn.error).toBeNull();
});

test('a forgotten password is asked for in the same words for everybody; without mail the page names the admins', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('ada@company.example');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(title(page, 'Forgot your password?')).toBeFocused();
  // The stack of the tests sends no mail.
  await expect(page.getByText('This site cannot send email. Ask an admin')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to signing in' }).click();

  await page.route('**/functions/v1/staff-accounts', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { mail: true } }) : route.continue(),
  );
  await page.getByLabel('Email').fill('nobody@company.example');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@company.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status')).toContainText(
    'If nobody@company.example is the address of a member, an email with a link is on its way.',
  );
  await expectAccessible(page);
});

test('a fault in passing signs nobody out, and signing out works without a connection, in every tab', async ({
  page,
  context,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  await openAs(await makeMember());
  await expect(title(page, 'Applications')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/#/positions');
  await expect(title(other, 'Positions')).toBeVisible();

  await context.route(`${stackUrls.backend}/**`, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.reload();
  await expect(title(page, 'The server does not answer')).toBeVisible();
  await expectAccessible(page);
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(title(page, 'Applications')).toBeVisible();

  await context.route(`${stackUrls.backend}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page, 'Sign in')).toBeVisible();
  await expect(title(other, 'Sign in')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Sign in')).toBeVisible();
});

test('29 minutes without use bring a warning, a key ends it, and 30 end the session in every tab', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/); // what was asked for with a token that is over by then
  await page.clock.install();
  await openAs(await makeMember());
  await expect(title(page, 'Applications')).toBeVisible();
  await page.clock.fastForward('29:10');
  const warning = page.getByRole('alertdialog', { name: 'You will be signed out in a minute' });
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('29:10');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('You were signed out after 30 minutes without use.')).toBeVisible();
  // The server is told first.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

/** Opens an application with a session as it is stored, started some time ago. */
async function openWithSession(page: Page, session: object, startedMs: number): Promise<string> {
  const name = `Ana ${Date.now()}`;
  const { id } = await fileApplication({ full_name: name }, false);
  await storeSession(page, session, startedMs);
  await page.goto(`/#/application/${id}`);
  return name;
}

test('a forged session and one older than twelve hours open nothing; the same one, true and young, does', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const { client } = await makeMember({ role: 'reader' });
  const { session } = (await client.auth.getSession()).data;
  if (session === null) throw new Error('Nobody is signed in.');
  await expect(title(page, await openWithSession(page, session, Date.now() - 1_000))).toBeVisible();

  const [head, body = '', signature] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
  const token = [head, forged, signature].join('.');
  for (const [stored, startedMs, reason] of [
    [{ ...session, access_token: token }, Date.now() - 1_000, /^Your session has ended/],
    [session, Date.now() - 12 * 3_600_000, /^You were signed out after 12 hours/],
  ] as const) {
    const name = await openWithSession(page, stored, startedMs);
    await expect(title(page, 'Sign in')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  }
});

test('a link that was spent, is not the newest, or is of somebody who was removed opens nothing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const older = await makeLink(member.email, 'recovery');
  const newest = await makeLink(member.email, 'recovery');
  const unknown = `${stackUrls.staff}/#type=recovery&token_hash=${'a'.repeat(56)}`;
  // Also where the staff app was open.
  await page.goto('/');
  await expect(title(page, 'Sign in')).toBeVisible();
  for (const link of [unknown, older, newest]) {
    if (link === newest) await openBackend().auth.admin.deleteUser(member.id);
    await page.goto(link);
    await expect(title(page, 'A new password')).toBeVisible();
    expect(page.url()).toBe(`${stackUrls.staff}/`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('been used or has expired');
    await expect(title(page, 'Choose your password')).toHaveCount(0);
    await page.getByRole('button', { name: 'I have a password' }).click();
    await expect(title(page, 'Sign in')).toBeVisible();
  }
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
