import type { Page } from '@playwright/test';
import { jobPage } from '~/i18n/generated/en/job.ts';
import { featureTabs } from '../../../src/content/feature-tabs.ts';
import {
  expectForcedColours,
  expectHeading,
  expectNewTabsAnnounced,
  expectPictures,
  expectPrintable,
  expectReachedByTab,
  expectShortMotion,
} from '../../support/page-rules.ts';
import { expectRoomForLetters, expectRoomForReaders, expectSizes } from '../../support/page-sizes.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, expectAccessible, expectContrast, test } from '../../support/test.ts';

/* What holds on every page, asked in one visit of each in English. What differs in other languages: languages.spec.ts. */

/** Pages that are not in the list of the site's own. */
const morePages = [
  '/careers?category=Growth&search=zzz',
  '/careers/job/graphic-designer',
  '/careers/job/astronaut',
  '/application',
  '/nowhere',
];

/** Pages that have every kind of control between them: there the keyboard goes through all. */
const keyboardPages = new Set(['/', '/press', '/careers', '/careers/job/graphic-designer']);

/** Pages of the same pieces as others that are asked everything: of these only what their own words and tables can spoil. */
const similar = new Set([
  '/terms',
  '/consumer-health-data',
  '/accessibility',
  '/careers?category=Growth&search=zzz',
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
  test(`${path}: hydrates; heading, keyboard, pictures, motion, sizes, axe, forced colours, paper`, async ({
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
    if (similar.has(path)) {
      await test.step('sizes', () => expectSizes(page, path, [320]));
      return test.step('axe', () => expectAccessible(page));
    }
    if (keyboardPages.has(path)) await test.step('keyboard', () => expectReachedByTab(page));
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
