import { chromium } from '@playwright/test';
import { browserFlags, chromiumPath } from './browser.ts';

/** Lighthouse's slow 4G and four times slower processor, applied for real (lighthouse, core/config/constants.js). */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowerProcessor = 4;
const phone = { width: 412, height: 823 };

/**
 * How long a page takes until it answers, its form included. Lighthouse does not measure it.
 * @returns milliseconds from the start of the navigation; null when the page never did.
 */
export async function timeUntilHydrated(url: string, keyHash: string): Promise<number | null> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags(keyHash) });
  try {
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.addInitScript(noteHydration);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction(() => 'hydratedMs' in document.documentElement.dataset, null, {
      timeout: 20_000,
    });
    return await page.evaluate(() => Number(document.documentElement.dataset.hydratedMs));
  } catch (error) {
    console.error(`  ${url} was not seen to hydrate: ${String(error).split('\n')[0]}`);
    return null;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: notes when its root, and on a job page its form, have lost their marks of waiting. */
function noteHydration(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('#root[data-waiting], #apply [data-waiting]') !== null) return;
    observer.disconnect();
    document.documentElement.dataset.hydratedMs = String(Math.round(performance.now()));
  });
  observer.observe(document, { attributes: true, attributeFilter: ['data-waiting'], subtree: true });
}
