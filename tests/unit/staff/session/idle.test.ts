import { expect, test } from 'vitest';
import { idlePhase } from '../../../../src/staff/session/idle.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Any moment. */
const start = 1_800_000_000_000;

test.each([
  ['just now', 0, 0, { kind: 'active' }],
  ['28 min idle', 28, 0, { kind: 'active' }],
  ['29 min idle', 29, 0, { kind: 'warned', reason: 'idle', secondsLeft: 60 }],
  ['29 min 59 s idle', 30 - 1 / 60, 0, { kind: 'warned', reason: 'idle', secondsLeft: 1 }],
  ['30 min idle', 30, 0, { kind: 'over', reason: 'idle' }],
  ['busy, 11 h 58 min old', 11 * 60 + 58, 11 * 60 + 57, { kind: 'active' }],
  ['busy, 11 h 59 min old', 11 * 60 + 59, 11 * 60 + 58, { kind: 'warned', reason: 'time', secondsLeft: 60 }],
  ['busy, 12 h old', 12 * 60, 12 * 60, { kind: 'over', reason: 'time' }],
  ['asleep for a day', 24 * 60, 0, { kind: 'over', reason: 'idle' }],
])('%s', (_, nowMinutes, activeMinutes, phase) => {
  const clock = { startedMs: start, activeMs: start + activeMinutes * minute };
  expect(idlePhase(clock, start + nowMinutes * minute)).toEqual(phase);
});

test('a session of which nothing is known is over', () => {
  expect(idlePhase(null, start + hour)).toMatchObject({ kind: 'over' });
});
