import type { Page, Route } from '@playwright/test';
import { writeMail } from '../../../supabase/functions/application-mail/mail.ts';
import { refusalHints } from '../../../src/api/answers/refusals.ts';
import { brand, whyJoinColumn } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import card from '../../../src/content/safety/model-card.json' with { type: 'json' };
import {
  addressIn,
  documentLanguages,
  isInLatinLetters,
  languages as every,
  type Language,
} from '../../../src/domain/language.ts';
import { isEvaluatedIn } from '../../../src/domain/safety/measured.ts';
import type { ModelCard } from '../../../src/domain/safety/model-card.ts';
import { textSizes } from '../../../src/domain/text-size.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { englishLeftIn, foundIn } from '../../support/language-strings.ts';
import { nightly, nightlyByLanguage, nightlyUnless } from '../../support/nightly.ts';
import { expectInsideWindow } from '../../support/page-rules.ts';
import { expectRoomForLargeText, expectSizes, stopLongTimers } from '../../support/page-sizes.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';
import {
  answer,
  applicationsOf,
  backendUrls,
  fileInput,
  fileWithLink,
  job,
  pdf,
  requestSubmit,
  someone,
} from './application-form.ts';

/* What differs from language to language: texts, sizes, axe from right to left, the form. What is served: served-files.spec.ts. */

const languages: readonly Language[] = brand.languages;
const others = (language: Language) => every.filter((each) => each !== language);

/** A page without scripts, styles and the offers of other languages. */
const shownIn = (html: string) =>
  html.slice(html.indexOf('<body')).replaceAll(/<(script|style|aside|template)\b[^]*?<\/\1>/g, ' ');

/** The scripts that a page asks for when it starts, as addresses. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, address = '']) => address);

/*
 * Also where a page is painted while it is still read in, as a slow phone does. Of a typeface that comes late words of the same
 * metrics may change by a pixel or two. Web Vitals call a shift of 0.1 good.
 */
test.describe('nothing moves once it is painted', () => {
  const details = (language: Language, width: number) =>
    nightlyUnless(language === (width === 390 ? 'en' : 'ar'));
  for (const language of languages)
    for (const width of [390, 1280])
      test(
        `${language} at ${width}, also on a slow phone, when the typeface comes late and when it is there`,
        details(language, width),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          const devTools = await page.context().newCDPSession(page);
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
          for (const path of ['/', '/careers', job.path]) {
            await page.route('**/*.woff2', async (route) => {
              await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
              await route.continue();
            });
            expect(await shiftOn(page, addressIn(language, path)), path).toBeLessThan(0.01);
            await page.unrouteAll({ behavior: 'wait' });
            expect(await shiftOn(page, addressIn(language, path)), `${path}, again`).toBeLessThan(0.01);
          }
        },
      );
});

/** The layout shift of a page (web.dev/cls), from its first paint until its typeface has come. */
async function shiftOn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
  );
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries of a frame are handed over after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shift))));
      }),
  );
}

test('no page sends text of another language, in its HTML or in its scripts', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const readBy = new Map<string, Set<Language>>();
  for (const language of languages) {
    for (const path of [...sitePages, job.path]) {
      const address = addressIn(language, path);
      const html = await read(address);
      expect(foundIn(html, others(language)), address).toEqual([]);
      expect(foundIn(html, [language]).length, address).toBeGreaterThan(4);
      if (language !== 'en') expect(englishLeftIn(shownIn(html), language), address).toEqual([]);
      const { notTested } = allLanguages[language].words.home.hero;
      if (path === '/' && !isEvaluatedIn(language, card as ModelCard))
        expect(html.split(notTested), `${language}: said once, below the buttons`).toHaveLength(2);
      for (const chunk of scriptsIn(html)) readBy.set(chunk, (readBy.get(chunk) ?? new Set()).add(language));
    }
  }
  for (const [chunk, by] of readBy) {
    const foreign = by.size === 1 ? others([...by][0] ?? 'en') : every;
    expect(foundIn(await read(chunk), foreign), chunk).toEqual([]);
  }
  const shared = [...readBy.values()].filter((by) => by.size === languages.length);
  expect(shared.length, 'files that all languages share').toBeGreaterThan(5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the same page in another language, and back', async ({ page }) => {
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
  });
});

for (const language of languages.filter((each) => !isInLatinLetters(each)))
  test.describe(`in a browser of ${language}`, () => {
    test.use({ locale: language });

    test('English is offered, each time, where its letters cannot be drawn, and nowhere else', async ({
      page,
      open,
    }) => {
      const offered = page.getByRole('link', { name: allLanguages.en.words.offer.offer.link });
      await open(addressIn(language, paths.sheets));
      await expect(offered).toBeHidden();
      // Without a typeface each letter is the same box.
      await page.addInitScript(() => {
        CanvasRenderingContext2D.prototype.measureText = () => ({ width: 20 }) as TextMetrics;
      });
      for (const path of [paths.sheets, paths.careers]) {
        await open(addressIn(language, path));
        await expect(offered).toBeVisible();
      }
    });
  });

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } });

  test('its language is offered once, in it, and never by leading there', async ({ page, open }) => {
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
    await page.unrouteAll({ behavior: 'wait' });
    expect(await position(), 'nothing moves').toEqual(before);
    await expect(page).toHaveURL('/press');
    await open('/press');
    await expect(offered).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await offered.getByRole('link', { name: offer.link }).click();
    await expect(page).toHaveURL('/es/press');
    await hydrated(page);
    await open('/careers');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(
      offered.getByRole('link'),
      'what was chosen is offered, before all but the skip link',
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(offered).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await open('/careers');
    await expect(offered).toBeHidden();
  });
});

for (const language of languages)
  test.describe(language, nightlyByLanguage(language), () => {
    // The browser speaks another language, so that the offer stands above; nobody knows the place: the longest sentence.
    test.use({ locale: language === 'en' ? 'es' : 'en', timezoneId: 'UTC' });

    test(`${language}: the emergency line is on the first screen, and the bar is one row that covers nothing`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/'));
      const sentence = page.getByRole('main').locator('[data-emergency-line] strong');
      const bar = page.getByRole('banner');
      for (const [width, height, ...sizes] of [
        [390, 844, 100, 150, 200],
        [360, 640, 100, 150, 200],
        [320, 256, 100],
        [320, 640, 100],
        [600, 900, 100],
        [844, 390, 100, 200],
        [768, 1024, 100, 150],
        [1024, 768, 100],
        [1280, 800, 100, 150, 200],
      ] as const)
        for (const size of sizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate((text) => (document.documentElement.dataset.textSize = String(text)), size);
          const where = `${width} by ${height}, text at ${size} %`;
          const isLow = height < 400;
          if (!isLow) await expect(sentence, where).toBeInViewport({ ratio: 1 });
          const box = (await bar.boundingBox()) ?? { y: 0, height: Infinity };
          expect(box.height, where).toBeLessThanOrEqual(isLow ? 57 : 80);
          const firstWords = await page.getByRole('main').locator('p').first().boundingBox();
          expect(firstWords?.y, where).toBeGreaterThanOrEqual(box.y + box.height);
          const parts = bar.locator('summary, a, button').filter({ visible: true });
          const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
          expect(Math.min(...boxes.map(({ left }) => left)), where).toBeGreaterThanOrEqual(0);
          expect(Math.max(...boxes.map(({ right }) => right)), where).toBeLessThanOrEqual(width);
          const [isMarkComplete, isNameComplete] = await bar
            .getByRole('button')
            .first()
            .evaluate((home) => {
              const outer = home.getBoundingClientRect();
              return [...home.querySelectorAll('svg')].map((part) => {
                const { width: drawn, right, bottom } = part.getBoundingClientRect();
                return drawn > 0 && right <= outer.right + 1 && bottom <= outer.bottom + 1;
              });
            });
          const isComplete = isNameComplete === true || (size > 100 && isMarkComplete);
          expect(isComplete, `the name in the logo, of larger text the mark, ${where}`).toBe(true);
        }
    });

    test(`${language}: what opens over the page stays inside the window`, async ({ page, open }) => {
      test.setTimeout(300_000);
      await stopLongTimers(page);
      const { failed } = allLanguages[language].words.application.noticeMessages;
      const { erase } = allLanguages[language].words.applicationStatus.statusMessages;
      const { path: ownPage } = await fileWithLink();
      const widths = [320, 360, 390, 412, 600, 768, 1280];
      const forEachWidth = async (what: string, expectShown: () => Promise<void>) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectShown();
          await expectInsideWindow(page, `${what} in ${language} at ${width}`);
        }
      };
      for (const path of ['/', '/careers']) {
        await open(addressIn(language, path));
        const buttons = page.getByRole('banner').locator('summary').filter({ visible: true });
        await forEachWidth(`menus of ${path}`, async () => {
          for (const button of await buttons.all()) {
            await button.click();
            await expectInsideWindow(page, `${path} in ${language}: ${await button.textContent()}`);
            await button.press('Escape');
          }
        });
      }
      await open(addressIn(language, job.path));
      await requestSubmit(page);
      await forEachWidth('notice', () => expect(page.getByText(failed)).toBeVisible());
      await open(addressIn(language, ownPage));
      await page.getByRole('button', { name: erase.open, exact: true }).click();
      await forEachWidth('question', () => expect(page.getByRole('alertdialog')).toBeVisible());
    });
  });

for (const language of languages)
  test.describe(`a reader of ${language}`, nightlyByLanguage(language), () => {
    test.use({ locale: language });

    test(`${language}: the first screen says what it is, what it is not and what it costs, with both ways to ask`, async ({
      page,
      open,
    }) => {
      await open(addressIn(language, '/'));
      const { hero } = allLanguages[language].words.home;
      const main = page.getByRole('main');
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of [
          main.locator('[data-emergency-line]'),
          main.getByText(hero.eyebrow),
          main.getByRole('heading', { level: 1 }),
          main.getByText(hero.lead.join(' ')),
          main.locator('a[href^="tel:"]').filter({ hasText: hero.callLabel, visible: true }).first(),
          main.locator('a[href^="https://wa.me/"]').first(),
          main.getByText(hero.free),
        ])
          await expect(part, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
      }
    });
  });

// A phone in each direction stands for the others before each merge.
for (const language of languages)
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const)
    test.describe(`a reader of ${language}`, width === 360 ? nightlyByLanguage(language) : nightly, () => {
      test.use({ locale: language, viewport: { width, height } });

      test(`${language}, ${width} by ${height}: the emergency number and the way to call are whole on the first screen, however large the text`, async ({
        page,
        open,
      }) => {
        await open(addressIn(language, '/'));
        const { callLabel } = allLanguages[language].words.home.hero;
        const numbers = page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true });
        const emergency = numbers.and(page.locator('[data-emergency-line] *'));
        const call = numbers.filter({ hasText: callLabel }).first();
        for (const size of textSizes) {
          await page.evaluate((text) => (document.documentElement.dataset.textSize = String(text)), size);
          await expect(emergency, `text at ${size} %`).toBeInViewport({ ratio: 1 });
          await expect(call, `text at ${size} %`).toBeInViewport({ ratio: 1 });
          const target = await emergency.boundingBox();
          expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(48);
        }
      });
    });

// With the longest and the densest words; from right to left every kind of page is laid out anew, with the same markup.
for (const language of others('en'))
  test(
    `${language}: nothing is small, tight, too wide or cut off; from right to left axe finds nothing`,
    nightlyByLanguage(language),
    async ({ page, open, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      const isMirrored = language === 'ar';
      for (const path of [
        '/',
        job.path,
        ...(isMirrored ? ['/careers', '/privacy', '/press', '/nowhere'] : []),
      ]) {
        await open(addressIn(language, path));
        await expectSizes(page, `${path} in ${language}`, [390], 'any length of line');
        if (isMirrored) await expectAccessible(page);
        await expectRoomForLargeText(page, `${path} in ${language}`);
      }
    },
  );

/** Somebody whose name and texts run both ways. */
const person = {
  name: 'مُحَمَّد (Mo) Al‑Sayed الحسيني',
  letter: 'أعمل منذ 10 سنوات مع كبار السن في مركز Harbor View، وأعرف كيف أشرح لهم. '.repeat(3).trim(),
  reason: 'لأن Fernwell يشرح الكلام الصعب بكلمات سهلة، وهذا ما أحبه.',
};

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

// One language in Latin letters and one that is not: which messages there are, the types say.
for (const language of ['fr', 'ar'] as const)
  test(
    `${language}: errors, refusals, the applicant’s page and the mail say nothing in English, and an application arrives as it was`,
    nightlyByLanguage(language),
    async ({ page, open, expectedErrors }) => {
      expectedErrors.push(/status of (?:400|403|429|502)/, /ERR_FAILED|Failed to (?:load|fetch)/);
      const { application, applicationStatus, jobs } = allLanguages[language].words;
      const { failureMessages, fieldMessages, formMessages, noticeMessages, resumeMessages } = application;
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
      const field = (name: keyof typeof application.fields) =>
        form.getByRole('textbox', { name: application.fields[name].label, exact: true });
      await field('linkedinProfile').fill('x');
      await field('email').fill('ana@mail');
      await requestSubmit(page);
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
      await expectNoEnglish('errors of a form');
      await expectSizes(page, `form in ${language}`, [390], 'any length of line');
      await expectAccessible(page);

      const { Email } = someone();
      await field('fullName').fill(person.name);
      await field('email').fill(Email);
      await field('phone').fill(brand.phones.IN.dial);
      await field('linkedinProfile').fill('');
      await field('coverLetter').fill(person.letter);
      await field('whyJoin').fill(person.reason);
      await fileInput(page).setInputFiles(pdf);
      for (const [refuse, kind] of insertRefusals) {
        await page.route(backendUrls.insert, refuse);
        await page.getByRole('button', { name: formMessages.submit, exact: true }).click();
        const announced =
          kind === 'network' || kind === 'site' || kind === 'request'
            ? failureMessages.limited[kind]
            : failureMessages[kind];
        const notice = page.getByRole('alert').filter({ hasText: noticeMessages.failed });
        await expect(notice.first(), kind).toContainText(announced);
        await expect(form.getByText(announced)).toBeVisible();
        await expectNoEnglish(kind);
        await page.unroute(backendUrls.insert);
      }
      await page.getByRole('button', { name: formMessages.submit, exact: true }).click();
      const { title } = jobs.jobMessages['graphic-designer'];
      await expect(page.getByRole('status').filter({ hasText: noticeMessages.succeeded })).toContainText(
        noticeMessages.thanks({ jobTitle: title }),
      );
      expect(await applicationsOf({ Email })).toMatchObject([
        {
          language,
          full_name: person.name,
          cover_letter: person.letter,
          [whyJoinColumn]: person.reason,
        },
      ]);
      await expect(page).toHaveURL(addressIn(language, '/careers'));

      const filed = await fileWithLink(false);
      await page.goto(addressIn(language, filed.path));
      await expect(page.getByText(applicationStatus.statusMessages.states.new)).toBeVisible();
      await expectNoEnglish('the applicant’s page');
      const mail = { email: filed.email, job_title: '', language, reference: '', has_resume: false };
      const { subject, text } = writeMail(mail, '', {
        siteUrl: brand.siteUrl,
        contact: brand.emails.company,
      });
      const letters = `${subject} ${text}`.replaceAll(/https:\S+/g, '');
      expect(englishLeftIn(letters, language), 'mail').toEqual([]);
    },
  );
