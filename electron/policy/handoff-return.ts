import type { HandoffMode } from '../bridge.ts';
import type { PhaseName } from './idle.ts';

/** Milliseconds between two openings of the browser: a trembling finger opens one. */
export const handoffPauseMs = 5_000;

/** Whether visitors were sent to the system browser, and how often since the start. */
export type HandoffState = { away: boolean; count: number; lastMs: number | null };

export const nobodyAway: HandoffState = { away: false, count: 0, lastMs: null };

export type HandoffPlan =
  | { action: 'open-browser'; rule: 'handoff-open' }
  | { action: 'show-code'; rule: 'handoff-qr' | 'handoff-pause' | 'handoff-offline' };

/** What a press on a hand-off does. Without a network the browser would show an error page: then the code alone. */
export function planHandoff(
  state: HandoffState,
  facts: { mode: HandoffMode; online: boolean; ms: number },
): HandoffPlan {
  if (facts.mode === 'qr') return { action: 'show-code', rule: 'handoff-qr' };
  if (!facts.online) return { action: 'show-code', rule: 'handoff-offline' };
  if (state.lastMs !== null && facts.ms - state.lastMs < handoffPauseMs)
    return { action: 'show-code', rule: 'handoff-pause' };
  return { action: 'open-browser', rule: 'handoff-open' };
}

/** After the browser opened. */
export function noteOpened(state: HandoffState, ms: number): HandoffState {
  return { away: true, count: state.count + 1, lastMs: ms };
}

/** Whether the browser in front is the visitor's own, so that the kiosk stays behind it. */
export function isBrowserTheirs(state: HandoffState, phase: PhaseName): boolean {
  return state.away && phase === 'active';
}

/**
 * Whether the kiosk takes the screen back: as soon as the countdown begins, so that it can be seen, and at the end at the
 * latest. Until then the browser in front is the visitor's.
 */
export function mustTakeBack(state: HandoffState, phase: PhaseName): boolean {
  return state.away && phase !== 'active';
}
