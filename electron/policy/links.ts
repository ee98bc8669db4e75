import { handoffAddresses, type HandoffKey } from '../../src/domain/contract/handoff.ts';
import { brand } from '../../src/config/brand.ts';
import type { Denied } from './decision.ts';

/** The addresses the kiosk may hand over to the system browser, by the only name a page can say. */
export const links = handoffAddresses(brand);

/** Whether something is the name of a link: never a name that every object has. */
export function isHandoffKey(name: unknown): name is HandoffKey {
  return typeof name === 'string' && Object.hasOwn(links, name);
}

/** Windows gives a started program at most this many characters of address (Electron docs, shell.openExternal). */
const maximumLength = 2_081;

export type LinkDecision =
  { action: 'open'; rule: 'link-key'; url: string } | Denied<'link-unknown' | 'link-unsafe'>;

/**
 * Looks up a link key. An address is never taken from a page: an unknown key, a prototype's key or anything that is no
 * text is denied, and so is a table entry that is no plain https address.
 * @param table for tests; the frozen table of the brand otherwise.
 */
export function decideLink(key: unknown, table: Readonly<Record<string, string>> = links): LinkDecision {
  const url = typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
  if (url === undefined) return { action: 'deny', rule: 'link-unknown' };
  return isPlainHttps(url)
    ? { action: 'open', rule: 'link-key', url }
    : { action: 'deny', rule: 'link-unsafe' };
}

/** Whether an address is https, without credentials or port, and spelled exactly as a browser would spell it. */
export function isPlainHttps(url: string): boolean {
  const parsed = url.length <= maximumLength ? URL.parse(url) : null;
  if (parsed === null || parsed.protocol !== 'https:') return false;
  if (parsed.username !== '' || parsed.password !== '' || parsed.port !== '') return false;
  if (
    parsed.hostname.endsWith('.') ||
    parsed.hostname.startsWith('xn--') ||
    parsed.hostname.includes('.xn--')
  )
    return false;
  return parsed.href === url || parsed.href === `${url}/`;
}
