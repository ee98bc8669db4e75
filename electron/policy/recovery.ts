/** Why a page was lost. `integrity` is a file that is not the one that was packed: trying again at once cannot help. */
export type LossReason = 'gone' | 'hang' | 'load' | 'preload' | 'gpu' | 'start' | 'integrity' | 'exception';

export type RecoveryState = {
  /** Times of the losses of the last minute (monotonic milliseconds). */
  losses: readonly number[];
  /** How many stand-in pages came one after another. */
  fallbacks: number;
  total: number;
};

export type RecoveryPlan =
  | { action: 'reopen'; rule: 'recover-now' }
  | { action: 'fallback'; rule: 'recover-later'; retryMs: number }
  | { action: 'exit'; rule: 'recover-exit'; code: number };

export const noLosses: RecoveryState = { losses: [], fallbacks: 0, total: 0 };

/** So many losses within the window, and trying at once is no longer an answer. */
const lossesBeforeFallback = 3;
const lossWindowMs = 60_000;

/** Waits on the stand-in page: 1, 5 and 15 minutes. After them the whole program starts anew. */
export const retryWaitsMs = [60_000, 300_000, 900_000] as const;

/** `EX_TEMPFAIL` of sysexits.h: whoever watches over the program starts it again. */
export const exitRetry = 75;

/** A page that lived this long was well: the count of stand-ins starts anew. */
export const wellMs = 600_000;

/** What follows a lost page, and the state after it. */
export function planRecovery(
  state: RecoveryState,
  reason: LossReason,
  ms: number,
): { plan: RecoveryPlan; state: RecoveryState } {
  const losses = [...state.losses.filter((at) => ms - at < lossWindowMs), ms];
  const total = state.total + 1;
  if (losses.length < lossesBeforeFallback && reason !== 'integrity' && state.fallbacks === 0)
    return { plan: { action: 'reopen', rule: 'recover-now' }, state: { ...state, losses, total } };
  const retryMs = retryWaitsMs[state.fallbacks];
  const next = { losses: [], fallbacks: state.fallbacks + 1, total };
  return retryMs === undefined
    ? { plan: { action: 'exit', rule: 'recover-exit', code: exitRetry }, state: next }
    : { plan: { action: 'fallback', rule: 'recover-later', retryMs }, state: next };
}

/** After a page has been well for ten minutes. */
export function noteWell(state: RecoveryState): RecoveryState {
  return state.fallbacks === 0 ? state : { ...state, fallbacks: 0 };
}

/** Milliseconds without a heartbeat after which a page counts as hung. */
export const heartbeatLimitMs = 4_000;

/** Milliseconds a new page may take to its first heartbeat. */
export const openLimitMs = 15_000;

/** Milliseconds a wipe may take before it is begun again. */
export const wipeLimitMs = 5_000;

/** Wipes that may fail one after another before the whole program starts anew. */
export const wipeTries = 3;
