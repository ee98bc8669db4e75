import type { Page } from '@playwright/test';
import { expectForcedColours } from '../../support/page-rules/forced-colours.ts';
import { expectReachedByTab } from '../../support/page-rules/keyboard.ts';
import { expectShortMotion } from '../../support/page-rules/motion.ts';
import { expectNewTabsTold, expectOutline } from '../../support/page-rules/outline.ts';
import { expectPictures } from '../../support/page-rules/pictures.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, expectAccessible, expectContrast, test } from '../../support/test.ts';

/*
 * What holds on every page, asked in one visit of each. Sizes and gaps are measured in older-eyes.spec.ts, the looks of what is
 * pointed at and pressed in states.spec.ts.
 */

/** Landmarks that a page must have. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['banner navigation', 'main region', ' contentinfo'],
  '/privacy': ['main navigation', 'main region'],
  '/terms': ['main navigation', 'main region'],
  '/consumer-health-data': ['main navigation', 'main region'],
  '/accessibility': ['main navigation', 'main region'],
  '/safety': ['main navigation', 'main region'],
  '/press': ['main region'],
  '/careers': ['main search', 'main region'],
  '/careers?category=Growth&search=zzz': ['main search'],
  '/careers/job/graphic-designer': ['main region', 'main form'],
  '/careers/job/astronaut': [],
  '/application': [],
  '/pitch': [],
  '/nowhere': [],
};

/** The frames of the deck cannot be reached in the tests, and unknown addresses answer 404. */
const expected = [/ERR_NAME_NOT_RESOLVED/, /status of 404/];

async function expectAccessibleEverywhere(page: Page) {
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
}

for (const path of new Set([...sitePages, ...Object.keys(pages)])) {
  test(`${path}: landmarks and headings, keyboard, pictures, motion, axe by day and night, forced colours`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    test.setTimeout(90_000);
    expectedErrors.push(...expected);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(path);
    // How far it follows the reading is asked in tests/components/reading.test.tsx.
    await expect(page.getByTestId('scroll-progress')).toBeAttached();
    await test.step('landmarks and headings', () => expectOutline(page, pages[path] ?? []));
    await test.step('links to new tabs', () => expectNewTabsTold(page));
    await test.step('keyboard', () => expectReachedByTab(page));
    await test.step('pictures', () => expectPictures(page));
    await test.step('motion', () => expectShortMotion(page));
    await test.step('axe', () => expectAccessibleEverywhere(page));
    await test.step('forced colours', () => expectForcedColours(page, path));
  });
}
