import { allow, deny } from './decision.ts';
import { fallbackUrl, homeUrl, kioskHost, kioskScheme } from './layout.ts';

/** What a frame wants to show. `isMainFrame` as Electron says it. */
export type NavigationAttempt = { url: string; isMainFrame: boolean };

/** What the answer depends on besides the attempt. */
export type NavigationContext = {
  /** Address of the development server in a dev build; null in every other. */
  devUrl: string | null;
};

const maximumLength = 2_048;

/**
 * Whether a frame may show an address: the top frame has one, whose hash belongs to the router; there is no other frame.
 * Compared part by part and exactly: Node gives `app:`, `file:` and `data:` the same origin `"null"`,
 * and the origin of a `blob:` address is that of its maker, so origins decide nothing here.
 * Never throws: whatever cannot be read is denied.
 */
export function decideNavigation(attempt: NavigationAttempt, context: NavigationContext) {
  if (attempt.url.length > maximumLength) return deny('nav-length');
  const url = URL.parse(attempt.url);
  if (url === null || attempt.url.includes('\0')) return deny('nav-unreadable');
  if (url.username !== '' || url.password !== '') return deny('nav-credentials');
  return attempt.isMainFrame ? decideTop(attempt.url, url, context) : deny('frame');
}

function decideTop(spelled: string, url: URL, { devUrl }: NavigationContext) {
  const withoutHash = spelled.split('#', 1)[0];
  if (devUrl !== null && withoutHash === devUrl) return allow('nav-dev');
  if (url.protocol !== `${kioskScheme}:`) return deny('nav-scheme');
  if (url.host !== kioskHost) return deny('nav-host');
  return withoutHash === homeUrl ? allow('nav-home') : deny('nav-path');
}

/** Whether a top frame shows one of our two pages, whatever its hash. */
export function isKioskPage(url: string): boolean {
  const withoutHash = url.split('#', 1)[0];
  return withoutHash === homeUrl || withoutHash === fallbackUrl;
}

/** A new window: never, whatever it would show and however it was asked for. */
export function decideWindow() {
  return deny('window');
}

/** Whether a request may be made: only for what is on this computer. */
export function decideRequest(requested: string, { devUrl }: NavigationContext) {
  const url = URL.parse(requested);
  if (url === null) return deny('request');
  if (url.protocol === `${kioskScheme}:` && url.host === kioskHost) return allow('request-own');
  if (url.protocol === 'data:' || url.protocol === 'blob:') return allow('request-own');
  const dev = devUrl === null ? null : URL.parse(devUrl);
  // A developer's tools load themselves through the page's session.
  const isOfDevelopers = dev !== null && (url.host === dev.host || url.protocol === 'devtools:');
  return isOfDevelopers ? allow('request-dev') : deny('request');
}
