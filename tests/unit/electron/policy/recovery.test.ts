import { expect, test } from 'vitest';
import {
  exitRetry,
  noLosses,
  noteWell,
  planRecovery,
  retryWaitsMs,
  type RecoveryPlan,
} from '../../../../electron/policy/recovery.ts';

/** Plans of losses at these times, one after another. */
function planAll(times: readonly number[]): readonly RecoveryPlan[] {
  let state = noLosses;
  return times.map((ms) => {
    const next = planRecovery(state, 'gone', ms);
    state = next.state;
    return next.plan;
  });
}

test('the third loss in a minute brings the stand-in page', () => {
  expect(planAll([0, 20_000, 59_999]).map((plan) => plan.action)).toEqual(['reopen', 'reopen', 'fallback']);
  expect(planAll([0, 20_000, 60_000]).map((plan) => plan.action)).toEqual(['reopen', 'reopen', 'reopen']);
});

test('after three stand-ins the program starts anew', () => {
  const plans = planAll([0, 1, 2, 100_000, 500_000, 2_000_000]).slice(2);
  expect(plans).toEqual([
    ...retryWaitsMs.map((retryMs) => ({ action: 'fallback', rule: 'recover-later', retryMs })),
    { action: 'exit', rule: 'recover-exit', code: exitRetry },
  ]);
});

test('a changed file is not tried again at once', () => {
  expect(planRecovery(noLosses, 'integrity', 0).plan.action).toBe('fallback');
});

test('ten good minutes forgive the stand-ins, not the count', () => {
  const lost = planRecovery(noLosses, 'integrity', 0).state;
  expect(noteWell(lost)).toEqual({ losses: [], fallbacks: 0, total: 1 });
  expect(noteWell(noLosses)).toBe(noLosses);
});
