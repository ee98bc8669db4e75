import type { Build } from './layout.ts';

/**
 * Why the program ends: the system said so (a signal, a shutdown) · it is to restart (at night, by staff) · staff left
 * with the PIN · it cannot go on.
 */
export type EndReason = 'stopped' | 'restart' | 'left' | 'failed';

/** Exit codes, after sysexits.h where that has one. docs/kiosk-operations.md and the systemd unit name them. */
export const exitCodes = {
  ok: 0,
  /** Staff left: the supervisor does not start it again. */
  left: 10,
  usage: 64,
  data: 65,
  noInput: 66,
  /** No kiosk runs that could be asked. */
  notRunning: 69,
  cannotWrite: 73,
  /** It cannot go on: the supervisor starts it again. */
  failed: 75,
  config: 78,
} as const;

export type EndPlan = { code: number; relaunch: boolean };

/**
 * With which code the program ends, and whether it starts itself again. It never does when something else watches over it,
 * when it was told to stop, or when staff left.
 */
export function planEnd(reason: EndReason, facts: { build: Build; isSupervised: boolean }): EndPlan {
  const goesOn = reason === 'restart' || reason === 'failed';
  return {
    code: reason === 'left' || reason === 'failed' ? exitCodes[reason] : exitCodes.ok,
    relaunch: goesOn && facts.build === 'release' && !facts.isSupervised,
  };
}

/** A start that fails sooner than this waits before the program starts itself again, so that it does not do so without pause. */
export const earlyMs = 10_000;
export const earlyWaitMs = 2_000;
