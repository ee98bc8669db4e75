import { expect, test } from 'vitest';
import { createPinGate } from '../../../../../electron/main-process/pin/pin-gate.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/** A real check takes its time on purpose (pin.test.ts). */
const isPin = (pin: string) => pin === '4711';

test('five wrong PINs close the gate for a while, and the answer says for how long', () => {
  const context = fakeContext();
  const gate = createPinGate(context, isPin);
  const wrong = { answer: 'wrong' };
  const wait = { answer: 'wait', seconds: 30 };
  expect(Array.from({ length: 6 }, () => gate.unlock('0000'))).toEqual([
    wrong,
    wrong,
    wrong,
    wrong,
    wait,
    wait,
  ]);
  context.clock.ms = 18_500;
  expect(gate.unlock('4711')).toEqual({ answer: 'wait', seconds: 12 });
  context.clock.ms = 30_000;
  expect(gate.unlock('4711')).toEqual({ answer: 'ok' });
  expect(JSON.stringify(context.entries)).not.toMatch(/4711|0000/);
});

test('an action counts once, within a minute of the right PIN', () => {
  const context = fakeContext();
  const gate = createPinGate(context, isPin);
  expect(gate.mayAct('quit')).toBe(false);
  gate.unlock('4711');
  context.clock.ms = 59_999;
  expect(gate.mayAct('restart')).toBe(true);
  expect(gate.mayAct('quit')).toBe(false);
  gate.unlock('4711');
  context.clock.ms = 120_000;
  expect(gate.mayAct('quit')).toBe(false);
  expect(context.denied).toEqual(['staff-locked', 'staff-locked', 'staff-locked']);
});

test('without a PIN there is no gate', () => {
  const gate = createPinGate(fakeContext(), null);
  expect(gate.unlock('4711')).toEqual({ answer: 'wait', seconds: 0 });
  expect(gate.mayAct('quit')).toBe(false);
});

/** A count on a disk, as one start leaves it to the next. */
function disk(start = 0, isWritable = true) {
  let wrong = start;
  return {
    read: () => wrong,
    keep: (count: number) => {
      if (isWritable) wrong = count;
      return isWritable;
    },
  };
}

const answers = (gate: ReturnType<typeof createPinGate>, pin: string, times: number) =>
  Array.from({ length: times }, () => gate.unlock(pin).answer);

test('a restart gives no free tries', () => {
  const tries = disk();
  expect(answers(createPinGate(fakeContext(), isPin, tries), '0000', 4)).toEqual([
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ]);
  const context = fakeContext();
  const gate = createPinGate(context, isPin, tries);
  expect(gate.unlock('0000')).toEqual({ answer: 'wait', seconds: 30 });
  const again = createPinGate(context, isPin, tries);
  expect(again.unlock('4711')).toEqual({ answer: 'wait', seconds: 30 });
  context.clock.ms = 30_000;
  expect(again.unlock('4711')).toEqual({ answer: 'ok' });
  expect(tries.read()).toBe(0);
});

test('a try counts before it is looked at', () => {
  const tries = disk();
  const kept: number[] = [];
  createPinGate(fakeContext(), isPin, {
    ...tries,
    keep: (count) => {
      kept.push(count);
      return true;
    },
  }).unlock('4711');
  expect(kept).toEqual([1, 0]);
});

test('where no count can be kept, each wrong PIN waits', () => {
  const context = fakeContext();
  const gate = createPinGate(context, isPin, disk(0, false));
  expect(gate.unlock('0000')).toEqual({ answer: 'wait', seconds: 30 });
  context.clock.ms = 30_000;
  expect(gate.unlock('0000')).toEqual({ answer: 'wait', seconds: 60 });
  context.clock.ms = 90_000;
  expect(gate.unlock('4711')).toEqual({ answer: 'ok' });
});
