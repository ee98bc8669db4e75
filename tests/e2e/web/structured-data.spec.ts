import type { Page } from '@playwright/test';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { addressIn } from '~/domain/language.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, test } from '../../support/test.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** Everything a page's JSON-LD describes, with graphs taken apart. */
function thingsIn(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap((match) => {
    const data = JSON.parse(match[1] ?? '') as Thing & { '@graph'?: readonly Thing[] };
    expect(data['@context']).toMatch(/^https:\/\/schema\.org\/?$/);
    return data['@graph'] ?? [data];
  });
}

/** All a person can read on the page or follow from it. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href);
    return `${document.body.innerText}\n${links.join('\n')}\n${location.href}`.replaceAll(/\s+/g, ' ');
  });
}

for (const language of brand.languages) {
  const home = addressIn(language, '/');
  test(`${home} says who stands behind the site, in the words that people read`, async ({
    page,
    open,
    request,
  }) => {
    const things = thingsIn(await (await request.get(home)).text());
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const [organization, site] = things as [Thing, Thing];
    await open(home);
    const text = await readable(page);
    for (const value of [
      organization.name,
      organization.slogan,
      (organization.parentOrganization as Thing).name,
      organization.email,
      organization.telephone,
      ...(organization.sameAs as string[]),
      site.name,
    ]) {
      expect(text).toContain(value);
    }
    expect(organization.url).toBe(`${brand.siteUrl}${home}`);
    expect(site.url).toBe(`${brand.siteUrl}${home}`);
    expect(site.inLanguage).toBe(await page.locator('html').getAttribute('lang'));
    const logo = await request.get(new URL(String(organization.logo)).pathname);
    expect(logo.headers()['content-type']).toBe('image/png');
    const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    expect(await (await request.get(manifest)).json()).toMatchObject({
      name: brand.productName,
      start_url: home,
      lang: site.inLanguage,
      dir: await page.locator('html').getAttribute('dir'),
    });
  });
}

/** Every job in English, and the first in the other languages. */
const jobPages = [
  ...jobs().map(({ id }) => paths.job(id)),
  ...brand.languages
    .filter((language) => language !== 'en')
    .map((language) => addressIn(language, paths.job(jobs()[0]?.id ?? ''))),
];

for (const path of jobPages) {
  test(`${path} is described as a job, in the words that people read`, async ({ page, open, request }) => {
    const [posting, ...others] = thingsIn(await (await request.get(path)).text());
    expect([posting?.['@type'], others]).toEqual(['JobPosting', []]);
    expect(posting?.url).toBe(brand.siteUrl + path);
    await open(path);
    const text = await readable(page);
    expect(text).toContain(posting?.title);
    const sentences = String(posting?.description)
      .replaceAll('&amp;', '&')
      .split(/<[^>]+>/)
      .filter(Boolean);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
}

for (const path of [...sitePages.filter((each) => each !== '/'), '/nowhere', '/careers/job/astronaut']) {
  test(`${path} describes nothing`, async ({ request }) => {
    expect(thingsIn(await (await request.get(path)).text())).toEqual([]);
  });
}

test('security.txt names a contact, runs out within a year and says where it stands', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = (await response.text())
    .trim()
    .split('\n')
    .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line, '']);
  const { Contact, Expires = '', Canonical, ...rest } = Object.fromEntries(fields) as Record<string, string>;
  expect(Contact).toBe(`mailto:${brand.emails.company}`);
  expect(Canonical).toBe(`${brand.siteUrl}/.well-known/security.txt`);
  expect(rest).toEqual({ 'Preferred-Languages': 'en' });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});
