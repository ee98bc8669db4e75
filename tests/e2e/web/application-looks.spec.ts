import type { Page } from '@playwright/test';
import { holdLongTimers } from '../../support/older-eyes.ts';
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

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, reach] of states) {
    if (scheme === 'dark' && name !== darkest) continue;
    test(`${name}, ${scheme}: axe finds nothing`, async ({ page, open }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await holdLongTimers(page);
      await open(job.path);
      await reach(page);
      await expectAccessible(page);
    });
  }
}
