import { brand } from '../../src/config/brand.ts';
import { frameHosts } from '../../src/domain/embed.ts';
import { allow, deny } from './decision.ts';
import { fallbackUrl, homeUrl, kioskHost, kioskScheme } from './layout.ts';

/** What a frame wants to show. `isMainFrame` as Electron says it. */
export type NavigationAttempt = { url: string; isMainFrame: boolean };

/** What the answer depends on besides the attempt. */
export type NavigationContext = {
  online: boolean;
  /** Address of the development server in a dev build; null in every other. */
  devUrl: string | null;
};

const maximumLength = 2_048;

/** Paths of the deck: the published one and the one that Google answers it with. */
const deckPaths = new Set(['embed', 'pubembed'].map((end) => `/presentation/d/e/${brand.deckId}/${end}`));

/**
 * Whether a frame may show an address. The top frame has one address, whose hash belongs to the router; frames have the
 * video and the deck. Compared part by part and exactly: Node gives `app:`, `file:` and `data:` the same origin `"null"`,
 * and the origin of a `blob:` address is that of its maker, so origins decide nothing here.
 * Never throws: whatever cannot be read is denied.
 */
export function decideNavigation(attempt: NavigationAttempt, context: NavigationContext) {
  if (attempt.url.length > maximumLength) return deny('nav-length');
  const url = URL.parse(attempt.url);
  if (url === null || attempt.url.includes('\0')) return deny('nav-unreadable');
  if (url.username !== '' || url.password !== '') return deny('nav-credentials');
  return attempt.isMainFrame ? decideTop(attempt.url, url, context) : decideFrame(url, context);
}

function decideTop(spelled: string, url: URL, { devUrl }: NavigationContext) {
  const withoutHash = spelled.split('#', 1)[0];
  if (devUrl !== null && withoutHash === devUrl) return allow('nav-dev');
  if (url.protocol !== `${kioskScheme}:`) return deny('nav-scheme');
  if (url.host !== kioskHost) return deny('nav-host');
  return withoutHash === homeUrl ? allow('nav-home') : deny('nav-path');
}

function decideFrame(url: URL, { online }: NavigationContext) {
  const isVideo = url.host === frameHosts.video;
  if (url.protocol !== 'https:') return deny('frame-scheme');
  if (!isVideo && url.host !== frameHosts.deck) return deny('frame-host');
  if (!online) return deny('frame-offline');
  if (isVideo && url.pathname === `/embed/${brand.videoId}`) return allow('frame-video');
  if (!isVideo && deckPaths.has(url.pathname)) return allow('frame-deck');
  return deny('frame-path');
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

/** Whether a request may leave the computer: only what the two frames need, over https, while online. */
export function decideRequest(requested: string, { online, devUrl }: NavigationContext) {
  const url = URL.parse(requested);
  if (url === null) return deny('request');
  if (url.protocol === `${kioskScheme}:` && url.host === kioskHost) return allow('request-own');
  if (url.protocol === 'data:' || url.protocol === 'blob:') return allow('request-own');
  const dev = devUrl === null ? null : URL.parse(devUrl);
  // A developer's tools load themselves through the page's session.
  if (dev !== null && (url.host === dev.host || url.protocol === 'devtools:')) return allow('request-dev');
  return online && url.protocol === 'https:' && isOfFrames(url.hostname)
    ? allow('request-frame')
    : deny('request');
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
