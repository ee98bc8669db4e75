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
