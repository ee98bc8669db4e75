import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { layout } from '../electron/policy/layout.ts';
import { serveKiosk } from '../tests/support/kiosk-server.ts';
import { chromiumPath } from './browser.ts';
import { median } from './statistics.ts';

/** How the kiosk's pages do in Chromium on this machine, without a graphics card. */
export type KioskResult = {
  /** From starting the browser to the attract screen's first paint. */
  coldStartMs: number;
  /** From opening the page to that paint. */
  firstPaintMs: number;
  /** Frames while the landing page scrolls by its whole length, and how many of them came too late. */
  frames: number;
  droppedFrames: number;
};

const panel = { width: 1920, height: 1080 };
const starts = 3;

/**
 * Measures a built kiosk: three cold starts (medians), and one way down the landing page.
 * @param folder `dist/kiosk`.
 * @returns null when the kiosk has not been built.
 */
export async function measureKiosk(folder: string): Promise<KioskResult | null> {
  if (!existsSync(join(folder, layout.manifest))) return null;
  const server = await serveKiosk(folder);
  const runs: KioskResult[] = [];
  for (let start = 0; start < starts; start++) runs.push(await measureStart(server.url));
  void server.close();
  const middle = (key: keyof KioskResult) => Math.round(median(runs.map((run) => run[key])) ?? 0);
  return {
    coldStartMs: middle('coldStartMs'),
    firstPaintMs: middle('firstPaintMs'),
    frames: middle('frames'),
    droppedFrames: middle('droppedFrames'),
  };
}

async function measureStart(url: string): Promise<KioskResult> {
  const startedAt = performance.now();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await openPage(browser);
    const openedAt = performance.now();
    await page.goto(url);
    const begin = page.getByRole('main').getByRole('button').first();
    await begin.waitFor();
    const firstPaintMs = await page.evaluate(paintTime);
    await begin.click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const scrolled = await page.evaluate(scrollDown);
    return { coldStartMs: openedAt - startedAt + firstPaintMs, firstPaintMs, ...scrolled };
  } finally {
    await browser.close();
  }
}

function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: panel });
}

/** Runs in the page: when its first words were painted. Its button may stand in the document before that. */
function paintTime(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page: scrolls 20 px a frame to the end. A frame that takes over one and a half of its 1/60 s dropped others. */
function scrollDown(): Promise<{ frames: number; droppedFrames: number }> {
  const frameMs = 1000 / 60;
  return new Promise((resolve) => {
    let frames = 0;
    let droppedFrames = 0;
    let before: number | null = null;
    const step = (now: number) => {
      if (before !== null) {
        frames++;
        if (now - before > 1.5 * frameMs) droppedFrames += Math.round((now - before) / frameMs) - 1;
      }
      before = now;
      const from = scrollY;
      scrollBy({ top: 20, behavior: 'instant' });
      if (scrollY === from && frames > 10) resolve({ frames, droppedFrames });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
