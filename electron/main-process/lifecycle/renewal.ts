import type { EndReason } from '../../policy/shutdown.ts';
import { isNobodyThere, type KioskEvent, type KioskState } from '../../policy/kiosk-machine.ts';
import { noticeAt } from '../../policy/schedule.ts';
import type { LiveConfig } from '../config/live-config.ts';
import type { Context } from '../context.ts';

/** Milliseconds between two looks whether anybody is there, and between two readings of the config. */
const checkMs = 1_000;
const rereadMs = 60_000;

/** What waits until nobody is there: a changed config, a notice whose day is over, a restart. */
export type Renewal = {
  /** Restarts the program once nobody is there. */
  restartOnceFree: () => void;
  /** To be called before a page is opened after another: it may have another config. */
  beforePage: () => void;
};

export function startRenewal(
  context: Context,
  live: Pick<LiveConfig, 'reread'>,
  hooks: {
    state: () => KioskState;
    dispatch: (event: KioskEvent) => void;
    end: (reason: EndReason) => void;
  },
): Renewal {
  const isNoticed = () => noticeAt(context.config, context.wallClockMs()) !== null;
  /** By an operator. */
  let isRestartAsked = false;
  /** By the config as it was read last: it is read again before. */
  let needsRestart = false;
  /** Whether the page on the screen still shows what was. */
  let isStale = false;
  let wasNoticed = isNoticed();
  let readMs = context.nowMs();

  const reread = () => {
    readMs = context.nowMs();
    const change = live.reread();
    needsRestart = change === 'restart';
    return change === 'renew';
  };
  setInterval(() => {
    if (!isNobodyThere(hooks.state())) return;
    if ((needsRestart || context.nowMs() - readMs >= rereadMs) && reread()) isStale = true;
    if (isNoticed() !== wasNoticed) isStale = true;
    if (isRestartAsked || needsRestart) return hooks.end('restart');
    if (!isStale || hooks.state().visit.phase !== 'waiting') return;
    hooks.dispatch({ kind: 'end', ms: context.nowMs() });
  }, checkMs);
  return {
    restartOnceFree() {
      context.log({ event: 'stop', rule: 'restart-once-free' });
      isRestartAsked = true;
    },
    beforePage() {
      reread();
      isStale = false;
      wasNoticed = isNoticed();
    },
  };
}
