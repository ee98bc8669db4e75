import { expect, type Page } from '@playwright/test';
import { measurePage } from './measure-page.ts';

/** What readers set for themselves: styles over the page's own, and the window they see it in. */
const readerSettings = [
  ['200 % text', 'html { font-size: 200% !important; }', 390, 844],
  [
    'text spacing',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    390,
    844,
  ],
  ['400 % zoom', '', 320, 256],
] as const;

/** DejaVu at its own width, as any other wide typeface that the site's styles do not adjust. */
const wideTypeface = ':root { --font: sans-serif !important; }';

/**
 * Measures a page as it stands at some window widths: no sideways scrolling, text of at least 18 px, controls of at least
 * 48 px and 8 px apart, nothing cut off, lines of about 75 characters.
 * @param where names the page or its state in failures.
 * @param lines the length of lines is a rule for English: other languages have longer and shorter words.
 */
export async function expectSizes(
  page: Page,
  where: string,
  widths = [320, 768, 1280],
  lines: 'about 75 characters' | 'any length of line' = 'about 75 characters',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { overflow, smallestText, smallControls, tightPairs, clipped, lineLength } =
      await measurePage(page);
    expect.soft(overflow, `${where} at ${width}: sideways scrolling`).toBeLessThanOrEqual(0);
    expect.soft(smallestText.size, `${where} at ${width}: ${smallestText.text}`).toBeGreaterThanOrEqual(18);
    expect
      .soft({ smallControls, tightPairs, clipped }, `${where} at ${width}`)
      .toEqual({ smallControls: [], tightPairs: [], clipped: [] });
    if (lines === 'any length of line') continue;
    expect.soft(lineLength.p95, `${where} at ${width}: characters a line`).toBeLessThanOrEqual(75);
    expect.soft(lineLength.longest, `${where} at ${width}: ${lineLength.text}`).toBeLessThanOrEqual(80);
  }
}

/** Larger text, wider spacing (WCAG 2.2, 1.4.12) and 400 % zoom (1.4.10) cut nothing off. */
export async function expectRoomForReaders(page: Page, where: string): Promise<void> {
  for (const setting of readerSettings) await expectRoomFor(page, where, setting);
  await expectRoomForLargestText(page, where);
}

/** Wider spacing (WCAG 2.2, 1.4.12) cuts nothing off. */
export function expectRoomForSpacing(page: Page, where: string): Promise<void> {
  return expectRoomFor(page, where, readerSettings[1]);
}

/** The largest text that the site offers asks for no sideways scrolling in the narrowest window. */
async function expectRoomForLargestText(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.textSize = '200';
    const beyond = root.scrollWidth - root.clientWidth;
    delete root.dataset.textSize;
    return beyond;
  });
  expect.soft(overflow, `${where} at 320, text at 200 %: sideways scrolling`).toBe(0);
}

async function expectRoomFor(
  page: Page,
  where: string,
  [name, css, width, height]: (typeof readerSettings)[number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await withStyle(page, css, async () => {
    const { overflow, clipped } = await measurePage(page);
    expect.soft(overflow, `${where}, ${name}: sideways scrolling`).toBeLessThanOrEqual(0);
    expect.soft(clipped, `${where}, ${name}: cut off`).toEqual([]);
  });
}

/** Text of twice the size on a phone cuts nothing off. */
export async function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  await expectRoomFor(page, where, readerSettings[0]);
  await expectRoomForLargestText(page, where);
}

/** The sizes of text that the site itself offers break no word, and a wide typeface cuts nothing off. */
export async function expectRoomForLetters(page: Page, where: string): Promise<void> {
  for (const [css, width, percent] of [
    ['', 390, 150],
    ['', 1280, 200],
    [wideTypeface, 320, 100],
    [wideTypeface, 390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await withStyle(page, css, async () => {
      await page.evaluate((size) => (document.documentElement.dataset.textSize = String(size)), percent);
      const { overflow, clipped, smallControls, brokenMessages } = await measurePage(page);
      const isWide = css !== '';
      expect
        .soft(
          { overflow, clipped, smallControls, broken: isWide && percent > 100 ? [] : brokenMessages },
          `${where} at ${width} px and ${percent} %${isWide ? ', wide typeface' : ''}`,
        )
        .toEqual({ overflow: 0, clipped: [], smallControls: [], broken: [] });
    });
  }
  await page.evaluate(() => delete document.documentElement.dataset.textSize);
}

async function withStyle(page: Page, css: string, measure: () => Promise<void>): Promise<void> {
  if (css === '') return measure();
  const style = await page.evaluateHandle((text) => {
    const element = Object.assign(document.createElement('style'), { textContent: text });
    document.head.append(element);
    return element;
  }, css);
  await measure();
  await style.evaluate((element) => element.remove());
}

/** Stops the timers of 2 s and more that take something from the screen (a notice, a tick, the way to another page). */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const startShort = (run: TimerHandler, delay = 0) => (delay < 2_000 ? start(run, delay) : 0);
    Object.assign(globalThis, { setTimeout: startShort });
  });
}
