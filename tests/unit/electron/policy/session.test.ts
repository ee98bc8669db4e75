import { expect, test, vi } from 'vitest';
import { isWiped, runWipe, wipeSteps, type WipeStep } from '../../../../electron/policy/session.ts';

test('the page goes before everything that it could fill again', () => {
  const steps = wipeSteps('linux');
  expect(steps.indexOf('destroy-page')).toBeLessThan(steps.indexOf('clear-storage'));
  expect(steps.indexOf('destroy-page')).toBeLessThan(steps.indexOf('clear-clipboard'));
});

test('the second clipboard is a matter of Linux', () => {
  expect(wipeSteps('win32')).not.toContain('clear-selection');
  expect(wipeSteps('linux')).toContain('clear-selection');
});

test('a step that fails or hangs holds up no other', async () => {
  vi.useFakeTimers();
  const done: WipeStep[] = [];
  const run = (step: WipeStep): void | Promise<void> => {
    if (step === 'clear-hosts') throw new Error('broken');
    if (step === 'clear-code') return Promise.reject(new Error('broken'));
    if (step === 'clear-sign-ins') return new Promise(() => undefined);
    done.push(step);
  };
  const failed = runWipe(wipeSteps('linux'), run, 1_000);
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
