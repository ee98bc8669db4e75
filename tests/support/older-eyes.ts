import { expect, type Page } from '@playwright/test';
import { measurePage } from './measure-page.ts';

const widths = [320, 390, 768, 1280, 1920];

/** What readers set for themselves: styles over the page's own, and the window they see it in. */
const readers = [
  ['200 % text', 'html { font-size: 200% !important; }', 1280, 900],
  ['200 % text on a phone', 'html { font-size: 200% !important; }', 390, 844],
  [
    'text spacing',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    390,
    844,
  ],
  ['400 % zoom', '', 320, 256],
] as const;

/**
 * Measures a page as it stands: text, controls and lines at five widths; and that larger text, wider spacing
 * (WCAG 2.2, 1.4.12) and 400 % zoom (1.4.10) cut nothing off. Prints the figures.
 * @param what names the page or its state in the figures.
 */
export async function expectForOlderEyes(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const measured = await measurePage(page);
    const { smallestText, lineLength } = measured;
    console.log(
      `${what} at ${width}: smallest text ${smallestText.size} px, line p95 ${lineLength.p95}, longest ${lineLength.longest}`,
    );
    expect.soft(measured.overflow, `sideways scrolling at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(smallestText.size, `${smallestText.text} at ${width}`).toBeGreaterThanOrEqual(18);
    expect.soft(measured.smallControls, `controls under 48 px at ${width}`).toEqual([]);
    expect.soft(measured.tightPairs, `controls closer than 8 px at ${width}`).toEqual([]);
    expect.soft(lineLength.p95, `characters a line at ${width}`).toBeLessThanOrEqual(75);
    expect.soft(lineLength.longest, `${lineLength.text} at ${width}`).toBeLessThanOrEqual(80);
  }
  for (const [name, css, width, height] of readers) {
    await page.setViewportSize({ width, height });
    await page.evaluate((text) => {
      document.getElementById('probe')?.remove();
      document.head.append(
        Object.assign(document.createElement('style'), { id: 'probe', textContent: text }),
      );
    }, css);
    const measured = await measurePage(page);
    expect.soft(measured.overflow, `sideways scrolling with ${name}`).toBeLessThanOrEqual(0);
    expect.soft(measured.clipped, `cut off with ${name}`).toEqual([]);
  }
}

/** Waits that end what is shown (a notice, a tick, the way to another page) never end, however long a test looks. */
export async function holdLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const startShort = (run: TimerHandler, delay = 0) => (delay < 2_000 ? start(run, delay) : 0);
    Object.assign(globalThis, { setTimeout: startShort });
  });
}
