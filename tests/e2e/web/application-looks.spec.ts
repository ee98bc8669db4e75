import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import {
  errorNotice,
  fileInput,
  fillIn,
  job,
  pdf,
  requestSubmit,
  submitButton,
  successNotice,
} from './application-form.ts';

const states: [name: string, reach: (page: Page) => Promise<void>][] = [
  ['idle', async () => {}],
  ['file chosen', (page) => fileInput(page).setInputFiles(pdf)],
  [
    'errors and the error notice',
    async (page) => {
      await requestSubmit(page);
      await expect(errorNotice(page)).toBeVisible();
    },
  ],
  [
    'success',
    async (page) => {
      await fillIn(page);
      await submitButton(page).click();
      await expect(successNotice(page)).toBeVisible();
    },
  ],
];

/** The state with the most colours; the others differ from light only by tokens whose contrast is proven elsewhere. */
const darkest = 'errors and the error notice';

/** Notices and the way to the careers page wait for ever, so that axe sees them however long it takes. */
function stopLongTimers() {
  const start = globalThis.setTimeout;
  const startShort = (run: TimerHandler, delay = 0) => (delay < 3_000 ? start(run, delay) : 0);
  Object.assign(globalThis, { setTimeout: startShort });
}

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, reach] of states) {
    if (scheme === 'dark' && name !== darkest) continue;
    test(`${name}, ${scheme}: axe finds nothing`, async ({ page, open }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript(stopLongTimers);
      await open(job.path);
      await reach(page);
      await expectAccessible(page);
    });
  }
}

for (const [name, width, textPercent] of [
  ['320 px', 320, 100],
  ['200 % text', 640, 200],
] as const) {
  test(`${name}: no sideways scrolling with errors and a notice`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(job.path);
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), textPercent);
    await requestSubmit(page);
    await expect(errorNotice(page)).toBeVisible();
    await fileInput(page).setInputFiles({ ...pdf, name: `${'long-name-'.repeat(8)}.pdf` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('controls are at least 48 px high, Submit 64 px, and no text is below 18 px', async ({ page, open }) => {
  await open(job.path);
  await requestSubmit(page);
  // Its box as laid out: the notice is still on its way in.
  const close = await page
    .getByRole('button', { name: 'Close message' })
    .evaluate((button: HTMLElement) => Math.min(button.offsetWidth, button.offsetHeight));
  expect(close).toBeGreaterThanOrEqual(48);
  await fileInput(page).setInputFiles(pdf);
  await expect(page.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible();
  const heights = await page
    .locator('#apply input:not([type=file]):not([name=topic]), #apply textarea, #apply button')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  expect((await submitButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(64);
  const sizes = await page
    .locator('#apply *')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
});
