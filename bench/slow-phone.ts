import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../build/install.ts';
import { documentLanguages, type Language } from '../src/domain/language.ts';

/** Where the bench's Chromium is. */
export const chromiumPath = ensureChromium();

/**
 * Flags of every browser of the bench: nothing outside 127.0.0.1 can be reached, nothing runs in the background.
 * @param keyHash the key of the one certificate to trust.
 * @param language of the visitor's browser: where the page is in another, its own is offered.
 */
export function browserFlags(keyHash: string, language: Language = 'en'): string[] {
  return [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    `--accept-lang=${documentLanguages[language]}`,
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ];
}

/** Slow 4G as people have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const slow4g = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** A processor so many times slower. */
const slowerProcessor = 4;

/** A page on a slow phone, and the session that slows it. */
export type SlowPage = { page: Page; session: CDPSession };

/** Does one thing on a slow phone. @returns how long it took, in milliseconds. @throws when it did not come about. */
export type Journey = (slow: SlowPage, origin: string) => Promise<number>;

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
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    return await work({ page, session });
  } finally {
    await context.close();
  }
}
