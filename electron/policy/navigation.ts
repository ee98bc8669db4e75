import { brand } from '../../src/config/brand.ts';
import type { Allowed, Denied } from './decision.ts';
import { frameHosts } from './headers.ts';
import { fallbackUrl, homeUrl, kioskHost, kioskScheme } from './layout.ts';

/** What a frame wants to show. `isMainFrame` as Electron says it. */
export type NavigationAttempt = { url: string; isMainFrame: boolean };

/** What the answer depends on besides the attempt. */
export type NavigationContext = {
  online: boolean;
  /** Address of the development server in a dev build; null in every other. */
  devUrl: string | null;
};

export type NavigationDecision =
  | Allowed<'nav-home' | 'nav-dev' | 'frame-video' | 'frame-deck'>
  | Denied<
      | 'nav-length'
      | 'nav-unreadable'
      | 'nav-scheme'
      | 'nav-credentials'
      | 'nav-host'
      | 'nav-path'
      | 'frame-scheme'
      | 'frame-host'
      | 'frame-path'
      | 'frame-offline'
    >;

const maximumLength = 2_048;

/** Paths of the deck: the published one and the one that Google answers it with. */
const deckPaths = new Set(['embed', 'pubembed'].map((end) => `/presentation/d/e/${brand.deckId}/${end}`));

/**
 * Whether a frame may show an address. The top frame has one address, whose hash belongs to the router; frames have the
 * video and the deck. Compared part by part and exactly: Node gives `app:`, `file:` and `data:` the same origin `"null"`,
 * and the origin of a `blob:` address is that of its maker, so origins decide nothing here.
 * Never throws: whatever cannot be read is denied.
 */
export function decideNavigation(attempt: NavigationAttempt, context: NavigationContext): NavigationDecision {
  if (attempt.url.length > maximumLength) return { action: 'deny', rule: 'nav-length' };
  const url = URL.parse(attempt.url);
  if (url === null || attempt.url.includes('\0')) return { action: 'deny', rule: 'nav-unreadable' };
  if (url.username !== '' || url.password !== '') return { action: 'deny', rule: 'nav-credentials' };
  return attempt.isMainFrame ? decideTop(attempt.url, url, context) : decideFrame(url, context);
}

function decideTop(spelled: string, url: URL, { devUrl }: NavigationContext): NavigationDecision {
  const withoutHash = spelled.split('#', 1)[0];
  if (devUrl !== null && withoutHash === devUrl) return { action: 'allow', rule: 'nav-dev' };
  if (url.protocol !== `${kioskScheme}:`) return { action: 'deny', rule: 'nav-scheme' };
  if (url.host !== kioskHost) return { action: 'deny', rule: 'nav-host' };
  return withoutHash === homeUrl
    ? { action: 'allow', rule: 'nav-home' }
    : { action: 'deny', rule: 'nav-path' };
}

function decideFrame(url: URL, { online }: NavigationContext): NavigationDecision {
  const [videoHost, deckHost] = frameHosts;
  if (url.protocol !== 'https:') return { action: 'deny', rule: 'frame-scheme' };
  if (url.host !== videoHost && url.host !== deckHost) return { action: 'deny', rule: 'frame-host' };
  if (!online) return { action: 'deny', rule: 'frame-offline' };
  if (url.host === videoHost && url.pathname === `/embed/${brand.videoId}`)
    return { action: 'allow', rule: 'frame-video' };
  if (url.host === deckHost && deckPaths.has(url.pathname)) return { action: 'allow', rule: 'frame-deck' };
  return { action: 'deny', rule: 'frame-path' };
}

/** Whether a top frame shows one of our two pages, whatever its hash. */
export function isOwnPage(url: string): boolean {
  const withoutHash = url.split('#', 1)[0];
  return withoutHash === homeUrl || withoutHash === fallbackUrl;
}

/** A new window: never, whatever it would show and however it was asked for. */
export function decideWindow(): Denied<'window'> {
  return { action: 'deny', rule: 'window' };
}

/** Whether a request may leave the computer: only what the two frames need, over https, while online. */
export function decideRequest(
  requested: string,
  { online, devUrl }: NavigationContext,
): Allowed<'request-own' | 'request-frame' | 'request-dev'> | Denied<'request'> {
  const url = URL.parse(requested);
  if (url === null) return { action: 'deny', rule: 'request' };
  if (url.protocol === `${kioskScheme}:` && url.host === kioskHost)
    return { action: 'allow', rule: 'request-own' };
  if (url.protocol === 'data:' || url.protocol === 'blob:') return { action: 'allow', rule: 'request-own' };
  const dev = devUrl === null ? null : URL.parse(devUrl);
  // A developer's tools load themselves through the page's session.
  if (dev !== null && (url.host === dev.host || url.protocol === 'devtools:'))
    return { action: 'allow', rule: 'request-dev' };
  return online && url.protocol === 'https:' && isOfFrames(url.hostname)
    ? { action: 'allow', rule: 'request-frame' }
    : { action: 'deny', rule: 'request' };
}

/** The hosts a playing video and an open deck load from. Measured lists change; the two frames' families do not. */
export const frameFamilies: readonly string[] = [
  'youtube-nocookie.com',
  'youtube.com',
  'ytimg.com',
  'googlevideo.com',
  'ggpht.com',
  'google.com',
  'gstatic.com',
  'googleusercontent.com',
];

function isOfFrames(host: string): boolean {
  return frameFamilies.some((family) => host === family || host.endsWith(`.${family}`));
}
