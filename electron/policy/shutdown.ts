import { exitRetry } from './recovery.ts';

/**
 * Why the program ends: the system said so (a signal, a shutdown) · it is to restart (at night, by staff) · staff left
 * with the PIN · it cannot go on.
 */
export type EndReason = 'stopped' | 'restart' | 'left' | 'failed';

/** Exit codes by reason. `left` is the code by which the supervisor does not restart it. */
export const endCodes: Readonly<Record<EndReason, number>> = {
  stopped: 0,
  restart: 0,
  left: 10,
  failed: exitRetry,
};

export type EndPlan = { code: number; relaunch: boolean };

/**
 * With which code the program ends, and whether it starts itself again. It never does when something else watches over it,
 * when it was told to stop, or when staff left.
 */
export function planEnd(
  reason: EndReason,
  facts: { build: 'release' | 'dev' | 'e2e'; isSupervised: boolean },
): EndPlan {
  const goesOn = reason === 'restart' || reason === 'failed';
  return { code: endCodes[reason], relaunch: goesOn && facts.build === 'release' && !facts.isSupervised };
}

/** A start that fails sooner than this waits before the program starts itself again, so that it does not do so without pause. */
export const earlyMs = 10_000;
export const earlyWaitMs = 2_000;
