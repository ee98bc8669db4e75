import { jobs, searchTexts } from '../../src/content/jobs.ts';
import { filterJobs } from '../../src/domain/jobs/filter.ts';
import { expect, test } from '../support/engines/engine-test.ts';

test('the list of jobs narrows by category and search, and Back finds it as it was left', async ({
  page,
  open,
}) => {
  await open('/careers');
  const main = page.getByRole('main');
  const cards = main.locator('a[href^="/careers/job/"]');
  const search = page.getByRole('searchbox');
  await expect(cards).toHaveCount(jobs().length);

  await main.getByRole('button', { name: 'Growth', exact: true }).click();
  await expect(cards).toHaveCount(filterJobs(jobs(), 'Growth', '', searchTexts).length);
  await expect(main.getByRole('button', { pressed: true })).toHaveText('Growth');
  await search.fill('growth analyst');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL('/careers?category=growth&search=growth+analyst');

  await cards.click();
  await expect(page).toHaveURL('/careers/job/growth-analyst-intern');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('form')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('growth analyst');
  await expect(cards).toHaveCount(1);

  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No positions found' })).toBeVisible();
  await main.getByRole('button').last().click();
  await expect(cards).toHaveCount(jobs().length);
  await expect(search).toBeFocused();
});
