import type { Page } from '@playwright/test';
import { readingLimitMs } from '../../../src/kiosk/reading/reading-limit.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { chooseLanguage, expect, test as base } from '../../support/kiosk-test.ts';
import {
  announceVoices,
  endSaying,
  installVoices,
  isSpeaking,
  spokenLines,
} from '../../support/kiosk-voice.ts';

const test = base.extend<{ voices: number }>({
  voices: [1, { option: true }],
  page: async ({ page, voices }, use) => {
    await installVoices(page, voices);
    await use(page);
  },
});

const spoken = (page: Page) => page.locator('[data-spoken]');

test('the page is read block by block, with pause, repeat and stop', async ({ page, main, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Listen' }).click();
  const first = (await spokenLines(page))[0] ?? '';
  expect(first.length).toBeGreaterThan(2);
  await expect(spoken(page)).toHaveCount(1);
  await expect(spoken(page)).toContainText(first);
  await endSaying(page);
  const [, second] = await spokenLines(page);
  await expect(spoken(page)).toContainText(second ?? '');
  await page.getByRole('button', { name: 'Repeat' }).click();
  expect((await spokenLines(page))[2]).toBe(second);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await page.getByRole('button', { name: 'Go on' }).click();
  expect((await spokenLines(page))[3]).toBe(second);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(spoken(page)).toHaveCount(0);
  expect(main.heard.filter((channel) => channel === 'kiosk:report-reading').length).toBeGreaterThan(1);
});

test('a touch anywhere stops the voice, and so does another page', async ({ page, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Listen' }).focus();
  await page.keyboard.press('Enter');
  expect(await isSpeaking(page)).toBe(true);
  await page.getByRole('button', { name: 'Home' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('reading counts as being there, and the countdown is spoken', async ({ page, main, visit }) => {
  await visit('/privacy');
  await page.getByRole('button', { name: 'Listen' }).click();
  await main.flush();
  await main.pass(200);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await main.pass(121);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect((await spokenLines(page)).at(-1)).toContain('Are you still here?');
  expect(await isSpeaking(page)).toBe(true);
  await page.getByRole('button', { name: 'I’m still here' }).click();
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('a voice that never ends is given up: the block after some seconds, the reading after two blocks', async ({
  page,
  main,
  visit,
}) => {
  await page.clock.install();
  await visit('/privacy');
  // From here on the test alone moves the time, however long a press takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: 'Listen' }).click();
  const first = (await spoken(page).innerText()).trim();
  const limitMs = readingLimitMs(await spoken(page).innerText());
  await page.clock.runFor(limitMs - 200);
  await expect(spoken(page)).toContainText(first);
  await page.clock.runFor(400);
  await expect(spoken(page)).not.toContainText(first);
  expect(await spokenLines(page)).toHaveLength(2);
  await page.clock.runFor(readingLimitMs(await spoken(page).innerText()) + 200);
  await expect(spoken(page)).toHaveCount(0);
  expect(await isSpeaking(page)).toBe(false);
  await main.flush();
  await main.pass(120);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a voice that ends each block may read on for as long as it takes', async ({ page, visit }) => {
  await page.clock.install({ time: 0 });
  await visit('/privacy');
  // From here on no time passes but what the test lets pass.
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', { name: 'Listen' }).click();
  for (let block = 0; block < 5; block += 1) {
    await page.clock.runFor(readingLimitMs(await spoken(page).innerText()) - 500);
    await endSaying(page);
  }
  expect(await spokenLines(page)).toHaveLength(6);
  await expect(spoken(page)).toHaveCount(1);
});

test('only voices of its own language count, and at most a thousand', async ({ page, main, visit }) => {
  await announceVoices(page, 2, 5);
  await visit();
  await expect.poll(() => main.voices).toBe(2);
  await announceVoices(page, 1_500);
  await expect.poll(() => main.voices).toBe(1_000);
});

test.describe('a system whose voices come late', () => {
  test.use({ voices: 0 });
  test('has no button for it until then, and moves none when they come', async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('button', { name: 'Contrast' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
    const places = () =>
      Promise.all(
        ['Larger text', 'Contrast', 'I am done'].map((name) =>
          page.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      );
    const before = await places();
    await announceVoices(page, 1);
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test.describe('a visit in Hindi', () => {
  test.use({ voices: 0, kiosk: { config: { languages: ['en', 'hi'] } } });
  const { bar, handoff, reading } = allLanguages.hi.words.kiosk.kioskMessages;

  test('is read by a Hindi voice, and told plainly when there is none', async ({ page, main }) => {
    await chooseLanguage(page, main, 'hi');
    await announceVoices(page, 0, 3);
    const read = page.getByRole('button', { name: bar.read });
    await read.click();
    await expect(page.getByRole('alert')).toHaveText(reading.noVoice);
    expect(await spokenLines(page)).toEqual([]);
    await page.getByRole('button', { name: handoff.close }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await announceVoices(page, 1, 3, 'hi-IN');
    await read.click();
    await expect(spoken(page)).toHaveCount(1);
    expect((await spokenLines(page))[0]).toMatch(/[\u0900-\u097f]/u);
  });
});
