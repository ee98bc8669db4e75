import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { jobs } from '~/content/jobs.ts';
import { fileApplication, makeMember } from '../../support/staff.ts';
import { expect, expectAccessible, test, title } from './staff-test.ts';

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The scripts that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test('a reader sees how hiring goes, in plots with a table behind each, and follows a number to the list', async ({
  page,
  openAs,
}) => {
  const [, job] = jobs();
  await fileApplication({ job_id: job?.id ?? '', job_title: job?.title ?? '' }, false);
  await openAs(await makeMember({ role: 'reader' }));
  await expect(title(page, 'Applications')).toBeVisible();
  const before = await scriptsOf(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(title(page, 'Overview')).toBeFocused();
  await expect(figure(page, 'Days without a decision').getByRole('img')).toHaveAccessibleName(/New half/);
  expect((await scriptsOf(page)).length, 'plots come with this page alone').toBe(before.length + 1);

  await page.getByLabel('Position', { exact: true }).selectOption(job?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`overview\\?job=${job?.id}$`));
  const received = figure(page, 'Received by week');
  await expect(received.getByRole('img')).toHaveAccessibleName(/[1-9]\d* in this week/);
  await received.getByText('Table: Received by week').click();
  await expect(received.getByRole('row')).not.toHaveCount(0);
  for (const each of await page.locator('main summary').all()) await each.click();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all figures as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    `"In the state now","${job?.title}","","New"`,
  );

  // Other tests file and judge applications for this position meanwhile.
  await figure(page, 'Days without a decision').getByRole('link', { name: 'New', exact: true }).click();
  await expect(title(page, 'Applications')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`job=${job?.id}&state=new&order=ascending$`));
});
