import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { browserFlags, chromiumPath } from './browser.ts';

/** A line: milliseconds to the server and back, bytes a second. */
type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };

/** Slow 4G as people have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const slow4g: Line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Slow 4G as Lighthouse applies it for real (lighthouse, core/config/constants.js). */
export const lighthouseLine: Line = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A processor so many times slower. */
const slowerProcessor = 4;
const phone = { width: 412, height: 823 };

/** A page on a slow phone, and the session that slows it. */
export type SlowPage = { page: Page; session: CDPSession };

/** Starts a browser with the browser's own page cache, which Playwright switches off. */
export function openBrowser(keyHash: string): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: browserFlags(keyHash),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Does one thing on a new phone with an empty cache, and puts the phone away. */
export async function onSlowPhone<Result>(
  browser: Browser,
  work: (slow: SlowPage) => Promise<Result>,
  line = slow4g,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    return await work(await slowPage(context, line));
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext, line: Line): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { page, session };
}
