import type { HandoffKey, HandoffMode } from '../../src/domain/contract/handoff.ts';
import type { PhaseName } from '../../src/domain/contract/kiosk-bridge.ts';

/** Milliseconds within which a second press is a trembling finger and not a new request. */
export const handoffPauseMs = 5_000;

/**
 * Where the visitor of the running visit is. It belongs to that visit: its end makes it `here` again, and what an opening
 * that was begun before has to say then comes too late.
 */
export type HandoffState =
  | { status: 'here'; failedMs: number | null }
  /** The system was asked for a browser and has not answered yet. */
  | { status: 'opening'; key: HandoffKey }
  | { status: 'away'; key: HandoffKey; sinceMs: number };

export const nobodyAway: HandoffState = { status: 'here', failedMs: null };

/** A press on a hand-off, and what the config and the network say at that moment. */
export type HandoffPress = { key: HandoffKey; mode: HandoffMode; online: boolean; ms: number };

export type HandoffPlan =
  | { action: 'open-browser'; rule: 'handoff-open' }
  /** The same press once more: it gets the answer of the first. */
  | { action: 'join'; rule: 'handoff-again' }
  | { action: 'show-code'; rule: 'handoff-qr' | 'handoff-pause' | 'handoff-offline' | 'handoff-busy' };

/**
 * What a press on a hand-off does. A visit has one browser: while it is open or on its way, everything else is the code alone.
 * Without a network the browser would show an error page: then the code alone as well.
 */
export function planHandoff(state: HandoffState, { key, mode, online, ms }: HandoffPress): HandoffPlan {
  if (mode === 'qr') return { action: 'show-code', rule: 'handoff-qr' };
  if (state.status !== 'here') {
    const isTrembling = state.status === 'opening' || ms - state.sinceMs < handoffPauseMs;
    return state.key === key && isTrembling
      ? { action: 'join', rule: 'handoff-again' }
      : { action: 'show-code', rule: 'handoff-busy' };
  }
  if (!online) return { action: 'show-code', rule: 'handoff-offline' };
  if (state.failedMs !== null && ms - state.failedMs < handoffPauseMs)
    return { action: 'show-code', rule: 'handoff-pause' };
  return { action: 'open-browser', rule: 'handoff-open' };
}

/**
 * Whether the browser in front is the visitor's own, so that the kiosk stays behind it. As soon as the countdown begins it is
 * not any more: that must be seen.
 */
export function isBrowserInUse(state: HandoffState, phase: PhaseName): boolean {
  return state.status === 'away' && phase === 'active';
}
