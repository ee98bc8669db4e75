import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/kiosk-test.ts';

/** A voice that says nothing and ends when the test says so. */
const test = base.extend<{ voices: number }>({
  voices: [1, { option: true }],
  page: async ({ page, voices }, use) => {
    await page.addInitScript((count) => {
      const said: { text: string }[] = [];
      let current: EventTarget | null = null;
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => Array.from({ length: count }, () => ({ lang: 'en-US', localService: true })),
        speak(utterance: EventTarget & { text: string }) {
          said.push(utterance);
          current = utterance;
        },
        cancel() {
          current = null;
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      class Utterance extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      Object.assign(window, {
        SpeechSynthesisUtterance: Utterance,
        saidTexts: () => said.map(({ text }) => text),
        endUtterance: () => current?.dispatchEvent(new Event('end')),
        isSpeaking: () => current !== null,
      });
    }, voices);
    await use(page);
  },
});

const said = (page: Page) =>
  page.evaluate(() => (window as never as { saidTexts: () => string[] }).saidTexts());
const end = (page: Page) =>
  page.evaluate(() => (window as never as { endUtterance: () => void }).endUtterance());
const isSpeaking = (page: Page) =>
  page.evaluate(() => (window as never as { isSpeaking: () => boolean }).isSpeaking());

test('the page is read block by block, with pause, repeat and stop', async ({ page, main, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const first = (await said(page))[0] ?? '';
  expect(first.length).toBeGreaterThan(2);
  await expect(page.locator('[data-spoken]')).toHaveCount(1);
  await expect(page.locator('[data-spoken]')).toContainText(first);
  await end(page);
  const [, second] = await said(page);
  await expect(page.locator('[data-spoken]')).toContainText(second ?? '');
  await page.getByRole('button', { name: 'Repeat' }).click();
  expect((await said(page))[2]).toBe(second);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await page.getByRole('button', { name: 'Go on' }).click();
  expect((await said(page))[3]).toBe(second);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
  expect(main.heard.filter((channel) => channel === 'kiosk:report-reading').length).toBeGreaterThan(1);
});

test('a touch anywhere stops the voice', async ({ page, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('another page, and the end of the visit, stop the voice', async ({ page, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Read aloud' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Home' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('reading counts as being there, and the countdown is spoken', async ({ page, main, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await main.settle();
  await main.pass(200);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await main.pass(121);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect((await said(page)).at(-1)).toContain('Are you still here?');
});

test.describe('a system without a voice', () => {
  test.use({ voices: 0 });
  test('shows no button for it', async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('button', { name: 'Contrast' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  });
});
