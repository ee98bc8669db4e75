import { chromium } from '@playwright/test';
import { browserFlags, chromiumPath } from './browser.ts';
import { answersAfter } from './next-works.ts';
import { lighthouseLine, onSlowPhone } from './slow-phone.ts';

/**
 * How long a page takes until it answers, its form included, on Lighthouse's slow 4G and a four times slower processor,
 * applied for real. Lighthouse does not measure it.
 * @returns milliseconds from the start of the navigation; null when the page never did.
 */
export async function timeUntilHydrated(url: string, keyHash: string): Promise<number | null> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags(keyHash) });
  try {
    return await onSlowPhone(browser, (slow) => answersAfter('')(slow, url), lighthouseLine);
  } catch (error) {
    console.error(`  ${url} was not seen to hydrate: ${String(error).split('\n')[0]}`);
    return null;
  } finally {
    await browser.close();
  }
}
