import { expect, test, vi } from 'vitest';
import { isWiped, runWipe, wipeRounds, type WipeStep } from '../../../../electron/policy/session.ts';

test('the page goes before everything that it could fill again', () => {
  const rounds = wipeRounds('linux', true);
  const roundOf = (step: WipeStep) => rounds.findIndex((steps) => steps.includes(step));
  expect(roundOf('silence')).toBeLessThan(roundOf('destroy-page'));
  expect(roundOf('destroy-page')).toBeLessThan(roundOf('clear-storage'));
  expect(roundOf('destroy-page')).toBeLessThan(roundOf('clear-clipboard'));
});

test('the second clipboard is a matter of Linux', () => {
  expect(wipeRounds('win32', true).flat()).not.toContain('clear-selection');
  expect(wipeRounds('linux', true).flat()).toContain('clear-selection');
});

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
