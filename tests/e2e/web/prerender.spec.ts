import { brand } from '../../../src/config/brand.ts';
import { addressIn } from '../../../src/domain/language.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, test } from '../../support/test.ts';
import { jobs } from '~/content/jobs.ts';

const paths = [...sitePages, ...jobs().map((job) => `/careers/job/${job.id}`)];

function tagValue(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

test('every page stands in its file with its own title, description, address and share picture', async ({
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    seen.titles.add(tagValue(html, /<title>([^<]+)/));
    seen.descriptions.add(tagValue(html, /name="description" content="([^"]+)/));
    const picture = tagValue(html, /property="og:image" content="([^"]+)/);
    seen.pictures.add(picture);
    expect(tagValue(html, /rel="canonical" href="([^"]+)/), path).toBe(`${brand.siteUrl}${path}`);
    expect((await request.get(new URL(picture).pathname)).headers()['content-type'], path).toBe('image/png');
    // None is asked for before the head script takes them out of their template.
    expect(html.replace(/<template id="scripts">.*?<\/template>/s, ''), path).not.toMatch(/<script[^>]+src=/);
  }
  expect([seen.titles.size, seen.descriptions.size, seen.pictures.size]).toEqual([
    paths.length,
    paths.length,
    paths.length,
  ]);
});

test('sitemap and robots name every page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map((match) => new URL(match[1] ?? '').pathname);
  const all = brand.languages.flatMap((language) => paths.map((path) => addressIn(language, path)));
  expect(listed.toSorted()).toEqual(all.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('unknown addresses answer with status 404 and the right page', async ({ request }) => {
  for (const [path, words] of [
    ['/nowhere', 'Page Not Found'],
    ['/careers/nowhere', 'Page Not Found'],
    ['/careers/job/astronaut', 'Job Not Found'],
    ['/404.html', 'Page Not Found'],
    ['/_headers', 'Page Not Found'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain(words);
    expect(html, path).toContain('noindex');
  }
});

test('every answer carries the production headers', async ({ request }) => {
  for (const path of ['/', '/careers', '/nowhere', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], path).toContain('max-age');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four ways to get help can be read, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const name of ['Try Diagnosis Now', 'Start Diagnosis', 'Learn More', 'Call Now']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  });

  for (const path of [...sitePages.filter((each) => each !== '/'), '/careers/job/graphic-designer']) {
    test(`${path} can be read and left by links`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Medical Insights/);
    });
  }
});

// Every job's page is opened in structured-data.spec.ts, where a mismatch fails as well.
for (const path of [...sitePages, '/careers?category=Growth&search=lead']) {
  test(`${path} hydrates without a mismatch`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const path of ['/nowhere', '/careers/job/astronaut']) {
  test(`${path} hydrates without a mismatch`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found/);
  });
}
