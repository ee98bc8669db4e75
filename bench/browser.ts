import { ensureChromium } from '../build/chromium.ts';
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
