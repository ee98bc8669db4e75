/*
 * One reviewed picture per page and width. Look at the new ones, then commit them:
 *
 *     npm run test:e2e -- screenshots --update-snapshots
 *
 * Pictures are whole pages at half size, compared blurred and band by band: another way of drawing letters changes nothing,
 * a missing picture or a broken column does.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { compactPicture, comparePictures } from '../../support/compare-pictures.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { errorNotice, job, requestSubmit } from './application-form.ts';

/** Chosen by experiment; docs/identity.md has the figures. */
const mostHeight = 0.015;
const mostInBand = 0.04;

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
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
  );
  // Pictures and frames further down load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Compares with the stored picture; with `--update-snapshots` (or where there is none yet) stores this one. */
async function expectReviewed(page: Page, name: string) {
  const path = fileURLToPath(new URL(`screenshots/${name}.png`, import.meta.url));
  const mask = [page.locator('iframe')];
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask,
    maskColor: '#dfe6e4',
  });
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed' || !existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await compactPicture(picture));
    return;
  }
  const difference = await comparePictures(await readFile(path), picture);
  await test.info().attach(`${name} now`, { body: picture, contentType: 'image/png' });
  expect(difference.sameWidth).toBe(true);
  expect(difference.height, 'share of the height').toBeLessThan(mostHeight);
  expect(difference.worstBand, 'share of changed pixels in the worst band').toBeLessThan(mostInBand);
}

for (const width of widths) {
  for (const [name, path] of pages) {
    test(`${name} at ${width}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await pose(page, path, width);
      await expectReviewed(page, `${name}-${width}`);
    });
  }
}

for (const [name, path, reach] of states) {
  test(`${name} at 1280`, async ({ page }) => {
    await pose(page, path, 1280);
    await reach(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectReviewed(page, `${name}-1280`);
  });
}

test('home by night at 1280', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await pose(page, '/', 1280);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReviewed(page, 'home-dark-1280');
});
