import { jobs, kindNames } from '../../src/content/jobs.ts';
import { filterJobs } from '../../src/domain/jobs/filter.ts';
import { expect, test } from '../support/engines/engine-test.ts';

test('the list of jobs narrows by category and search, and Back finds it as it was left', async ({
  visitor,
}) => {
  await visitor.open('/careers');
  const main = visitor.role('main');
  const cards = main.css('a[href^="/careers/job/"]');
  const search = visitor.role('searchbox');
  await expect(cards).toHaveCount(jobs().length);

  await main.role('button', 'Growth', { exact: true }).click();
  await expect(cards).toHaveCount(filterJobs(jobs(), 'Growth', '', kindNames()).length);
  await expect(main.role('button', undefined, { pressed: true })).toHaveWords('Growth');
  await search.fill('growth analyst');
  await expect(cards).toHaveCount(1);
  await expect(visitor).toBeAt('/careers?category=growth&search=growth+analyst');

  await cards.click();
  await expect(visitor).toBeAt('/careers/job/growth-analyst-intern');
  await expect(visitor.role('heading', undefined, { level: 1 })).toHaveFocus();
  await expect(visitor.role('form')).toBeShown();
  await visitor.back();
  await expect(search).toHold('growth analyst');
  await expect(cards).toHaveCount(1);

  await search.fill('zzz');
  await expect(visitor.role('heading', 'No positions found')).toBeShown();
  await main.role('button').nth(-1).click();
  await expect(cards).toHaveCount(jobs().length);
  await expect(search).toHaveFocus();
});
