import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { mostQuestions, questionIds, type QuestionId } from '../../../src/domain/contract/sheet.ts';
import { addressIn, type Language } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { nightlyByLanguage } from '../../support/nightly.ts';
import { expect, test } from '../../support/test.ts';

const wordsIn = (language: Language) => allLanguages[language].words.sheets.sheets;

const { questions, medicines, paper } = wordsIn('en');

const box = (page: Page, id: QuestionId) =>
  page.getByRole('checkbox', { name: questions.texts[id], exact: true });

const ticked = (page: Page) =>
  page
    .getByRole('checkbox')
    .evaluateAll((all) =>
      all
        .filter((each) => (each as HTMLInputElement).checked)
        .map((each) => (each as HTMLInputElement).value),
    );

/** The words on each sheet of paper that a browser prints of the page, with its usual margins. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<readonly string[]> {
  const edge = '12.7mm';
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin })));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  return texts;
}

/** The questions with the longest words. */
const longest = (language: Language): readonly QuestionId[] =>
  questionIds
    .toSorted(
      (one, other) =>
        wordsIn(language).questions.texts[other].length - wordsIn(language).questions.texts[one].length,
    )
    .slice(0, mostQuestions);

for (const language of brand.languages)
  test(
    `${language}: each sheet is one page of A4 and of Letter, with the longest questions and with none`,
    nightlyByLanguage(language),
    async ({ page, open }) => {
      for (const chosen of [[], longest(language)]) {
        await open(addressIn(language, paths.sheets));
        for (const id of chosen) await page.locator(`input[value=${id}]`).check();
        for (const format of ['A4', 'Letter'] as const) {
          const sheets = await printed(page, format);
          expect(sheets, `${format}, ${chosen.length} questions`).toHaveLength(2);
        }
        // What is on paper fits: nothing runs over the end of its sheet or of its line.
        await page.setViewportSize({ width: 700, height: 960 });
        await page.emulateMedia({ media: 'print' });
        const over = await page
          .locator('[data-sheet]')
          .evaluateAll((all) =>
            all.map((sheet) => [
              sheet.scrollHeight - sheet.clientHeight,
              sheet.scrollWidth - sheet.clientWidth,
            ]),
          );
        expect(Math.max(...over.flat()), `${chosen.length} questions`).toBeLessThanOrEqual(1);
        await page.emulateMedia({ media: null });
      }
    },
  );

test('what is chosen is in the fragment, and on paper with nothing else', async ({ page, open }) => {
  await open(paths.sheets);
  await box(page, 'cost').check();
  await box(page, 'cause').check();
  await expect(page).toHaveURL(`${paths.sheets}#questions=cause.cost`);
  await page.reload();
  await expect(box(page, 'cost')).toBeChecked();
  const [first = '', second = ''] = await printed(page, 'Letter');
  expect(first).toContain(questions.texts.cause);
  expect(first).toContain(questions.texts.cost);
  expect(first).not.toContain(questions.texts.plain);
  expect(first).toContain(paper.own);
  expect(second).toContain(medicines.title);
  await box(page, 'cost').uncheck();
  await box(page, 'cause').uncheck();
  await expect(page).toHaveURL(paths.sheets);
});

test('one sheet is full; the seventh question is refused in words', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${paths.sheets}#questions=${questionIds.slice(0, mostQuestions).join('.')}`);
  // As they come from a kiosk's code: seen at once on a phone.
  await expect(page.getByText(questions.texts.medicine).first()).toBeInViewport({ ratio: 1 });
  expect(await ticked(page)).toEqual(questionIds.slice(0, mostQuestions));
  // It is taken away again at once.
  await box(page, 'plain').click();
  await expect(box(page, 'plain')).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: questions.full })).toBeVisible();
  await box(page, 'cause').uncheck();
  await box(page, 'plain').check();
  await expect(page.getByText(questions.full)).toBeHidden();
});

test('hostile fragments choose nothing', async ({ page, open }) => {
  for (const hash of [
    '#questions=cause.name',
    '#questions=<img src=x>',
    '#questions=%E0%A4%A',
    '#__proto__',
  ]) {
    await open(`${paths.sheets}?q=1${hash}`);
    expect(await ticked(page), hash).toEqual([]);
    await page.goto('about:blank');
  }
});

test('each button prints its own sheet, the menu of the browser both', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const shown = [...document.querySelectorAll('[data-sheet]')].filter((each) => each.checkVisibility());
      document.title = shown.map((each) => each.getAttribute('data-sheet')).join(' ');
      dispatchEvent(new Event('afterprint'));
    };
  });
  await open(paths.sheets);
  await page.emulateMedia({ media: 'print' });
  const press = (name: string) =>
    page
      .getByRole('button', { name, includeHidden: true })
      .evaluate((button) => (button as HTMLElement).click());
  await press(questions.print);
  await expect(page).toHaveTitle('questions');
  await press(medicines.print);
  await expect(page).toHaveTitle('medicines');
  expect(await page.locator('[data-sheet]:visible').count()).toBe(2);
});

test('nothing is sent and nothing kept', async ({ page, open }) => {
  await open(paths.sheets);
  const asked: string[] = [];
  // The code of the pages that this one links to is fetched once it is idle.
  page.on('request', (request) => !request.url().includes('/assets/') && asked.push(request.url()));
  await box(page, 'cost').check();
  await expect(page).toHaveURL(/#questions=cost$/);
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie])),
  ).not.toContain('cost');
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is ticked is printed, and the page says how', async ({ page }) => {
    await page.goto(paths.sheets);
    await expect(page.getByRole('button', { name: questions.print })).toBeHidden();
    await expect(page.getByText(wordsIn('en').byBrowser)).toBeVisible();
    await box(page, 'signs').check();
    const [first = '', ...others] = await printed(page, 'A4');
    expect(first).toContain(questions.texts.signs);
    expect(first).not.toContain(questions.texts.cause);
    expect(others).toHaveLength(1);
  });
});

test('ticked before the scripts have come stays ticked', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.sheets, { waitUntil: 'commit' });
  await box(page, 'back').check();
  scripts.resolve();
  await expect(page.getByText(questions.chosen({ count: 1, most: mostQuestions }))).toBeVisible();
  await expect(box(page, 'back')).toBeChecked();
});

test('the landing page and the foot of every page lead there', async ({ page, open }) => {
  const { about, footerMessages } = { ...allLanguages.en.words.home, ...allLanguages.en.words.navigation };
  await open('/');
  await page.getByRole('main').getByRole('link', { name: about.links.sheets }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en').heading);
  await open(paths.press);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerMessages.company.links.sheets })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en').heading);
});
