import { expect, test, vi } from 'vitest';
import { isWiped, runWipe, wipeRounds, type WipeStep } from '../../../../electron/policy/session.ts';

// Which steps there are on which system, and their order: tests/unit/electron/main-process/session/wipe.test.ts.
test.each([
  ['linux', [['clear-clipboard'], ['clear-selection']]],
  ['win32', [['clear-clipboard']]],
])('before the first page only the clipboards may be full: %s', (platform, rounds) => {
  expect(wipeRounds(platform, false)).toEqual(rounds);
});

test('a step that fails or hangs holds up no other, and the next round waits for all', async () => {
  vi.useFakeTimers();
  const done: WipeStep[] = [];
  const run = (step: WipeStep): void | Promise<void> => {
    if (step === 'clear-hosts') throw new Error('broken');
    if (step === 'clear-code') return Promise.reject(new Error('broken'));
    if (step === 'clear-sign-ins') return new Promise(() => undefined);
    done.push(step);
  };
  const failed = runWipe(wipeRounds('linux', true), run, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failed).toEqual(['clear-sign-ins', 'clear-hosts', 'clear-code']);
  expect(done).toEqual([
    'silence',
    'destroy-page',
    'clear-storage',
    'close-connections',
    'clear-clipboard',
    'clear-selection',
  ]);
  vi.useRealTimers();
});

test.each([
  [[], true],
  [['silence', 'clear-hosts', 'clear-code', 'close-connections', 'clear-sign-ins'], true],
  [['destroy-page'], false],
  [['clear-storage'], false],
  [['clear-clipboard', 'clear-selection'], true],
] as const)('without %j the next visitor may come: %s', (failed, expected) => {
  expect(isWiped(failed)).toBe(expected);
});
