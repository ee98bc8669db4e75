import type { Page } from '@playwright/test';
import { makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, test, title } from './staff-test.ts';

/*
 * The settings are those of the whole backend, which other tests use meanwhile: only the hour of the digest is changed in it. Who may
 * change them: the access table (supabase/cli/access).
 */

const hourOf = async () =>
  (await openBackend().from('staff_settings').select('digest_hour').single()).data?.digest_hour;

/** Keeps changes of settings from the backend. @returns what was sent: the filters of the address and the change. */
async function catchChanges(page: Page) {
  const sent: { address: string; change: unknown }[] = [];
  await page.route('**/rest/v1/staff_settings*', (route) => {
    sent.push({ address: route.request().url(), change: route.request().postDataJSON() });
    return route.fulfill({ json: [{ is_only: true }] });
  });
  return sent;
}

test('an admin changes a setting, sees who changed it last, and never what somebody else has changed meanwhile', async ({
  page,
  openAs,
}) => {
  const [ada, sam] = [
    await makeMember({ role: 'admin', name: 'Ada' }),
    await makeMember({ role: 'admin', name: 'Sam' }),
  ];
  await openAs(ada, '/settings');
  const hour = page.getByLabel('Hour of the daily digest');
  const form = page.locator('form').filter({ has: hour });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(hour).toHaveValue('13');
  await sam.client.from('staff_settings').update({ digest_hour: 9 }).eq('is_only', true);
  await hour.selectOption('7');
  await save.click();
  await expect(form.getByRole('alert')).toContainText('somebody else has changed it in the meantime');
  await expect(hour).toHaveValue('7');
  await expect(form).toContainText('Changed by Sam');
  expect(await hourOf()).toBe(9);
  await save.click();
  await expect(form.getByRole('status')).toHaveText(/^Saved/);
  await expect(form).toContainText('Changed by Ada');
  expect(await hourOf()).toBe(7);
  await expectAccessible(page);
  await openBackend().from('staff_settings').update({ digest_hour: 13 }).eq('is_only', true);
});

test('minutes are whole numbers up to a day, changed from what the page showed', async ({ page, openAs }) => {
  await openAs(await makeMember({ role: 'admin' }), '/settings');
  const sent = await catchChanges(page);
  const delay = page.getByRole('textbox', { name: 'Minutes until applicants see a new state' });
  const form = page.locator('form').filter({ has: delay });
  const shown = await delay.inputValue();
  for (const wrong of ['1441', '-1', '1.5', '']) {
    await delay.fill(wrong);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText('Use a whole number from 0 to 1440.');
    await expect(delay).toBeFocused();
  }
  await delay.fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Saved/);
  expect(sent).toEqual([
    {
      address: expect.stringContaining(`shown_after_minutes=eq.${shown}`),
      change: { shown_after_minutes: 20 },
    },
  ]);
});

test('turning the second factor off is asked once more', async ({ page, openAs }) => {
  await openAs(await makeMember({ role: 'admin' }), '/settings');
  const sent = await catchChanges(page);
  const box = page.getByRole('checkbox', { name: 'Every member needs a second factor' });
  const save = page.locator('form').filter({ has: box }).getByRole('button', { name: 'Save' });
  await box.uncheck();
  await save.click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it required' }).click();
  expect(sent).toEqual([]);
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect.poll(() => sent.map(({ change }) => change)).toEqual([{ second_factor: false }]);
});

test('others read the settings, and each chooses the own mail', async ({ page, openAs }) => {
  await openAs(await makeMember({ role: 'reader' }), '/settings');
  await expect(title(page, 'Settings')).toBeFocused();
  await expect(page.getByText('Every member needs one.')).toBeVisible();
  await expect(page.getByText(/^5 years after they were sent/)).toBeVisible();
  const mail = page.getByRole('region', { name: 'Email to you' });
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(1);
  await expect(mail.getByRole('radio', { name: 'No email' })).toBeChecked();
  await mail.getByRole('radio', { name: /^Once a day, at/ }).check();
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail.getByRole('status')).toHaveText(/^Saved/);
  await expectAccessible(page);
  await page.reload();
  await expect(mail.getByRole('radio', { name: /^Once a day/ })).toBeChecked();
});
