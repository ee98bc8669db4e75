import { handoffAddresses } from '../../src/domain/contract/handoff.ts';
import { brand } from '../../src/config/brand.ts';
import { deny } from './decision.ts';

/** The addresses the kiosk may hand over to the system browser, by the only name a page can say. */
export const links = handoffAddresses(brand);

/** Windows gives a started program at most this many characters of address (Electron docs, shell.openExternal). */
const maximumLength = 2_081;

/**
 * Looks up a link key. An address is never taken from a page: an unknown key, a prototype's key or anything that is no
 * text is denied, and so is a table entry that is no plain https address.
 * @param table for tests; the frozen table of the brand otherwise.
 */
export function decideLink(key: unknown, table: Readonly<Record<string, string>> = links) {
  const url = typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
  if (url === undefined) return deny('link-unknown');
  return isPlainHttps(url) ? ({ action: 'open', rule: 'link-key', url } as const) : deny('link-unsafe');
}

/** Whether an address is https, without credentials or port, and spelled exactly as a browser would spell it. */
export function isPlainHttps(url: string): boolean {
  const parsed = url.length <= maximumLength ? URL.parse(url) : null;
  if (parsed === null || parsed.protocol !== 'https:') return false;
  if (parsed.username !== '' || parsed.password !== '' || parsed.port !== '') return false;
  if (/\.$|(?:^|\.)xn--/.test(parsed.hostname)) return false;
  return parsed.href === url || parsed.href === `${url}/`;
}
