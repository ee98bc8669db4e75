import type { Locator } from '@playwright/test';
import { watchInteractions } from './next-in-page.ts';
import { careers, home, job } from './next-pages.ts';
import { handMs, touch } from './next-press.ts';
import { openIdle, type Work } from './next-works.ts';
import type { SlowPage } from './slow-phone.ts';

/** What people do within a page. Each is as long as its slowest answer. */
export const interactions: Readonly<Record<string, Work>> = {
  'tabs: one after the other': longestAnswer(home, async (slow) => {
    const tabs = slow.page.getByRole('tab');
    for (const index of [1, 2, 3, 0]) await touchControl(slow, tabs.nth(index));
  }),
  'careers: search': longestAnswer(careers, async (slow) => {
    const { page } = slow;
    await touchControl(slow, page.getByRole('searchbox'));
    await page.keyboard.type('video', { delay: 120 });
  }),
  'form: typing': longestAnswer(job, async (slow) => {
    const { page } = slow;
    await touchControl(slow, page.locator('textarea').first());
    await page.keyboard.type('I care for older', { delay: 120 });
  }),
  'form: submit with errors': longestAnswer(job, async (slow) => {
    const { page } = slow;
    const buffer = Buffer.from('%PDF-1.4\n%%EOF');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await touchControl(slow, page.locator('button[type=submit]'));
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
};

/** Brings a control into view and touches its middle, as a hand does. */
async function touchControl(slow: SlowPage, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await slow.page.waitForTimeout(handMs);
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is not shown`);
  await touch(slow, [box.x + box.width / 2, box.y + box.height / 2]);
}

/** The longest time from an input until its answer was painted. Event Timing tells nothing below 16 ms. */
function longestAnswer(path: string, act: (slow: SlowPage) => Promise<void>): Work {
  return async (slow, origin) => {
    const { page } = slow;
    await openIdle(page, origin + path);
    await page.evaluate(watchInteractions);
    await act(slow);
    await page.waitForTimeout(700);
    return page.evaluate(() => (window as unknown as { interactionMs: number }).interactionMs);
  };
}
