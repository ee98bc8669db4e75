import { shell } from 'electron';
import type { HandoffResult } from '../bridge.ts';
import { noteOpened, planHandoff, type HandoffState } from '../policy/handoff-return.ts';
import { decideLink } from '../policy/links.ts';
import type { Desk } from './desk.ts';
import type { Stage } from './window.ts';

/**
 * Opens the constant address of a key in the system browser, when config, network and patience allow it. The QR code beside
 * it is the page's own business: `opened: false` means that it is all there is.
 */
export async function openHandoff(
  key: unknown,
  desk: Desk,
  stage: Pick<Stage, 'stepAside'>,
  state: HandoffState,
): Promise<{ result: HandoffResult; state: HandoffState }> {
  const mode = desk.config.handoff;
  const link = decideLink(key);
  if (link.action === 'deny') {
    desk.deny(link.rule);
    return { result: { opened: false, mode }, state };
  }
  const plan = planHandoff(state, { mode, online: desk.isOnline(), ms: desk.nowMs() });
  desk.log({ event: 'handoff', rule: plan.rule });
  if (plan.action === 'show-code') return { result: { opened: false, mode }, state };
  try {
    await shell.openExternal(link.url);
  } catch {
    desk.log({ event: 'error', rule: 'handoff-failed' });
    return { result: { opened: false, mode }, state };
  }
  stage.stepAside();
  return { result: { opened: true, mode }, state: noteOpened(state, desk.nowMs()) };
}
