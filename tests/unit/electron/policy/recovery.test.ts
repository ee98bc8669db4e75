import { expect, test } from 'vitest';
import {
  noLosses,
  planErrorScreen,
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

test.each([
  ['the third within a minute', [0, 20_000, 59_999], 'fallback'],
  ['the third in more than a minute', [0, 20_000, 60_000], 'reopen'],
  ['the first after an error screen', [0, 1, 2, 100_000], 'reopen'],
])('%s', (_which, times, action) => {
  expect(planAll(times).at(-1)?.action).toBe(action);
});

test('each further error screen waits longer, and after three the program restarts', () => {
  const times = [0, 100_000, 500_000, 2_000_000].flatMap((ms) => [ms, ms + 1, ms + 2]);
  const plans = planAll(times).filter((_plan, index) => index % 3 === 2);
  expect(plans).toEqual([
    ...retryWaitsMs.map((retryMs) => ({ action: 'fallback', rule: 'recover-later', retryMs })),
    { action: 'exit', rule: 'recover-exit' },
  ]);
});

test.each([
  ['integrity', 'fallback'],
  ['files', 'fallback'],
  ['preload', 'fallback'],
  ['start', 'fallback'],
  ['gone', 'reopen'],
  ['hang', 'reopen'],
  ['load', 'reopen'],
  ['script', 'reopen'],
] as const)('the first loss by %s: %s', (reason, action) => {
  expect(planRecovery(noLosses, reason, 0).plan.action).toBe(action);
});

test('a lost error screen waits for what was left, and three in a minute end the program', () => {
  const first = planErrorScreen(noLosses, 40_000, 0);
  expect(first.plan).toEqual({ action: 'fallback', rule: 'recover-later', retryMs: 40_000 });
  const second = planErrorScreen(first.state, -5, 1);
  expect(second.plan).toMatchObject({ retryMs: 0 });
  expect(planErrorScreen(second.state, 10_000, 2).plan.action).toBe('exit');
  expect(planErrorScreen(second.state, 10_000, 60_001).plan.action).toBe('fallback');
});
