import type { Page } from '@playwright/test';
import { jobPage } from '~/i18n/generated/en/job.ts';
import { paths } from '../../../src/config/paths.ts';
import { featureTabs } from '../../../src/content/feature-tabs.ts';
import {
  expectKeyboard,
  expectSequence,
  expectStill,
  expectWhatAxeMisses,
} from '../../support/criteria-rules.ts';
import {
  expectForcedColours,
  expectHeading,
  expectNewTabsAnnounced,
  expectPictures,
  expectPrintable,
  expectShortMotion,
} from '../../support/page-rules.ts';
import { expectRoomForLetters, expectRoomForReaders, expectSizes } from '../../support/page-sizes.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, expectAccessible, expectContrast, test } from '../../support/test.ts';
import { job } from './application-form.ts';

/* What holds on every page, asked in one visit of each in English. What differs in other languages: languages.spec.ts. */

/** Pages that are not in the list of the site's own. */
const morePages = [
  '/careers?category=growth&search=zzz',
  '/careers/job/graphic-designer',
  '/careers/job/astronaut',
  '/application',
  '/nowhere',
];

/** Pages of the same pieces as others that are asked everything: of these only what their own words and tables can spoil. */
const similar = new Set([
  '/terms',
  '/consumer-health-data',
  '/accessibility',
  '/careers?category=growth&search=zzz',
  '/careers/job/astronaut',
  '/application',
]);

/** The frames of the deck cannot be reached in the tests, and unknown addresses answer 404. */
const expected = [/ERR_NAME_NOT_RESOLVED/, /status of 404/];

/** The main actions are 64 px high. */
async function expectLargeActions(page: Page) {
  const actions = page
    .getByRole('main')
    .getByRole('link', { name: /^(Call 1-|Chat on|Get Diagnosed|Apply)/ });
  for (const action of await actions.filter({ visible: true }).all())
    expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(64);
}

/** The markup is the same by day and night, and on a phone. */
async function expectAccessibleByDayAndNight(page: Page) {
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const path of [...sitePages, ...morePages]) {
  test(`${path}: hydrates; heading, criteria, keyboard, pictures, motion, sizes, axe, forced colours, paper`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(...expected);
    await open(path);
    await expect(page.getByTestId('scroll-progress')).toBeAttached();
    await test.step('heading', () => expectHeading(page));
    await test.step('links to new tabs', () => expectNewTabsAnnounced(page));
    await test.step('main actions', () => expectLargeActions(page));
    const screen = { page, where: path };
    await expectWhatAxeMisses(screen);
    await expectStill(screen);
    await expectSequence(screen);
    await expectKeyboard(screen);
    if (similar.has(path)) {
      await test.step('sizes', () => expectSizes(page, path, [320]));
      return test.step('axe', () => expectAccessible(page));
    }
    await test.step('pictures', () => expectPictures(page));
    await test.step('motion', () => expectShortMotion(page));
    await test.step('sizes', () => expectSizes(page, path));
    await test.step('room for readers', () => expectRoomForReaders(page, path));
    await test.step('room for letters', () => expectRoomForLetters(page, path));
    await test.step('axe', () => expectAccessibleByDayAndNight(page));
    await test.step('forced colours', () => expectForcedColours(page, path));
    await test.step('paper', () => expectPrintable(page));
  });
}

test('paper shows what a screen folds away, and how to apply without the form', async ({ page, open }) => {
  await open('/');
  await page.emulateMedia({ media: 'print' });
  for (const { title } of featureTabs())
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await open('/careers/job/graphic-designer');
  await expect(page.getByText(/To apply by email/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#apply')).toContainText(/apply by email/);
  await expect(page.locator('#apply').getByText(/@/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: jobPage.backToCareers })).toBeVisible();
});

test('bar, footer and the ways to get help are the same on every page, in one order', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(...expected);
  const namesIn = (landmark: 'banner' | 'contentinfo') =>
    page
      .getByRole(landmark)
      .locator('a[href], button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()));
  await open(job.path);
  const [bar, footer] = [await namesIn('banner'), await namesIn('contentinfo')];
  expect(footer.filter((name) => /@|\d-\d{4}/.test(name)).length, 'phone and mail').toBeGreaterThanOrEqual(3);
  for (const path of [...sitePages, '/application', '/nowhere'].filter((each) => each !== '/')) {
    // As it was served.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await namesIn('banner'), path).toEqual(bar);
    expect.soft(await namesIn('contentinfo'), path).toEqual(footer);
  }
});

test('the footer of every page leads to all pages, and the careers page to each job by list and by search', async ({
  page,
  open,
}) => {
  await open('/careers');
  const inFooter = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  const within = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  // The form to ask for help is a step of applying: job pages and the accessibility page lead to it.
  const led = new Set<string>([...inFooter, ...within, paths.accommodation]);
  expect(sitePages.filter((path) => !led.has(path))).toEqual([]);
  await page.getByRole('searchbox').fill('graphic');
  await expect(page.getByRole('main').getByRole('link', { name: /Graphic Designer/ })).toBeVisible();
});

test('a page turned on its side shows the same, with nothing beyond its edge', async ({ page, open }) => {
  for (const path of ['/', job.path]) {
    await open(path);
    const words = () => page.getByRole('main').innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    const upright = (await words()).replaceAll(/\s+/g, ' ');
    await page.setViewportSize({ width: 844, height: 390 });
    expect((await words()).replaceAll(/\s+/g, ' '), path).toBe(upright);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('what is chosen or typed changes the list alone: neither page nor focus', async ({ page, open }) => {
  await open('/careers');
  const search = page.getByRole('searchbox');
  await search.fill('designer');
  await expect(search).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/careers');
  await open(job.path);
  for (const field of await page.locator('#apply input:not([type=file], [tabindex="-1"])').all()) {
    await field.fill('ana@mail.example');
    await expect(field).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe(job.path);
});

test('the first press of Tab leads past the bar', async ({ page, open }) => {
  await open('/careers');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
