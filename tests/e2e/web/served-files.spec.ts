import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nightlyByLanguage } from '../../support/nightly.ts';
import { findUnmetDuties } from '../../support/duties.ts';
import { duties } from '../../../src/content/legal-duties/duties.ts';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { addressIn, directionOf, documentLanguages } from '~/domain/language.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { sitePages } from '../../support/site-pages.ts';
import { stackFolder } from '../../support/stack-info.ts';
import { expect, test } from '../../support/test.ts';

/* What the server sends, before any browser works on it. */

const pages = [...sitePages, ...jobs().map(({ id }) => paths.job(id))];

/** What stands in no head. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

/** Addresses that are not there; those at the root in English only. */
const unknown = ['/no-such-page', '/no/such/page', '/careers/job/no-such-job'];
const unknownAtRoot = ['/404.html', '/_headers', '/styleguide/'];

for (const language of brand.languages) {
  test(
    `${language}: every page is in its file with its language, its own title, description, addresses and share picture`,
    nightlyByLanguage(language),
    async ({ request }) => {
      const found = {
        titles: new Set<string>(),
        descriptions: new Set<string>(),
        pictures: new Set<string>(),
      };
      for (const path of pages) {
        const address = addressIn(language, path);
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        const html = await response.text();
        const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
        expect(html, address).toContain(
          `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`,
        );
        expect(html.match(/<h1/g), address).toHaveLength(1);
        expect(html.match(/<title>/g), address).toHaveLength(1);
        expect(bodyOf(html), address).not.toMatch(/<(?:title|meta|link)\b/);
        found.titles.add(find(/<title>([^<]+)/));
        found.descriptions.add(find(/name="description" content="([^"]+)/));
        expect(find(/rel="canonical" href="([^"]+)/), address).toBe(brand.siteUrl + address);
        const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
        expect([...alternates].map(([, each, href]) => [each, href])).toEqual([
          ...brand.languages.map((each) => [each, brand.siteUrl + addressIn(each, path)]),
          ['x-default', brand.siteUrl + path],
        ]);
        const picture = new URL(find(/property="og:image" content="([^"]+)/)).pathname;
        found.pictures.add(picture);
        expect(picture, address).toContain(`/share${addressIn(language, '/')}`);
        const drawn = await request.get(picture);
        expect(drawn.headers()['content-type'], picture).toBe('image/png');
        const png = await drawn.body();
        const sizes = ['width', 'height'].map((side) =>
          Number(find(new RegExp(`property="og:image:${side}" content="(\\d+)`))),
        );
        expect(sizes, address).toEqual([png.readUInt32BE(16), png.readUInt32BE(20)]);
        // One locale for each language: its own, and the others as alternates.
        const locales = [...html.matchAll(/property="og:locale(?::alternate)?" content="(\w+)"/g)];
        expect(new Set(locales.map(([, locale = '']) => locale.slice(0, 2))), address).toEqual(
          new Set(brand.languages),
        );
        expect(find(/property="og:locale" content="(\w\w)_/), address).toBe(language);
        // No script is asked for before the head script takes them out of their template.
        expect(html.replace(/<template id="scripts">.*?<\/template>/s, ''), address).not.toMatch(
          /<script[^>]+src=/,
        );
      }
      expect(Object.values(found).map(({ size }) => size)).toEqual([
        pages.length,
        pages.length,
        pages.length,
      ]);
    },
  );

  test(`${language}: an unknown address is answered in it, with status 404`, async ({ request }) => {
    const { notFound, job } = allLanguages[language].words;
    for (const path of [...unknown, ...(language === 'en' ? unknownAtRoot : [])]) {
      const response = await request.get(addressIn(language, path));
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${documentLanguages[language]}"`);
      expect(html, path).toContain(
        path.includes('job') ? job.jobPage.notFound.title : notFound.notFound.title,
      );
      expect(html, path).toContain('noindex');
      expect(html, path).not.toContain('rel="canonical"');
      expect(dataIn(html), path).toEqual([]);
    }
  });
}

test('the sitemap names every page in every language, each with all the others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = sitemap.match(/<url>.*?<\/url>/g) ?? [];
  expect(entries).toHaveLength(pages.length * brand.languages.length);
  for (const entry of entries)
    expect(entry.match(/hreflang=/g) ?? [], entry).toHaveLength(brand.languages.length + 1);
});

test('the sitemap says of a page that has a day when it was changed last', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dated = [paths.privacy, paths.job('graphic-designer')];
  for (const path of dated) {
    const html = await (await request.get(path)).text();
    const [, day] = /<time dateTime="(\d{4}-\d\d-\d\d)"/.exec(html) ?? [];
    expect(sitemap, path).toContain(`<loc>${brand.siteUrl}${path}</loc><lastmod>${day}</lastmod>`);
  }
});

test('the built site holds nothing of the style guide', async () => {
  const files = await readdir(join(stackFolder, 'site'), { recursive: true });
  expect(files.filter((file) => /styleguide|examples/i.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(stackFolder, 'site', file), 'utf8')));
  expect(texts.filter((text) => text.includes('data-component'))).toEqual([]);
});

test('the pages hold what the law asks for', async ({ request }) => {
  const ofPages = duties.filter(({ keeping }) => keeping.by === 'page');
  const unmet = await findUnmetDuties(ofPages, async (path) => (await request.get(path)).text());
  expect(unmet).toEqual([]);
});

test("search engines are kept away from an applicant's own page", async ({ request }) => {
  const response = await request.get('/application');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('<meta name="referrer" content="no-referrer"');
  expect(bodyOf(html)).not.toMatch(/<(?:title|meta|link)\b/);
  expect(response.headers()['cache-control']).toBe('no-cache');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/application<');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('live regions are in the page before any script', async ({ request }) => {
  const html = await (await request.get(paths.job('graphic-designer'))).text();
  expect(html).toMatch(/role="alert" aria-atomic="false"/);
  expect(html).toMatch(/role="status" aria-atomic="false"/);
});

test('security.txt names a contact, expires within a year and gives its own address', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = (await response.text()).trim().split('\n');
  const {
    Contact,
    Expires = '',
    Canonical,
  } = Object.fromEntries(
    fields.map((field) => /^([\w-]+): (.+)$/.exec(field)?.slice(1) ?? [field, '']),
  ) as Record<string, string>;
  expect(Contact).toBe(`mailto:${brand.emails.company}`);
  expect(Canonical).toBe(`${brand.siteUrl}/.well-known/security.txt`);
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

type Thing = { '@type': string } & Record<string, unknown>;

/** Everything that a page's JSON-LD describes, graphs taken apart. */
function dataIn(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap((match) => {
    const data = JSON.parse(match[1] ?? '') as Thing & { '@graph'?: readonly Thing[] };
    expect(data['@context']).toMatch(/^https:\/\/schema\.org\/?$/);
    return data['@graph'] ?? [data];
  });
}

/** All that a person can read on the page or follow from it. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href);
    return `${document.body.innerText}\n${links.join('\n')}\n${location.href}`.replaceAll(/\s+/g, ' ');
  });
}

test.describe('structured data says what people read', () => {
  // The text is in the file; scripts would only take time.
  test.use({ javaScriptEnabled: false });

  /** Opens a page and gives what its data describes, and all that a person can read on it. */
  async function openAndRead(page: Page, path: string) {
    const response = await page.goto(path);
    return { things: dataIn((await response?.text()) ?? ''), text: await readable(page) };
  }

  test('of the company, in every language', async ({ page, request }) => {
    for (const language of brand.languages) {
      const home = addressIn(language, '/');
      const { things, text } = await openAndRead(page, home);
      expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
      const [organization, site] = things as [Thing, Thing];
      const { name, slogan, email, telephone } = organization;
      const parent = (organization.parentOrganization as Thing).name;
      for (const value of [
        name,
        slogan,
        email,
        telephone,
        parent,
        ...(organization.sameAs as string[]),
        site.name,
      ])
        expect(text, home).toContain(value);
      expect([organization.url, site.url]).toEqual([brand.siteUrl + home, brand.siteUrl + home]);
      const root = page.locator('html');
      expect(site.inLanguage).toBe(await root.getAttribute('lang'));
      const logo = await request.get(new URL(String(organization.logo)).pathname);
      expect(logo.headers()['content-type']).toBe('image/png');
      const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
      expect(await (await request.get(manifest)).json()).toMatchObject({
        name: brand.productName,
        start_url: home,
        lang: site.inLanguage,
        dir: await root.getAttribute('dir'),
        theme_color: await page.locator('meta[name=theme-color]').getAttribute('content'),
      });
    }
  });

  test('of every job, and of the first in the other languages; other pages have none', async ({
    page,
    request,
  }) => {
    const first = paths.job(jobs()[0]?.id ?? '');
    const inOthers = brand.languages.filter((each) => each !== 'en').map((each) => addressIn(each, first));
    for (const path of [...jobs().map(({ id }) => paths.job(id)), ...inOthers]) {
      const { things, text } = await openAndRead(page, path);
      const [posting, ...rest] = things;
      const expected = ['JobPosting', brand.siteUrl + path, []];
      expect([posting?.['@type'], posting?.url, rest], path).toEqual(expected);
      const description = String(posting?.description).replaceAll('&amp;', '&');
      const postingTexts = [String(posting?.title), ...description.split(/<[^>]+>/).filter(Boolean)];
      const salaries = posting?.baseSalary as { value: { minValue: number } }[];
      if (!inOthers.includes(path))
        postingTexts.push(...salaries.map(({ value }) => value.minValue.toLocaleString('en-US')));
      expect(
        postingTexts.filter((each) => !text.includes(each)),
        path,
      ).toEqual([]);
      for (const day of [posting?.datePosted, String(posting?.validThrough).slice(0, 10)])
        await expect(page.locator(`main time[datetime^="${String(day)}"]`)).toHaveCount(1);
    }
    for (const path of sitePages.filter((each) => each !== '/'))
      expect(dataIn(await (await request.get(path)).text()), path).toEqual([]);
  });
});
