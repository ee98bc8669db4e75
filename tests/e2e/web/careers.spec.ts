import type { Page } from '@playwright/test';
import { jobs, kindNames } from '~/content/jobs.ts';
import { filterJobs, type CategoryFilter } from '~/domain/jobs/filter.ts';
import { jobCategories } from '~/domain/jobs/job.ts';
import { fillByProgram } from '../../support/fill-by-program.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/careers/job/"]');
const titlesOf = (category: CategoryFilter, search: string) =>
  filterJobs(jobs(), category, search, kindNames()).map(({ title }) => title);
const searchBox = (page: Page) => page.getByRole('searchbox');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('all positions stand in the file that is served', async ({ request }) => {
  const html = await (await request.get('/careers')).text();
  expect(new Set(html.match(/href="\/careers\/job\/[\w-]+"/g)).size).toBe(jobs().length);
  expect(html).not.toContain('JobPosting');
});

test('without a position the page has no accessibility finding either', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open('/careers?search=no-such-thing');
  await expect(page.getByRole('heading', { name: 'No positions found' })).toBeVisible();
  await expectAccessible(page);
});

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

test('the search finds title, description, category and type, whatever the case', async ({ page, open }) => {
  await open('/careers');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search positions...');
  for (const text of ['SOCIAL media', 'captions', 'growth', 'PART-time', 'intern']) {
    await searchBox(page).fill(text);
    const found = titlesOf('All', text);
    expect(found).not.toHaveLength(jobs().length);
    await expect(cards(page)).toHaveText(found);
  }
});

test('the search is not trimmed, unless it is blank', async ({ page, open }) => {
  await open('/careers');
  await searchBox(page).fill('designer ');
  await expect(cards(page)).toHaveCount(0);
  await searchBox(page).fill('   ');
  await expect(cards(page)).toHaveCount(jobs().length);
});

test('a search that a program fills in, sending `change` alone, is seen', async ({ page, open }) => {
  await open('/careers');
  await fillByProgram(searchBox(page), 'graphic');
  await expect(cards(page)).toHaveText(titlesOf('All', 'graphic'));
});

test('search works inside the category', async ({ page, open }) => {
  await open('/careers');
  await filter(page, 'Growth').click();
  await searchBox(page).fill('full-time');
  await expect(cards(page)).toHaveText(titlesOf('Growth', 'full-time'));
  await filter(page, 'Other').click();
  await expect(searchBox(page)).toHaveValue('full-time');
  await expect(cards(page)).toHaveText(titlesOf('Other', 'full-time'));
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

test('coming back from a job finds the list as it was left', async ({ page, open }) => {
  await open('/careers');
  await filter(page, 'Growth').click();
  await searchBox(page).fill('growth analyst');
  await cards(page).click();
  await expect(page).toHaveURL(/\/careers\/job\/growth-analyst-intern$/);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('growth analyst');
  await expect(cards(page)).toHaveCount(1);
});

test('a job chosen right after typing opens, also on a slow line', async ({ page, open }) => {
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

test('a shared link shows the same list; unknown values fall back to all', async ({ page, open }) => {
  await open('/careers?category=Marketing&search=part-time');
  await expect(filter(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(searchBox(page)).toHaveValue('part-time');
  await expect(cards(page)).toHaveText(titlesOf('Marketing', 'part-time'));
  await open('/careers?category=gardening&other=1');
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(jobs().length);
});

test('what is typed before the page answers is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/careers?category=marketing');
  await searchBox(page).pressSequentially('captions');
  await expect(cards(page)).toHaveCount(jobs().length);
  release();
  await expect(cards(page)).toHaveText(titlesOf('Marketing', 'captions'));
  await expect(searchBox(page)).toHaveValue('captions');
  await expect(filter(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/category=marketing&search=captions$/);
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

test('cards are as wide as the bar above them, in one column and in two', async ({ page, open }) => {
  await open('/careers');
  for (const width of [390, 768, 950, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [search, cards] = await page.evaluate(() => {
      const list = [...document.querySelectorAll('main section ul > li > *')].map((card) =>
        card.getBoundingClientRect(),
      );
      const bar = document.querySelector('main search > *')?.getBoundingClientRect();
      return [
        [bar?.left ?? 0, bar?.right ?? 0],
        [Math.min(...list.map(({ left }) => left)), Math.max(...list.map(({ right }) => right))],
      ];
    });
    expect(cards, `${width} px`).toEqual(search);
  }
});
