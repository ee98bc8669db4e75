import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sentBytes } from '../../../build/budget-parts.ts';
import { mostAheadBytes, type AheadList } from '../../../src/domain/fetch-ahead.ts';
import { tellLine, type ToldLine } from '../../support/line.ts';
import { builtSite, watchRequests } from '../../support/page-weight.ts';
import { expect, hydrated, test } from '../../support/test.ts';

const pathsOf = (requests: ReturnType<typeof watchRequests>) =>
  requests.map((request) => new URL(request.url()).pathname);

/** Address of the list of what other pages need, as the page names it. */
async function listAddress(page: Page): Promise<string> {
  return (await page.locator('#chunks').getAttribute('data-ahead')) ?? '';
}

/** The code of the last page that this one links to is here, and nothing more is asked for. */
async function settledAhead(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/AccessibilityPage-')),
  );
  await page.waitForLoadState('networkidle');
}

const frugal: readonly (readonly [string, Partial<ToldLine>])[] = [
  ['with data saving on', { saveData: true }],
  ['on 2G', { effectiveType: '2g' }],
  ['on slow 2G', { effectiveType: 'slow-2g' }],
];

for (const [when, line] of frugal) {
  test(`nothing is fetched ahead ${when}, not even at a press that becomes no click`, async ({
    page,
    open,
  }) => {
    await tellLine(page, line);
    const requests = watchRequests(page);
    await open('/careers');
    await page.waitForLoadState('networkidle');
    const own = new Set(pathsOf(requests));
    await page.getByRole('link', { name: /Graphic Designer/ }).dispatchEvent('pointerdown');
    await page.waitForLoadState('networkidle');
    expect(pathsOf(requests).filter((path) => !own.has(path))).toEqual([]);
    expect([...own].filter((path) => /ahead-|JobPage|HomePage|PressPage/.test(path))).toEqual([]);
    await page.getByRole('link', { name: /Graphic Designer/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer');
  });
}

test('code of the linked pages is fetched once the page is at rest, after all of its own, and no more than 150 kB', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto('/careers');
  await settledAhead(page);
  const asked = pathsOf(requests);
  const list = await listAddress(page);
  const begin = asked.indexOf(list);
  const own: string[] = JSON.parse((await page.locator('#chunks').textContent()) ?? '[]');
  expect(own.filter((path) => !asked.slice(0, begin).includes(path))).toEqual([]);
  expect(asked.slice(0, begin).some((path) => path.endsWith('.woff2'))).toBe(true);
  const ahead = new Set(asked.slice(begin));
  for (const name of ['JobPage', 'ApplicationForm', 'HomePage', 'FeatureTabs', 'PressPage', 'PitchPage'])
    expect(
      [...ahead].filter((path) => path.includes(`/${name}-`)),
      name,
    ).not.toEqual([]);
  // Only code and styles: no page, no picture, nothing of the backend.
  expect([...ahead].filter((path) => !/^\/assets\/[\w.-]+\.(js|css|json)$/.test(path))).toEqual([]);
  expect([...ahead].reduce((sum, path) => sum + sentBytes(builtSite, path), 0)).toBeLessThan(mostAheadBytes);
});

test('what would pass 150 kB is left out', async ({ page }) => {
  const built = readFileSync(join(builtSite, await builtList()), 'utf8');
  const list = JSON.parse(built) as AheadList;
  // The list says that one page is heavy.
  const heavy = list.press?.map(([address]) => [address, 140_000]) ?? [];
  await page.route('**/assets/ahead-*.json', (route) => route.fulfill({ json: { ...list, press: heavy } }));
  const requests = watchRequests(page);
  await page.goto('/');
  await settledAhead(page);
  expect(pathsOf(requests).filter((path) => path.includes('PressPage-'))).toEqual([]);
  expect(pathsOf(requests).filter((path) => path.includes('CareersPage-'))).not.toEqual([]);

  async function builtList() {
    await page.goto('/');
    return listAddress(page);
  }
});

test('once a page is at rest, the next one needs no line', async ({ page, context, expectedErrors }) => {
  // The browser itself asks for the page's icon again.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/careers');
  await settledAhead(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: /Graphic Designer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer');
  await expect(page.getByRole('form')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('a line that fails while pages are fetched ahead changes nothing on the page that is shown', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/JobPage-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/careers');
  await page.evaluate(() => (document.body.dataset.same = 'document'));
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
