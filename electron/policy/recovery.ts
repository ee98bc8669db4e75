import { heartbeatMs } from '../../src/domain/kiosk/timing.ts';

/**
 * Why a page was lost: its process ended · it gave no sign of life · it did not load · a file of it is missing · its preload
 * failed · a script of it failed before the first sign of life · it never came · a file is not the one that was packed.
 */
export type LossReason = 'gone' | 'hang' | 'load' | 'files' | 'preload' | 'script' | 'start' | 'integrity';

/** Reasons that lie in the files, or that took so long that an empty screen would be shown a second time. */
const unrecoverable: ReadonlySet<LossReason> = new Set(['files', 'preload', 'start', 'integrity']);

export type RecoveryState = {
  /** Times of the losses of the last minute (monotonic milliseconds). */
  losses: readonly number[];
  /** How many error screens came one after another. */
  fallbacks: number;
  total: number;
};

export type RecoveryPlan =
  | { action: 'reopen'; rule: 'recover-now' }
  | { action: 'fallback'; rule: 'recover-later'; retryMs: number }
  | { action: 'exit'; rule: 'recover-exit' };

export const noLosses: RecoveryState = { losses: [], fallbacks: 0, total: 0 };

/** After this many losses within the window the page is not tried again at once. */
const crashesBeforeErrorScreen = 3;
const lossWindowMs = 60_000;

/** Waits on the error screen: 1, 5 and 15 minutes. After them the whole program restarts. */
export const retryWaitsMs = [60_000, 300_000, 900_000] as const;

/** A page that lived this long counts as healthy: the count of error screens starts again. */
export const healthyMs = 600_000;

/** What follows a lost page, and the state after it. */
export function planRecovery(
  state: RecoveryState,
  reason: LossReason,
  ms: number,
): { plan: RecoveryPlan; state: RecoveryState } {
  const counted = countLoss(state, ms);
  if (counted.losses.length < crashesBeforeErrorScreen && !unrecoverable.has(reason))
    return { plan: { action: 'reopen', rule: 'recover-now' }, state: counted };
  const retryMs = retryWaitsMs[state.fallbacks];
  const next = { losses: [], fallbacks: state.fallbacks + 1, total: counted.total };
  return retryMs === undefined
    ? { plan: { action: 'exit', rule: 'recover-exit' }, state: next }
    : { plan: { action: 'fallback', rule: 'recover-later', retryMs }, state: next };
}

/**
 * What follows a lost error screen: another one, which waits for what was left of the time. When not even a page without a
 * script stays, the program restarts.
 * @param leftMs milliseconds that the lost one still had to wait.
 */
export function planErrorScreen(
  state: RecoveryState,
  leftMs: number,
  ms: number,
): { plan: Exclude<RecoveryPlan, { action: 'reopen' }>; state: RecoveryState } {
  const counted = countLoss(state, ms);
  return counted.losses.length < crashesBeforeErrorScreen
    ? { plan: { action: 'fallback', rule: 'recover-later', retryMs: Math.max(0, leftMs) }, state: counted }
    : { plan: { action: 'exit', rule: 'recover-exit' }, state: counted };
}

function countLoss(state: RecoveryState, ms: number): RecoveryState {
  const losses = [...state.losses.filter((at) => ms - at < lossWindowMs), ms];
  return { ...state, losses, total: state.total + 1 };
}

/** Milliseconds without a heartbeat after which a page counts as hung: three may get lost. */
export const heartbeatLimitMs = 4 * heartbeatMs;

/** Milliseconds a new page may take to its first heartbeat. */
export const openLimitMs = 15_000;

/** Milliseconds a wipe may take before it is begun again. */
export const wipeLimitMs = 5_000;

/** Wipes that may fail one after another before the whole program restarts. */
export const wipeTries = 3;
