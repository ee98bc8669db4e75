import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPinGate, pinAttemptsIn, type PinAttempts } from '../../../../electron/main-process/pin.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';

/** A count on a disk, as one start leaves it to the next. */
function disk(isWritable = true): PinAttempts & { stored: number[] } {
  const stored: number[] = [];
  return {
    stored,
    read: () => stored.at(-1) ?? 0,
    keep(count) {
      if (isWritable) stored.push(count);
      return isWritable;
    },
  };
}

/** A real check takes its time on purpose (policy/pin.test.ts). */
const isPin = (pin: string) => pin === '4711';
const gateWith = (attempts: PinAttempts = disk(), context = fakeContext()) => ({
  context,
  ...createPinGate(context, isPin, attempts),
});
const wrong = { answer: 'wrong' };
const wait = (seconds: number) => ({ answer: 'wait', seconds });

test('five wrong PINs close the gate for a while, and the answer says for how long', () => {
  const { unlock, context } = gateWith();
  const answers = Array.from({ length: 6 }, () => unlock('0000'));
  expect(answers).toEqual([wrong, wrong, wrong, wrong, wait(30), wait(30)]);
  context.clock.ms = 18_500;
  expect(unlock('4711')).toEqual(wait(12));
  context.clock.ms = 30_000;
  expect(unlock('4711')).toEqual({ answer: 'ok' });
  expect(JSON.stringify(context.entries)).not.toMatch(/4711|0000/);
});

test('an action counts once, within a minute of the right PIN', () => {
  const { unlock, mayRun, context } = gateWith();
  expect(mayRun('quit')).toBe(false);
  unlock('4711');
  context.clock.ms = 59_999;
  expect(mayRun('restart')).toBe(true);
  expect(mayRun('quit')).toBe(false);
  unlock('4711');
  context.clock.ms = 120_000;
  expect(mayRun('quit')).toBe(false);
  expect(context.denied).toEqual(['staff-locked', 'staff-locked', 'staff-locked']);
});

test('without a PIN there is no gate', () => {
  const gate = createPinGate(fakeContext(), null, disk());
  expect(gate.unlock('4711')).toEqual(wait(0));
  expect(gate.mayRun('quit')).toBe(false);
});

test('a restart gives no free tries', () => {
  const attempts = disk();
  const before = gateWith(attempts);
  for (let count = 0; count < 4; count += 1) expect(before.unlock('0000')).toEqual(wrong);
  const context = fakeContext();
  expect(gateWith(attempts, context).unlock('0000')).toEqual(wait(30));
  const restarted = gateWith(attempts, context);
  expect(restarted.unlock('4711')).toEqual(wait(30));
  context.clock.ms = 30_000;
  expect(restarted.unlock('4711')).toEqual({ answer: 'ok' });
  // Each try was counted before it was looked at.
  expect(attempts.stored).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test('where no count can be kept, each wrong PIN waits', () => {
  const { unlock, context } = gateWith(disk(false));
  expect(unlock('0000')).toEqual(wait(30));
  context.clock.ms = 30_000;
  expect(unlock('0000')).toEqual(wait(60));
  context.clock.ms = 90_000;
  expect(unlock('4711')).toEqual({ answer: 'ok' });
});

describe('the count on the disk', () => {
  const newFile = () => join(mkdtempSync(join(tmpdir(), 'kiosk-tries-')), 'data', 'pin-tries');

  test('is there for the next start, and gone after the right PIN', () => {
    const file = newFile();
    expect(pinAttemptsIn(file).read()).toBe(0);
    expect(pinAttemptsIn(file).keep(3)).toBe(true);
    expect(pinAttemptsIn(file).read()).toBe(3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['pin-tries']);
    expect(pinAttemptsIn(file).keep(0)).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test.each(['', 'none', '-1', '1e9', '12345678'])('that says %j gives no free try', (text) => {
    const file = newFile();
    mkdirSync(join(file, '..'));
    writeFileSync(file, text);
    expect(pinAttemptsIn(file).read()).toBe(5);
  });

  test('that cannot be written is told, and one that cannot be read gives no free try', () => {
    const file = newFile();
    mkdirSync(file, { recursive: true });
    expect(pinAttemptsIn(file).keep(1)).toBe(false);
    expect(pinAttemptsIn(file).read()).toBe(5);
  });
});
