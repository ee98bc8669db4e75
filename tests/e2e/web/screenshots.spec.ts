/*
 * One reviewed picture per page and width. Look at the new ones, then commit them:
 *
 *     npm run test:e2e -- screens --update-snapshots
 *
 * takes these and the kiosk's (kiosk/screens.spec.ts). Pictures are whole pages at half size, compared blurred and band by band: another way of drawing letters changes nothing,
 * a missing picture or a broken column does.
 */
import type { Page } from '@playwright/test';
import { expectReviewed, settle } from '../../support/reviewed-picture.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { errorNotice, job, requestSubmit } from './application-form.ts';

const widths = [390, 1280, 1920];

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['press', '/press'],
  ['careers', '/careers'],
  ['job', job.path],
  ['pitch', '/pitch'],
  ['not-found', '/nowhere'],
  ['job-not-found', '/careers/job/nowhere'],
];

/** States that are no page of their own. */
const states: [name: string, path: string, reach: (page: Page) => Promise<void>][] = [
  [
    'no-positions',
    '/careers?search=astronaut',
    (page) => expect(page.getByText('No positions found')).toBeVisible(),
  ],
  [
    'form-errors',
    job.path,
    async (page) => {
      await requestSubmit(page);
      await expect(errorNotice(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
    },
  ],
];

test.use({ deviceScaleFactor: 0.5 });

/** Opens a page as it is in every picture: less motion, the clock of one day, the site's own typeface, no other host. */
async function pose(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  await page.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:#dfe6e4">' }),
  );
  await page.goto(path);
  await hydrated(page);
  await settle(page);
}

const pictureOf = (name: string) => new URL(`screenshots/${name}.png`, import.meta.url);

for (const width of widths) {
  for (const [name, path] of pages) {
    test(`${name} at ${width}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await pose(page, path, width);
      await expectReviewed(page, pictureOf(`${name}-${width}`));
    });
  }
}

for (const [name, path, reach] of states) {
  test(`${name} at 1280`, async ({ page }) => {
    await pose(page, path, 1280);
    await reach(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectReviewed(page, pictureOf(`${name}-1280`));
  });
}

test('home by night at 1280', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await pose(page, '/', 1280);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReviewed(page, pictureOf('home-dark-1280'));
});
