import { allow, deny } from './decision.ts';
import { homeUrl, kioskHost, kioskScheme } from './layout.ts';

/** Who sent a message, as Electron tells it. `frame` is null when the frame is gone already. */
export type Sender = {
  isCurrentPage: boolean;
  frame: { origin: string; url: string; isTop: boolean } | null;
};

/** Whether a message may be answered: only from the top frame of the page that is on the screen now. */
export function decideSender({ isCurrentPage, frame }: Sender, devUrl: string | null) {
  if (!isCurrentPage) return deny('sender-page');
  if (frame === null) return deny('sender-gone');
  if (!frame.isTop) return deny('sender-frame');
  const devOrigin = devUrl === null ? null : (URL.parse(devUrl)?.origin ?? null);
  if (devOrigin !== null && frame.origin === devOrigin) return allow('sender');
  // Chromium writes the origin of a standard scheme in full; only Node's URL calls it "null".
  if (frame.origin !== `${kioskScheme}://${kioskHost}`) return deny('sender-origin');
  // An empty page that a page of ours turned into keeps our origin.
  return frame.url.split('#', 1)[0] === homeUrl ? allow('sender') : deny('sender-address');
}

/** How many messages a page sent in the running second. */
export type Flood = { second: number; messages: number };

export const calm: Flood = { second: 0, messages: 0 };

/** No page of ours sends more than a few; a loop in one must not slow main. */
const messagesPerSecond = 30;

/** Counts one message in, and says whether it may still be answered. */
export function countMessage(flood: Flood, ms: number): { allowed: boolean; flood: Flood } {
  const second = Math.floor(ms / 1_000);
  const messages = flood.second === second ? flood.messages + 1 : 1;
  return { allowed: messages <= messagesPerSecond, flood: { second, messages } };
}
