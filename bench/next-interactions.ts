import type { Locator, Page } from '@playwright/test';
import { watchInteractions } from './next-in-page.ts';
import { careers, home, job } from './next-pages.ts';
import { handMs } from './next-press.ts';
import { openIdle, type Work } from './next-works.ts';

/** What people do within a page. Each is as long as its slowest answer. */
export const interactions: Readonly<Record<string, Work>> = {
  'tabs: one after the other': longestAnswer(home, async (page) => {
    const tabs = page.getByRole('tab');
    for (const index of [1, 2, 3, 0]) await touch(tabs.nth(index));
  }),
  'careers: search': longestAnswer(careers, async (page) => {
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('video', { delay: 120 });
  }),
  'form: typing': longestAnswer(job, async (page) => {
    await page.locator('textarea').first().tap();
    await page.keyboard.type('I care for older', { delay: 120 });
  }),
  'form: submit with errors': longestAnswer(job, async (page) => {
    const buffer = Buffer.from('%PDF-1.4\n%%EOF');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await touch(page.locator('button[type=submit]'));
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
};

/** Brings a control into view and touches it, as a hand does. */
async function touch(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.page().waitForTimeout(handMs);
  await control.tap();
}

/** The longest time from an input until its answer was painted. Event Timing tells nothing below 16 ms. */
function longestAnswer(path: string, act: (page: Page) => Promise<void>): Work {
  return async ({ page }, origin) => {
    await openIdle(page, origin + path);
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForTimeout(700);
    return page.evaluate(() => (window as unknown as { interactionMs: number }).interactionMs);
  };
}
