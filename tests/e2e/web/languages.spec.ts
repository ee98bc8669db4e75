import type { APIRequestContext, Route } from '@playwright/test';
import card from '../../../src/content/safety/model-card.json' with { type: 'json' };
import { isEvaluatedIn } from '../../../src/domain/safety/measured.ts';
import type { ModelCard } from '../../../src/domain/safety/model-card.ts';
import { refusalHints } from '../../../src/api/staff-answers.ts';
import { brand, whyJoinColumn } from '../../../src/config/brand.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import {
  addressIn,
  directionOf,
  documentLanguages,
  languages as every,
  type Language,
} from '../../../src/domain/language.ts';
import { englishLeftIn, foundIn } from '../../support/language-strings.ts';
import { expectRoomForLargeText, expectSizes } from '../../support/page-sizes.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';
import { writeMail } from '../../../supabase/functions/application-mail/mail.ts';
import { answer, applicationsOf, backendUrls, fileInput, job, pdf, someone } from './application-form.ts';
import { fileApplication } from './application-status.ts';

/* What differs from language to language: HTML, texts, sizes and axe on a page of each kind, the form. */

const languages: readonly Language[] = brand.languages;
const paths = [...sitePages, ...jobIds.map((id) => `/careers/job/${id}`)];
const others = (language: Language) => every.filter((each) => each !== language);

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

/** A page without scripts, styles and the offers of other languages. */
const shownIn = (html: string) =>
  html.slice(html.indexOf('<body')).replaceAll(/<(script|style|aside|template)\b[^]*?<\/\1>/g, ' ');

/** The scripts that a page asks for when it starts, as addresses. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, address = '']) => address);

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

test('no page sends text of another language, in its HTML or in its scripts', async ({ request }) => {
  const readBy = new Map<string, Set<Language>>();
  for (const language of languages) {
    for (const path of paths) {
      const html = await read(request, addressIn(language, path));
      expect(foundIn(html, others(language)), addressIn(language, path)).toEqual([]);
      expect(foundIn(html, [language]).length, addressIn(language, path)).toBeGreaterThan(10);
      if (language !== 'en')
        expect(englishLeftIn(shownIn(html), language), addressIn(language, path)).toEqual([]);
      const { notTested } = allLanguages[language].words.home.hero;
      if (path === '/' && !isEvaluatedIn(language, card as ModelCard))
        expect(html.split(notTested), `${language}: said beside the buttons of two sections`).toHaveLength(3);
      for (const chunk of scriptsIn(html)) readBy.set(chunk, (readBy.get(chunk) ?? new Set()).add(language));
    }
  }
  for (const [chunk, by] of readBy) {
    const foreign = by.size === 1 ? others([...by][0] ?? 'en') : every;
    expect(foundIn(await read(request, chunk), foreign), chunk).toEqual([]);
  }
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

test('the browser’s language is offered once, in it, and never by leading there', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { offer } = allLanguages.es.words.offer;
  const offered = page.getByRole('complementary', { name: languageNames.es });
  const heading = page.getByRole('heading', { level: 1 });
  await page.route('**/assets/*.js', async (route) => {
    await expect(offered, 'before any script').toBeVisible();
    await route.continue();
  });
  await page.goto('/press');
  await expect(offered).toHaveAttribute('lang', documentLanguages.es);
  // Its width changes by a few pixels when the typeface has come.
  const position = async () => [(await heading.boundingBox())?.x, (await heading.boundingBox())?.y];
  const before = await position();
  await hydrated(page);
  await page.unrouteAll();
  expect(await position(), 'nothing moves').toEqual(before);
  await expect(page).toHaveURL('/press');
  await page.reload();
  await hydrated(page);
  await expect(offered).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offered.getByRole('link', { name: offer.link }).click();
  await expect(page).toHaveURL('/es/press');
  await hydrated(page);
  await page.goto('/careers');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    offered.getByRole('link'),
    'what was chosen is offered, before all but the skip link',
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(offered).toBeHidden();
  await context.close();
});

for (const language of languages)
  test(`${language}: the emergency line is on the first screen, and the bar of every page is one row`, async ({
    browser,
  }) => {
    // The browser speaks another language, so that the offer stands above; nobody knows the place: the longest sentence.
    const locale = language === 'en' ? 'es' : 'en';
    const context = await browser.newContext({ locale, timezoneId: 'UTC', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of ['/careers', '/']) {
      await page.goto(addressIn(language, path));
      await page.evaluate(() => localStorage.clear());
      for (const [width, height, ...sizes] of [
        [390, 844, 100, 150, 200],
        [360, 640, 100, 150, 200],
        [768, 1024, 100, 150],
        [1280, 800, 100, 150, 200],
      ] as const)
        for (const size of sizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate((text) => (document.documentElement.dataset.textSize = String(text)), size);
          const where = `${path} at ${width} by ${height}, text at ${size} %`;
          const sentence = page.getByRole('main').locator('[data-emergency-line] strong');
          if (path === '/') await expect(sentence, where).toBeInViewport({ ratio: 1 });
          expect((await page.getByRole('banner').boundingBox())?.height, where).toBeLessThanOrEqual(80);
          const parts = page.getByRole('banner').locator('summary, a, button').filter({ visible: true });
          for (const box of await parts.evaluateAll((all) =>
            all.map((each) => each.getBoundingClientRect()),
          )) {
            expect(box.left, where).toBeGreaterThanOrEqual(0);
            expect(box.right, where).toBeLessThanOrEqual(width);
          }
        }
    }
    await context.close();
  });

/** Pages with the longest and the densest words; from right to left every kind of page is laid out anew. */
const visited = (language: Language) =>
  ['/', job.path, ...(language === 'ar' ? ['/careers', '/privacy', '/press', '/nowhere'] : [])].map((path) =>
    addressIn(language, path),
  );

for (const language of languages.filter((each) => each !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: documentLanguages[language] });

    test(`${language}: nothing is small, tight, too wide or cut off, and axe finds nothing`, async ({
      page,
      open,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 404/);
      for (const address of visited(language)) {
        await open(address);
        await expectSizes(page, address, [390], 'any length of line');
        await test.step(`axe on ${address}`, () => expectAccessible(page));
        await expectRoomForLargeText(page, address);
      }
    });

    // Which messages there are, the types say; here they are seen at their places once. In Arabic: tests/engines/languages.
    if (language !== 'fr') return;
    test(`${language}: every error of the form is said in it, at the field and in the list`, async ({
      page,
      open,
    }) => {
      const { application, shell } = allLanguages[language].words;
      const { fields, fieldMessages, formMessages, resumeMessages } = application;
      await open(addressIn(language, job.path));
      const form = page.getByRole('form', { name: formMessages.heading });
      await form.getByRole('textbox', { name: fields.linkedinProfile.label }).fill('x');
      await form.getByRole('textbox', { name: fields.email.label }).fill('ana@mail');
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      const errors = [
        fieldMessages.fullName.required,
        fieldMessages.email.invalid,
        fieldMessages.phone.required,
        resumeMessages.problem.missing,
        fieldMessages.linkedinProfile.invalid,
        fieldMessages.coverLetter.required,
        fieldMessages.whyJoin.required,
      ];
      const list = form.getByRole('group', { name: formMessages.summaryHeading }).getByRole('link');
      await expect(list).toHaveText(errors);
      for (const error of errors) await expect(form.getByText(error).nth(1), error).toBeAttached();
      await expect(form.getByRole('textbox', { name: fields.fullName.label })).toHaveAccessibleDescription(
        new RegExp(`^${shell.shellMessages.error} ${fieldMessages.fullName.required}`),
      );
      await expectSizes(page, `form in ${language}`, [390], 'any length of line');
      await expectAccessible(page);
    });
  });
}

/* What the backend refuses has words in each language; only the text of a refusal that nobody knows is the backend's own. */

const insertRefusals = [
  [answer(429, { code: 'PT429', hint: refusalHints.limitedNetwork, message: 'English' }), 'network'],
  [answer(429, { code: 'PT429', hint: refusalHints.limitedSite, message: 'English' }), 'site'],
  [answer(400, { code: 'PT400', hint: refusalHints.limitedRequest, message: 'English' }), 'request'],
  [answer(403, { code: 'PT403', hint: refusalHints.positionClosed, message: 'English' }), 'closed'],
  [answer(400, { code: 'P0001', message: '' }), 'refused'],
  [answer(502, '<html>Bad gateway</html>'), 'unexpected'],
  [(route: Route) => route.abort(), 'noAnswer'],
] as const;

test('errors, refusals, notices, the applicant’s page and the mail say nothing in English', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:400|403|429|502)/, /ERR_FAILED|Failed to (?:load|fetch)/);
  const filed = await fileApplication({ hasResume: false });
  for (const language of languages.filter((each) => each !== 'en')) {
    const { application, applicationStatus } = allLanguages[language].words;
    const { fields, failureMessages, formMessages, noticeMessages } = application;
    const expectNoEnglish = async (where: string) => {
      // Not the offer of the browser's language.
      const text = (await page.locator('header, main, footer, [role=alert], [role=status]').allInnerTexts())
        .join(' ')
        .replaceAll(job.title, '')
        .replaceAll(pdf.name, '')
        .replaceAll(/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, ''); // references
      expect(englishLeftIn(text, language), `${language}: ${where}`).toEqual([]);
    };
    await open(addressIn(language, job.path));
    const form = page.getByRole('form', { name: formMessages.heading });
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(form.getByRole('group', { name: formMessages.summaryHeading })).toBeVisible();
    await expectNoEnglish('errors of an empty form');
    const person = Object.values(someone());
    for (const [place, name] of (
      ['fullName', 'email', 'phone', 'linkedinProfile', 'coverLetter', 'whyJoin'] as const
    ).entries())
      await form.getByRole('textbox', { name: fields[name].label, exact: true }).fill(person[place] ?? '');
    await fileInput(page).setInputFiles(pdf);
    await page.route(backendUrls.upload, answer(200, { Key: 'resume' }));
    for (const [refuse, kind] of insertRefusals) {
      await page.route(backendUrls.insert, refuse);
      await page.getByRole('button', { name: formMessages.submit, exact: true }).click();
      const said =
        kind === 'network' || kind === 'site' || kind === 'request'
          ? failureMessages.limited[kind]
          : failureMessages[kind];
      const notice = page.getByRole('alert').filter({ hasText: noticeMessages.failed });
      await expect(notice.first(), `${language}: ${kind}`).toContainText(said);
      await expect(form.getByText(said)).toBeVisible();
      await expectNoEnglish(kind);
      await page.unroute(backendUrls.insert);
    }
    await page.unroute(backendUrls.upload);
    await page.goto(addressIn(language, filed.path));
    await expect(page.getByText(applicationStatus.statusMessages.states.new)).toBeVisible();
    await expectNoEnglish('the applicant’s page');
    const mail = { email: filed.email, job_title: '', language, reference: '', has_resume: false };
    const { subject, text } = writeMail(mail, '', { siteUrl: brand.siteUrl, contact: brand.emails.company });
    const letters = `${subject} ${text}`.replaceAll(/https:\S+/g, '');
    expect(englishLeftIn(letters, language), `${language}: mail`).toEqual([]);
  }
});

/* Applications in other scripts: what was written arrives as it was, with the language of the page, and staff see both. */

/** Somebody whose name and texts run both ways. */
const person = {
  name: 'مُحَمَّد (Mo) Al‑Sayed الحسيني',
  letter: 'أعمل منذ 10 سنوات مع كبار السن في مركز Harbor View، وأعرف كيف أشرح لهم. '.repeat(3).trim(),
  reason: 'لأن Fernwell يشرح الكلام الصعب بكلمات سهلة، وهذا ما أحبه.',
};

test('an application with names in two scripts arrives as it was, with its language', async ({
  page,
  open,
}) => {
  const language = 'ar';
  const { name, letter, reason } = person;
  const { application, jobs: jobTexts } = allLanguages[language].words;
  const { fields, formMessages, noticeMessages, resumeMessages } = application;
  const { Email } = someone();
  await open(addressIn(language, job.path));
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field(fields.fullName.label).fill(name);
  await field(fields.email.label).fill(Email);
  await field(fields.phone.label).fill(brand.phones.IN.dial);
  await field(fields.coverLetter.label).fill(letter);
  await field(fields.whyJoin.label).fill(reason);
  await expect(field(fields.fullName.label)).toHaveCSS('direction', 'rtl');
  await expect(field(fields.email.label)).toHaveCSS('direction', 'ltr');
  await fileInput(page).setInputFiles({ ...pdf, name: 'سيرة ذاتية.pdf' });
  await expect(page.getByRole('button', { name: new RegExp(`^${resumeMessages.replace}`) })).toBeVisible();
  await page.getByRole('button', { name: formMessages.submit, exact: true }).click();
  const title = jobTexts.jobMessages['graphic-designer'].title;
  await expect(page.getByRole('status').filter({ hasText: noticeMessages.succeeded })).toContainText(
    noticeMessages.thanks({ jobTitle: title }),
  );

  const [row, ...others] = await applicationsOf({ Email });
  expect(others).toEqual([]);
  expect(row).toMatchObject({ language, full_name: name, cover_letter: letter, [whyJoinColumn]: reason });
  await expect(page).toHaveURL(addressIn(language, '/careers'));
  await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages[language]);
});
