import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { referenceOf, spacedReference } from '../../../src/domain/application/reference.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { expect, expectAccessible, signInWithCode, test } from './staff-test.ts';

const refusals = /Failed to load resource/;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function find(page: Page, search: string) {
  await page.getByRole('searchbox').fill(search);
  await expect(page.getByRole('status').filter({ hasText: 'application' })).toBeVisible();
}

test('a reader finds, opens and copies by the keyboard, goes back to the same list, and may change nothing', async ({
  page,
  openAs,
}) => {
  const word = `w${Date.now()}`;
  const ids: string[] = [];
  for (const name of ['Cara', 'Bea', 'Ana']) {
    const filed = await fileApplication(
      { full_name: `${name} ${word}`, cover_letter: `\u202E${'turned '.repeat(20)}` },
      false,
    );
    ids.push(filed.id);
  }
  await openAs(await makeMember({ role: 'reader' }));
  await expect(title(page, 'Applications')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word);
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  await page.getByLabel('Order').selectOption('By name');
  await expect(page.getByRole('rowheader').first()).toContainText(`Ana ${word}`);
  const list = page.url();
  expect(list).toContain(`#/?search=${word}&sort=name`);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: `Bea ${word}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, `Bea ${word}`)).toBeFocused();
  await expect(page.getByText('No resume was sent.')).toBeVisible();
  await expect(page.getByText('turned turned')).not.toContainText('\u202E');
  await expectAccessible(page);
  for (const name of ['Change the state', 'Assign', 'Add the note', 'Erase this application …'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy Email' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@mail.example');
  await page.keyboard.press('n');
  await expect(title(page, `Cara ${word}`)).toBeFocused();
  await page.keyboard.press('p');
  await expect(title(page, `Bea ${word}`)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  expect(page.url()).toBe(list);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.getByLabel('Use these keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await page.goto(`/#/application/${ids[0]}?search=${word}&sort=name`);
  await expect(title(page, `Cara ${word}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('staff move, assign, note and download; what they type outlives a fault and a session', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const { id, email } = await fileApplication();
  await fileApplication({ email });
  await openAs(member, `/?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('sent 2 times')).toHaveCount(2);
  await page.goto(`/#/application/${id}`);
  await page.getByLabel('State').selectOption('Talking');
  await page.getByRole('button', { name: 'Change the state' }).click();
  await expect(page.getByText('The state is changed.')).toBeVisible();
  await page.getByLabel('Assigned to').selectOption({ value: member.id });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await openBackend().from('applications').select('state, assignee').eq('id', id)).data).toEqual([
    { state: 'talking', assignee: member.id },
  ]);
  await expect(page.getByRole('heading', { name: 'Also from this address' })).toBeVisible();

  await page.getByLabel('New note').fill('Calls back on Monday.');
  await page.route(`${stackUrls.backend}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.goBack();
  await expect(page.getByLabel('New note')).toHaveValue('Calls back on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' })).toContainText(
    member.name,
  );
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete this note' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();

  for (const press of [1, 2]) {
    const links = page.waitForRequest(/\/object\/sign\/resumes\/.*token=/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the resume' }).click();
    expect((await saved).suggestedFilename(), `press ${press}`).toBe(`${referenceOf(id)}.pdf`);
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await links;
  }

  await page.getByLabel('New note').fill('Half a sent');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInWithCode(page, member);
  await expect(page.getByLabel('New note')).toHaveValue('Half a sent');

  // Ended by somebody else.
  await openBackend().from('staff_members').delete().eq('user_id', member.id);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(title(page, 'You are no member of the desk')).toBeVisible();
});

test('a selection from two searches is exported as one file, which calculates nothing', async ({
  page,
  openAs,
}) => {
  const first = await fileApplication({ full_name: '=1+1 Eve' }, false);
  const second = await fileApplication({}, false);
  await openAs(await makeMember());
  for (const { email } of [first, second]) {
    await find(page, email);
    await row(page, email).getByRole('checkbox').check();
  }
  await expect(page.getByText('2 chosen')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(`"'=1+1 Eve"`);
  expect(file).toContain(second.email);
});

test('an admin erases row, notes and file with one confirmation, and the list is there again', async ({
  page,
  openAs,
}) => {
  const admin = await makeMember({ role: 'admin' });
  const { id, email, resumeName } = await fileApplication();
  await admin.client.from('application_notes').insert({ application_id: id, body: 'A note.' });
  await openAs(admin, `/application/${id}?search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Erase this application …' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase this application?' });
  await expect(dialog).toContainText(spacedReference(referenceOf(id)));
  await expect(dialog).toContainText('the resume');
  await expect(dialog).toContainText('1 note');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Erase this application …' }).click();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('No applications are like this.')).toBeVisible();
  const service = openBackend();
  expect((await service.from('applications').select('id').eq('id', id)).data).toEqual([]);
  expect((await service.from('application_notes').select('id').eq('application_id', id)).data).toEqual([]);
  expect((await service.storage.from('resumes').download(resumeName ?? '')).error).not.toBeNull();
});

test('what a role may not do the database refuses, whatever the page shows', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const { id } = await fileApplication({}, false);
  await openAs(member, `/application/${id}`);
  await expect(page.getByRole('button', { name: 'Change the state' })).toBeVisible();
  await openBackend().from('staff_members').update({ role: 'reader' }).eq('user_id', member.id);
  await page.getByLabel('State').selectOption('Hired');
  await page.getByRole('button', { name: 'Change the state' }).click();
  await expect(page.getByText('your role does not allow it')).toBeVisible();
  expect((await openBackend().from('applications').select('state').eq('id', id)).data).toEqual([
    { state: 'new' },
  ]);
});
