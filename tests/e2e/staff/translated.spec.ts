import { pressEverything, translate, translatedAddresses } from '../../support/browser-translation.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expect, test, title } from './staff-test.ts';

/* The staff app in a browser that translates it; the website: web/translated.spec.ts. */

/** What would end the visit, or change what other tests see. */
const but =
  /^(Skip|Print|Sign out|Erase|Delete|Remove|Reset|Publish|Close …|Open|Send|Link|Invite ‹|Save|Yes)/;

for (const [path, name] of [
  ['/', 'Applications'],
  ['/overview', 'Overview'],
  ['/positions', 'Positions'],
  ['/positions/new', 'New position'],
  ['/templates', 'Templates'],
  ['/members', 'Members'],
  ['/audit-log', 'Audit log'],
] as const)
  test(
    `${name} answers each press`,
    nightlyUnless(path === '/' || path === '/positions/new'),
    async ({ page, openAs }) => {
      await fileApplication({}, false);
      await openAs(await makeMember({ role: 'admin', isAuditor: true }), path);
      await expect(title(page, name)).toBeVisible();
      await translate(page);
      await pressEverything(page, { but });
      expect(await translatedAddresses(page)).toEqual([]);
      await page.getByRole('navigation').first().getByRole('link').first().press('Enter');
      await expect(title(page, 'Applications')).toBeVisible();
    },
  );

test('an application is opened, moved and noted upon, and says so', async ({ page, openAs }) => {
  const { id } = await fileApplication();
  await openAs(await makeMember({ role: 'admin' }), `/application/${id}`);
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await translate(page);
  await page.getByRole('textbox', { name: 'New note' }).fill('Calls back on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('The note is added.')).toBeVisible();
  await page.getByRole('button', { name: 'Talking' }).first().focus();
  await expect(page.getByText(/the applicant sees: “We would like to get to know you/)).toBeVisible();
  await page.getByRole('button', { name: 'Talking' }).first().click();
  await expect(page.getByText('It is now Talking.')).toBeVisible();
  await pressEverything(page, { but });
  expect(await translatedAddresses(page)).toEqual([]);
  await page.getByRole('navigation').first().getByRole('link').first().press('Enter');
  await expect(title(page, 'Applications')).toBeVisible();
});
