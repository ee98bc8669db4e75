import { expect, refusals, signInWithCode, test, title } from './staff-test.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';

/* What a member was typing: kept in the tab through a reload and a lost session, gone with who goes for good. */

test('a note outlives a reload, another page and a lost session, in its tab; whoever signs out leaves nothing in any tab', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const { id } = await fileApplication({}, false);
  await openAs(member, `/application/${id}`);
  const note = page.getByLabel('New note');
  await note.fill('Half a sent');
  await page.reload();
  await expect(note).toHaveValue('Half a sent');
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(title(page, 'Positions')).toBeVisible();
  await page.goBack();
  await expect(note).toHaveValue('Half a sent');

  await member.client.auth.signOut({ scope: 'local' });
  // What the page asks by itself may come first.
  const press = page.getByRole('button', { name: 'Add the note' });
  await expect(async () => {
    if (await press.isVisible()) await press.click({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await signInWithCode(page, member);
  await expect(note).toHaveValue('Half a sent');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('New note').fill('Half another');
  // One that shows another page at that moment hears of nothing.
  const away = await page.context().newPage();
  await away.goto(page.url());
  await away.getByLabel('New note').fill('Half a third');
  await away.goto('about:blank');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await away.goBack();
  for (const tab of [page, other, away]) {
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Half a');
  }
});

test('who is removed or locked reads so at the next press, sees nothing any more, and leaves no text', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const { id } = await fileApplication({ full_name: 'Ines Seen' }, false);
  const removedRow = (user: string) => openBackend().from('staff_members').delete().eq('user_id', user);
  for (const [end, heading] of [
    [removedRow, 'You are not a member of staff'],
    [(user: string) => openBackend().auth.admin.deleteUser(user), 'You are not a member of staff'],
    [
      async (user: string) => {
        await removedRow(user);
        // As Supabase Auth answers for an account that is banned.
        const json = { code: 'user_banned', message: 'User is banned' };
        const headers = {
          'x-supabase-api-version': '2024-01-01',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': 'x-supabase-api-version',
        };
        await page.route('**/auth/v1/user', (route) =>
          route.request().method() === 'GET'
            ? route.fulfill({ status: 403, json, headers })
            : route.continue(),
        );
      },
      'This account is locked',
    ],
  ] as const) {
    const member = await makeMember();
    await openAs(member, `/application/${id}`);
    await page.reload();
    await page.getByLabel('New note').fill('Half a sent');
    await end(member.id);
    // What the page asks by itself may come first.
    const press = page.getByRole('button', { name: 'Add the note' });
    await expect(async () => {
      if (await press.isVisible()) await press.click({ timeout: 1_000 });
      await expect(title(page, heading)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Ines Seen')).toHaveCount(0);
    await page.reload();
    await expect(title(page, heading)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Half a');
  }
});
