import { randomUUID } from 'node:crypto';
import { makeMember, openBackend } from '../../support/staff.ts';
import { expect, expectAccessible, test } from './staff-test.ts';

/* Requests for an accommodation in the staff app. Who may read them: tests/backend/accommodations.test.ts; the mark: pages.spec.ts. */

/** A request of a person whom nothing but its own page names. */
async function fileRequest() {
  const person = `Rosa ${randomUUID().slice(0, 8)}`;
  const row = {
    full_name: person,
    email: '',
    phone: '+15550100000',
    job_id: 'graphic-designer',
    needs: 'Large print, please.\nAnd more time.',
    language: 'en',
  };
  const { data, error } = await openBackend()
    .from('accommodation_requests')
    .insert(row)
    .select('id')
    .single();
  if (error !== null) throw error;
  return { id: data.id, person };
}

test('a member with the mark reads, answers and erases a request; nobody else is shown any', async ({
  page,
  openAs,
}) => {
  const { id, person } = await fileRequest();
  await openAs(await makeMember({ role: 'admin' }), `/accommodations/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accommodations' })).toHaveCount(0);

  const handler = await makeMember({ role: 'reader', handlesAccommodations: true });
  await openAs(handler, '/');
  await page.reload();
  await page.getByRole('link', { name: 'Accommodations' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accommodation requests' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /\d+ open, \d+ answered/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(person);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
  const reference = await row.getByText(/^[\dA-F]{4}-[\dA-F]{4}$/).innerText();
  await page.locator(`a[href$="${id}"]`).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeFocused();
  await expect(page.getByText('And more time.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: reference })).toBeVisible();
  await expect(page.getByRole('link', { name: '+15550100000' })).toHaveAttribute('href', 'tel:+15550100000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  await expect(page.getByText('Marked as answered.')).toBeVisible();
  await expect(page.getByText(/^Answered on /)).toBeVisible();
  await page.getByRole('button', { name: 'Erase this request …' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accommodation requests' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'The request is erased.' })).toBeVisible();
  await expect(page.locator(`a[href$="${id}"]`)).toHaveCount(0);
  const left = await openBackend().from('accommodation_requests').select('id').eq('id', id);
  expect(left.data).toEqual([]);
  const auditRows = await openBackend()
    .from('staff_audit')
    .select('action')
    .eq('actor', handler.id)
    .order('id');
  expect(auditRows.data?.map(({ action }) => action)).toEqual([
    'accommodation_opened',
    'accommodation_answered',
    'accommodation_erased',
  ]);
});
