import type { Page } from '@playwright/test';
import { jobs, searchTexts } from '~/content/jobs.ts';
import { filterJobs, type CategoryFilter } from '~/domain/jobs/filter.ts';
import { jobCategories } from '~/domain/jobs/job.ts';
import { expect, test } from '../../support/test.ts';

/* What a search finds is tabled in tests/unit/domain/jobs/filter.test.ts. */

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/careers/job/"]');
const titlesOf = (category: CategoryFilter, search: string) =>
  filterJobs(jobs(), category, search, searchTexts).map(({ title }) => title);
const searchBox = (page: Page) => page.getByRole('searchbox');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the categories narrow the list, one at a time, and a search works inside them', async ({
  page,
  open,
}) => {
  await open('/careers');
  const inCategory = (name: string) => jobs().filter(({ category }) => category === name).length;
  const counts = {
    All: jobs().length,
    ...Object.fromEntries(jobCategories.map((name) => [name, inCategory(name)])),
  };
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, count] of Object.entries(counts).toReversed()) {
    await filter(page, name).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole('status').filter({ hasText: String(count) })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(name);
  }
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search positions...');
  await searchBox(page).fill('full-time');
  for (const name of ['Growth', 'Other'] as const) {
    await filter(page, name).click();
    await expect(searchBox(page)).toHaveValue('full-time');
    await expect(cards(page)).toHaveText(titlesOf(name, 'full-time'));
  }
});

test('a shared link shows the same list; nothing found says so and leads back to the whole list', async ({
  page,
  open,
}) => {
  await open('/careers?category=Marketing&search=part-time');
  await expect(filter(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(searchBox(page)).toHaveValue('part-time');
  await expect(cards(page)).toHaveText(titlesOf('Marketing', 'part-time'));
  await open('/careers?category=gardening&other=1');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(jobs().length);
  await open('/careers?category=growth&search=zzz');
  await expect(page.getByRole('heading', { name: 'No positions found' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0' })).toHaveCount(0);
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(cards(page)).toHaveCount(jobs().length);
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(/\/careers$/);
});

test('cards side by side begin and end on one line, with words', async ({ page, open }) => {
  await open('/careers');
  const ends = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/careers/job/"]') })
    .evaluateAll((all) =>
      all.map((card) => {
        const last = [...card.querySelectorAll('p')].at(-1) ?? card;
        return { top: card.getBoundingClientRect().top, end: last.getBoundingClientRect().bottom };
      }),
    );
  const rows = Map.groupBy(ends, ({ top }) => top);
  expect(rows.size).toBe(jobs().length / 2);
  for (const row of rows.values()) expect(new Set(row.map(({ end }) => end)).size).toBe(1);
});

test('Back restores each choice, not each letter', async ({ page, open }) => {
  await open('/careers');
  await filter(page, 'Marketing').click();
  await expect(page).toHaveURL(/category=marketing$/);
  await searchBox(page).pressSequentially('video', { delay: 20 });
  await expect(page).toHaveURL(/category=marketing&search=video$/);
  await filter(page, 'Other').click();
  await expect(page).toHaveURL(/category=other&search=video$/);
  await page.goBack();
  await expect(filter(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(searchBox(page)).toHaveValue('video');
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(jobs().length);
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('video');
});

test('a job chosen right after typing opens, also over a slow network, and Back finds the list as it was left', async ({
  page,
  open,
}) => {
  await open('/careers');
  await page.route('**/assets/JobPage*.js', async (route) => {
    // Longer than the time after which the search is written into the address.
    await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 600, true)));
    await route.continue();
  });
  await searchBox(page).fill('growth analyst');
  await cards(page).click();
  await expect(page).toHaveURL(/\/careers\/job\/growth-analyst-intern$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('growth analyst');
  await expect(cards(page)).toHaveCount(1);
});

test(
  'the whole card leads to the job, by mouse and by keyboard; its page leads back',
  { tag: '@smoke' },
  async ({ page, open }) => {
    const [first, second] = jobs();
    if (first === undefined || second === undefined) throw new Error('There are no jobs.');
    await open('/careers');
    const card = page.getByRole('listitem').filter({ hasText: first.title });
    const box = await card.boundingBox();
    if (box === null) throw new Error('The card is not there.');
    await card.click({ position: { x: box.width - 8, y: box.height - 8 } });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^\\w+ – ${first.title}$`));
    await expect(main.getByText(first.category, { exact: true })).toBeVisible();
    for (const name of ['Overview', 'Key Responsibilities', 'Qualifications', 'Benefits'])
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    await main.getByRole('link', { name: 'Back to Careers' }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await page.getByRole('link', { name: second.title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  },
);
