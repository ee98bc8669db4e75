/*
 * Reviewed pictures of the pages that people see first. Look at the new ones, then commit them:
 *
 *     npm run test:e2e -- screens --update-snapshots
 *
 * takes these and the kiosk's (kiosk/screens.spec.ts). Pictures are whole pages at half size, compared blurred and band by band:
 * another way of drawing letters changes nothing, a missing picture or a broken column does. What must hold on every page is
 * measured, not pictured: older-eyes.spec.ts and pages.spec.ts.
 */
import { expectReviewed, settle } from '../../support/reviewed-picture.ts';
import { test } from '../../support/test.ts';
import { job } from './application-form.ts';

const pictures: readonly [name: string, path: string, width: number, colorScheme: 'light' | 'dark'][] = [
  ['home-390', '/', 390, 'light'],
  ['home-1280', '/', 1280, 'light'],
  ['home-dark-390', '/', 390, 'dark'],
  ['home-dark-1280', '/', 1280, 'dark'],
  ['careers-1280', '/careers', 1280, 'light'],
  ['job-390', job.path, 390, 'light'],
  ['job-dark-1280', job.path, 1280, 'dark'],
  ['press-1280', '/press', 1280, 'light'],
];

test.use({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

for (const [name, path, width, colorScheme] of pictures) {
  test(`${path} at ${width}, ${colorScheme}, looks as reviewed`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Badges of jobs come and go with the days.
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(path);
    await settle(page);
    await expectReviewed(page, new URL(`screenshots/${name}.png`, import.meta.url));
  });
}
