import type { Page } from '@playwright/test';
import { jobs, searchTexts } from '~/content/jobs.ts';
import { filterJobs, type CategoryFilter } from '~/domain/jobs/filter.ts';
import { jobCategories } from '~/domain/jobs/job.ts';
import { expect, test } from '../../support/test.ts';

/* What a search finds is tabled in tests/unit/domain/jobs/filter.test.ts; coming back from a job: tests/engines/careers.spec.ts. */

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/careers/job/"]');
const titlesOf = (category: CategoryFilter, search: string) =>
  filterJobs(jobs(), category, search, searchTexts).map(({ title }) => title);
const searchBox = (page: Page) => page.getByRole('searchbox');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the categories narrow the list, one at a time', async ({ page, open }) => {
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
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('search works inside the category, and a shared link shows the same list', async ({ page, open }) => {
  await open('/careers');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search positions...');
  await filter(page, 'Growth').click();
  await searchBox(page).fill('full-time');
  await expect(cards(page)).toHaveText(titlesOf('Growth', 'full-time'));
  await filter(page, 'Other').click();
  await expect(searchBox(page)).toHaveValue('full-time');
  await expect(cards(page)).toHaveText(titlesOf('Other', 'full-time'));
  await open('/careers?category=Marketing&search=part-time');
  await expect(filter(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(searchBox(page)).toHaveValue('part-time');
  await expect(cards(page)).toHaveText(titlesOf('Marketing', 'part-time'));
  await open('/careers?category=gardening&other=1');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(jobs().length);
});

test('nothing found says so and leads back to the whole list', async ({ page, open }) => {
  await open('/careers?category=growth&search=zzz');
  await expect(page.getByText('No positions found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(cards(page)).toHaveCount(jobs().length);
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(/\/careers$/);
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

test('a job chosen right after typing opens, also over a slow network', async ({ page, open }) => {
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
});

test(
  'the whole card leads to the job, by mouse and by keyboard',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await open('/careers');
    const card = page.getByRole('listitem').filter({ hasText: 'Product Tester' });
    const box = await card.boundingBox();
    if (box === null) throw new Error('The card is not there.');
    expect(box.height).toBeGreaterThan(100);
    await card.click({ position: { x: box.width - 8, y: box.height - 8 } });
    await expect(page.getByRole('heading', { level: 1, name: 'Product Tester' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Content Creator' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Content Creator' })).toBeVisible();
  },
);

test('a job page names its job in the title and description, and leads back', async ({ page, open }) => {
  const [job] = jobs();
  if (job === undefined) throw new Error('There are no jobs.');
  await open(`/careers/job/${job.id}`);
  await expect(page).toHaveTitle(new RegExp(`^\\w+ – ${job.title}$`));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    job.description.slice(0, 150),
  );
  const main = page.getByRole('main');
  await expect(main.getByText(job.category, { exact: true })).toBeVisible();
  for (const name of ['Overview', 'Key Responsibilities', 'Qualifications', 'Benefits'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await main.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test('the badge is green, blue or purple by employment type', async ({ page, open }) => {
  const shades = {
    'Full-time': { id: 'graphic-designer', order: 'gbr' },
    'Part-time': { id: 'product-tester', order: 'bgr' },
    Intern: { id: 'growth-analyst-intern', order: 'brg' },
  };
  for (const [type, { id, order }] of Object.entries(shades)) {
    await open(`/careers/job/${id}`);
    const color = await page
      .getByRole('main')
      .getByText(type, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).color);
    const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    const strongestFirst = Object.entries({ r, g, b }).sort((one, other) => other[1] - one[1]);
    expect(strongestFirst.map(([name]) => name).join('')).toBe(order);
  }
});

for (const path of ['/careers/job/astronaut', '/careers/job/__proto__']) {
  test(`${path} is not found`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/404/);
    await open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Careers' }).click();
    await expect(page).toHaveURL(/\/careers$/);
  });
}
