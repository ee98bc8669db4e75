import { tellLine, type ToldLine } from '../../support/network.ts';
import { watchRequests } from '../../support/page-weight.ts';
import { expect, test } from '../../support/test.ts';

const pathsOf = (requests: ReturnType<typeof watchRequests>) =>
  requests.map((request) => new URL(request.url()).pathname);

const frugal: readonly (readonly [string, Partial<ToldLine>])[] = [
  ['with data saving on', { saveData: true }],
  ['on 2G', { effectiveType: '2g' }],
  ['on slow 2G', { effectiveType: 'slow-2g' }],
];

for (const [when, line] of frugal) {
  test(`nothing is prefetched ${when}, and links work`, async ({ page, open }) => {
    await tellLine(page, line);
    const requests = watchRequests(page);
    await open('/careers');
    await page.waitForLoadState('networkidle');
    const own = requests.length;
    const link = page.getByRole('link', { name: /Graphic Designer/ });
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(pathsOf(requests.slice(own))).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer');
  });
}

test('the landing page asks for at most 25 files before the first touch', async ({ page, open }) => {
  await tellLine(page, {});
  const requests = watchRequests(page);
  await open('/');
  await page.waitForLoadState('networkidle');
  const files = pathsOf(requests);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(25);
  // Only code and styles of other pages: no page, no picture, nothing of the backend.
  expect(files.filter((path) => /\.(?:html|png|avif)$|rest|storage/.test(path))).toEqual([]);
});

test('once a page is idle, the next one needs no network', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  // The browser itself asks for the page's icon again.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await open('/careers');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: /Graphic Designer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer');
  await expect(page.getByRole('form')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('a failed prefetch changes nothing on the page that is shown', async ({ page, expectedErrors }) => {
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
