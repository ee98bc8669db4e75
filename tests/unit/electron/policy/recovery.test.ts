import { expect, test } from 'vitest';
import {
  noLosses,
  planErrorScreen,
  planRecovery,
  retryWaitsMs,
  type RecoveryPlan,
} from '../../../../electron/policy/recovery.ts';

/** What follows the losses at these times, one after another. */
function planAll(
  times: readonly number[],
  plan: typeof planErrorScreen | null = null,
): readonly RecoveryPlan[] {
  let state = noLosses;
  return times.map((ms) => {
    const next = plan?.(state, 40_000 - ms, ms) ?? planRecovery(state, 'gone', ms);
    state = next.state;
    return next.plan;
  });
}

test.each([
  ['the third loss within a minute', [0, 20_000, 59_999], 'fallback'],
  ['the third in more than a minute', [0, 20_000, 60_000], 'reopen'],
  ['the first after an error screen', [0, 1, 2, 100_000], 'reopen'],
])('after %s', (_which, times, action) => {
  expect(planAll(times).at(-1)?.action).toBe(action);
});

test('each further error screen waits longer, and after three the program restarts', () => {
  const times = [0, 100_000, 500_000, 2_000_000].flatMap((ms) => [ms, ms + 1, ms + 2]);
  const screens = planAll(times).filter(({ action }) => action !== 'reopen');
  expect(screens).toEqual([
    ...retryWaitsMs.map((retryMs) => ({ action: 'fallback', rule: 'recover-later', retryMs })),
    { action: 'exit', rule: 'recover-exit' },
  ]);
});

test.each([
  ['fallback', ['integrity', 'files', 'preload', 'start']],
  ['reopen', ['gone', 'hang', 'load', 'script']],
] as const)('%s follows the first loss by %j', (action, reasons) => {
  for (const reason of reasons) expect(planRecovery(noLosses, reason, 0).plan.action, reason).toBe(action);
});

test('a lost error screen waits for what was left, and three in a minute end the program', () => {
  const waits = (times: readonly number[]) =>
    planAll(times, planErrorScreen).map((plan) => ('retryMs' in plan ? plan.retryMs : plan.action));
  expect(waits([0, 1_000, 2_000])).toEqual([40_000, 39_000, 'exit']);
  expect(waits([0, 1_000, 60_001])).toEqual([40_000, 39_000, 0]);
});
