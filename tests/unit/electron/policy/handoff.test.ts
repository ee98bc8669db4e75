import { expect, test } from 'vitest';
import {
  handoffPauseMs,
  isBrowserInUse,
  nobodyAway,
  planHandoff,
  type HandoffState,
} from '../../../../electron/policy/handoff.ts';

const press = { key: 'chat', mode: 'both', online: true, ms: 10_000 } as const;
const opening: HandoffState = { status: 'opening', key: 'chat' };
const away: HandoffState = { status: 'away', key: 'chat', sinceMs: 10_000 };
const failed: HandoffState = { status: 'here', failedMs: 10_000 };

test.each([
  ['qr', true, 'handoff-qr'],
  ['qr', false, 'handoff-qr'],
  ['both', false, 'handoff-offline'],
  ['system-browser', false, 'handoff-offline'],
  ['both', true, 'handoff-open'],
  ['system-browser', true, 'handoff-open'],
] as const)('%s, online %s: %s', (mode, online, rule) => {
  expect(planHandoff(nobodyAway, { ...press, mode, online }).rule).toBe(rule);
});

test.each([
  ['the same while it opens', opening, {}, 'handoff-again'],
  ['another while it opens', opening, { key: 'web-app' }, 'handoff-busy'],
  ['the same within five seconds', away, { ms: 10_000 + handoffPauseMs - 1 }, 'handoff-again'],
  ['the same later', away, { ms: 10_000 + handoffPauseMs }, 'handoff-busy'],
  ['another while one is open', away, { key: 'web-app' }, 'handoff-busy'],
  ['an hour later, without a network', away, { ms: 4e6, online: false }, 'handoff-busy'],
  ['at once after none came', failed, { ms: 10_000 + handoffPauseMs - 1 }, 'handoff-pause'],
  ['later after none came', failed, { ms: 10_000 + handoffPauseMs }, 'handoff-open'],
] as const)(
  'a visit has one browser: other presses show the code alone: %s',
  (_how, state, changes, rule) => {
    expect(planHandoff(state, { ...press, ...changes }).rule).toBe(rule);
  },
);

test('the browser in front is the visitor’s while the visit is active, and no longer', () => {
  const phases = ['asleep', 'waiting', 'active', 'warning', 'ended'] as const;
  expect(phases.filter((phase) => isBrowserInUse(away, phase))).toEqual(['active']);
  for (const state of [nobodyAway, opening, failed])
    expect(phases.filter((phase) => isBrowserInUse(state, phase))).toEqual([]);
});
