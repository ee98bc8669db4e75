import type { APIRequestContext } from '@playwright/test';
import { scriptsIn } from '../../support/page-weight.ts';
import { brand } from '../../../src/config/brand.ts';
import { allLanguages } from '../../support/all-languages.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import {
  addressIn,
  directionOf,
  documentLanguages,
  languages as every,
  type Language,
} from '../../../src/domain/language.ts';
import { foundIn, latinLeftIn, stringsOf } from '../../support/language-strings.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/* Every page in every language: what its HTML says of itself, and that nothing of it is in another language. */

const languages: readonly Language[] = brand.languages;
if (languages.length === 1) throw new Error('One language is published: these tests ask about several.');
const paths = [...sitePages, ...jobIds.map((id) => `/careers/job/${id}`)];
const others = (language: Language) => every.filter((each) => each !== language);

test.setTimeout(120_000);

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => [language, href],
  );

for (const language of languages) {
  test(`${language}: every page says its language, its own address and the same page in the others`, async ({
    request,
  }) => {
    for (const path of paths) {
      const address = addressIn(language, path);
      const html = await read(request, address);
      const tag = `<html lang="${documentLanguages[language]}" dir="${directionOf(language)}"`;
      expect(html, address).toContain(tag);
      expect(/rel="canonical" href="([^"]+)/.exec(html)?.[1], address).toBe(brand.siteUrl + address);
      expect(alternatesIn(html), address).toEqual([
        ...languages.map((each) => [each, brand.siteUrl + addressIn(each, path)]),
        ['x-default', brand.siteUrl + path],
      ]);
      const picture = new URL(/property="og:image" content="([^"]+)/.exec(html)?.[1] ?? '').pathname;
      expect(picture, address).toContain(`/share${addressIn(language, '/')}`);
      expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/png');
    }
  });

  test(`${language}: an unknown address is answered in it, with status 404`, async ({ request }) => {
    for (const path of ['/no-such-page', '/no/such/page', '/careers/job/no-such-job']) {
      const response = await request.get(addressIn(language, path));
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html).toContain(`<html lang="${documentLanguages[language]}"`);
      const { notFound, job } = allLanguages[language].words;
      expect(html).toContain(path.includes('job') ? job.jobPage.notFound.title : notFound.notFound.title);
    }
  });
}

test('no page sends a word of another language, in its HTML or in its scripts', async ({ request }) => {
  const readBy = new Map<string, Set<Language>>();
  for (const language of languages) {
    for (const path of paths) {
      const html = await read(request, addressIn(language, path));
      expect(foundIn(html, others(language)), addressIn(language, path)).toEqual([]);
      expect(foundIn(html, [language]).length, addressIn(language, path)).toBeGreaterThan(10);
      if (language === 'ar' || language === 'hi')
        expect(latinLeftIn(html, language), addressIn(language, path)).toEqual([]);
      for (const chunk of scriptsIn(html)) readBy.set(chunk, (readBy.get(chunk) ?? new Set()).add(language));
    }
  }
  for (const [chunk, by] of readBy) {
    const foreign = by.size === 1 ? others([...by][0] ?? 'en') : every;
    expect(foundIn(await read(request, chunk), foreign), chunk).toEqual([]);
  }
  console.log(
    `${paths.length} routes × ${languages.length} languages, ${readBy.size} chunks, 0 foreign strings`,
  );
  for (const language of languages)
    console.log(`${language}: ${stringsOf(language)} strings, looked for by their own words`);
  const shared = [...readBy.values()].filter((by) => by.size === languages.length);
  expect(shared.length, 'files that all languages share').toBeGreaterThan(5);
});

test('the sitemap names every page in every language, each with all the others', async ({ request }) => {
  const entries = (await read(request, '/sitemap.xml')).match(/<url>.*?<\/url>/g) ?? [];
  expect(entries).toHaveLength(paths.length * languages.length);
  for (const entry of entries)
    expect(entry.match(/hreflang=/g) ?? [], entry).toHaveLength(languages.length + 1);
});

test('the menu leads to the same page in another language, and back, without scripts too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/careers');
  for (const language of ['ar', 'hi', 'en'] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: languageNames[language] });
    await expect(link).toHaveAttribute('lang', documentLanguages[language]);
    await link.click();
    await expect(page).toHaveURL(addressIn(language, '/careers'));
    const { careers } = allLanguages[language].words;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(careers.careers.heading);
  }
  await page.locator('header summary').first().click();
  await page.getByRole('banner').getByRole('link', { name: languageNames.es }).click();
  await expect(page).toHaveURL('/es/careers');
  await context.close();
});

test('a page answers in its language, and its links stay in it', async ({ page, open }) => {
  for (const language of languages.filter((each) => each !== 'en')) {
    await open(addressIn(language, '/'));
    const { words } = allLanguages[language];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.hero.headline);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.navigation.footerMessages.company.links.careers })
      .click();
    await expect(page).toHaveURL(addressIn(language, '/careers'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.careers.careers.heading);
    await page.goto(`/${language}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.hero.headline);
  }
});

test('the browser’s language is offered once, in it, and never by leading there', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  const { offer } = allLanguages.es.words.offer;
  const line = page.getByRole('complementary', { name: offer.text });
  await page.goto('/press');
  await expect(line).toBeVisible();
  await expect(line).toHaveAttribute('lang', documentLanguages.es);
  await expect(page).toHaveURL('/press');
  await page.reload();
  await hydrated(page);
  await expect(line).toHaveCount(0);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await line.getByRole('link', { name: offer.link }).click();
  await expect(page).toHaveURL('/es/press');
  await hydrated(page);
  await page.goto('/careers');
  await expect(line, 'what was chosen is remembered').toBeVisible();
  await line.getByRole('button', { name: offer.close }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(line).toHaveCount(0);
  await context.close();
});
