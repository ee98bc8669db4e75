import type { Allowed, Denied } from './decision.ts';
import { kioskHost, kioskScheme } from './layout.ts';

/** Who sent a message, as Electron tells it. `frame` is null when the frame is gone already. */
export type Sender = {
  isCurrentPage: boolean;
  frame: { origin: string; isTop: boolean } | null;
};

/** Whether a message may be answered: only from the top frame of the page that is on the screen now. */
export function decideSender(
  { isCurrentPage, frame }: Sender,
  devUrl: string | null,
): Allowed<'sender'> | Denied<'sender-page' | 'sender-gone' | 'sender-frame' | 'sender-origin'> {
  if (!isCurrentPage) return { action: 'deny', rule: 'sender-page' };
  if (frame === null) return { action: 'deny', rule: 'sender-gone' };
  if (!frame.isTop) return { action: 'deny', rule: 'sender-frame' };
  const devOrigin = devUrl === null ? null : (URL.parse(devUrl)?.origin ?? null);
  // Chromium writes the origin of a standard scheme in full; only Node's URL calls it "null".
  return frame.origin === `${kioskScheme}://${kioskHost}` || frame.origin === devOrigin
    ? { action: 'allow', rule: 'sender' }
    : { action: 'deny', rule: 'sender-origin' };
}
