import { expect, test } from 'vitest';
import {
  handoffPauseMs,
  mustTakeBack,
  nobodyAway,
  noteOpened,
  planHandoff,
} from '../../../../electron/policy/handoff-return.ts';

const facts = { mode: 'both', online: true, ms: 10_000 } as const;

test('a second press within five seconds opens nothing', () => {
  expect(planHandoff(nobodyAway, facts)).toEqual({ action: 'open-browser', rule: 'handoff-open' });
  const opened = noteOpened(nobodyAway, facts.ms);
  expect(opened).toEqual({ away: true, count: 1, lastMs: facts.ms });
  expect(planHandoff(opened, { ...facts, ms: facts.ms + handoffPauseMs - 1 }).rule).toBe('handoff-pause');
  expect(planHandoff(opened, { ...facts, ms: facts.ms + handoffPauseMs }).rule).toBe('handoff-open');
});

test.each([
  ['qr', true, 'handoff-qr'],
  ['both', false, 'handoff-offline'],
  ['system-browser', false, 'handoff-offline'],
  ['system-browser', true, 'handoff-open'],
] as const)('%s, online %s: %s', (mode, online, rule) => {
  expect(planHandoff(nobodyAway, { ...facts, mode, online }).rule).toBe(rule);
});

test('the screen is taken back in every phase but active', () => {
  const away = noteOpened(nobodyAway, 0);
  const phases = ['asleep', 'waiting', 'active', 'warning', 'ended'] as const;
  expect(phases.filter((phase) => mustTakeBack(away, phase))).toEqual([
    'asleep',
    'waiting',
    'warning',
    'ended',
  ]);
  expect(phases.filter((phase) => mustTakeBack(nobodyAway, phase))).toEqual([]);
});
