import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { browserFlags, chromiumPath } from './browser.ts';

/** Slow 4G as people have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back; a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
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
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    return await work(await slowPage(context));
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { page, session };
}
