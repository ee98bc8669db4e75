import { referenceOf, spacedReference } from '../../../src/domain/application/reference.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expect, test, title } from './staff-test.ts';

/* Each address of the staff app begins with #, as do the links within a page, which are not printed. */

test('lists and pages print with names, heads and titles, and without what is pressed', async ({
  page,
  openAs,
}) => {
  const full_name = `Maximiliana-Anastasia von Hohenfels-Wittelsbach ${Date.now()}`;
  const { id } = await fileApplication({ full_name }, false);
  await openAs(await makeMember({ isAuditor: true }));
  await page.emulateMedia({ media: 'print' });
  const choose = page.getByRole('checkbox');
  const row = page.getByRole('row').filter({ hasText: full_name });
  await expect(row.getByText(full_name, { exact: true })).toBeVisible();
  for (const head of ['Name', 'Position', 'State', 'Received'])
    await expect(page.getByRole('columnheader', { name: head })).toHaveText(new RegExp(head));
  await expect(page.getByRole('columnheader', { name: 'Name' }).getByText('Name')).toBeVisible();
  await expect(choose).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // On a sheet of A4, too; which list, and when.
  await page.setViewportSize({ width: 718, height: 1_000 });
  await page.goto('/#/?state=new');
  await expect(
    page.getByText(new RegExp(`^New, [\\d,]+ in all, .*${new Date().getFullYear()}`)),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Assigned to' }).getByText('Assigned')).toBeVisible();

  await page.goto(`/#/application/${id}`);
  await expect(title(page, full_name)).toBeVisible();
  await expect(page.getByText('With a message:')).toHaveCount(1);
  await expect(page.getByText('With a message:')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const ofOtherStates = page.getByText(/the applicant sees: “This time we have chosen/);
  expect(await ofOtherStates.boundingBox(), 'they take no room').toBeNull();
  await expect(page.getByRole('heading', { name: 'Erase' })).toHaveCount(0);

  await page.goto('/#/positions');
  await expect(page.getByRole('heading', { name: 'Graphic Designer' }).getByText('Graphic')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New position' })).toHaveCount(0);

  await page.goto('/#/audit-log');
  const opened = page.getByRole('row').filter({ hasText: spacedReference(referenceOf(id)) });
  await expect(opened.getByText(spacedReference(referenceOf(id)))).toBeVisible();
});
