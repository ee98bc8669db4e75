import { expect, test } from '../../support/test.ts';
import { job } from './application-form.ts';

/*
 * What people see first. Look at the new pictures, then commit them:
 *
 *     npm run test:e2e -- screenshots --update-snapshots
 */
for (const [name, path, width] of [
  ['home-390', '/', 390],
  ['home-1280', '/', 1280],
  ['job-1280', job.path, 1280],
] as const) {
  test(`${path} at ${width} looks as reviewed`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    // Badges of jobs come and go with the days.
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await open(path);
    // A first visit keeps the fallback.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
    );
    await open(path);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
