import { expect, test } from 'vitest';
import { actionOf, keypadActions } from '../../../../src/domain/kiosk/keypad.ts';

const functionKeys = Array.from({ length: 24 }, (_, index) => `F${index + 1}`);
const moveKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'Home', 'End'];

test('a plain keyboard alone has a key for all that a visitor can press', () => {
  const onKeyboard = [...moveKeys, ...functionKeys.slice(0, 12)].map((key) => actionOf(key, {}));
  const jack = new Set(['plugged', 'unplugged']);
  for (const action of keypadActions.filter((each) => !jack.has(each))) expect(onKeyboard).toContain(action);
});

test('a keypad without one can go through a visit, begin it by its jack, and end it', () => {
  const onKeypad = functionKeys.slice(12).map((key) => actionOf(key, {}));
  for (const action of [
    'previous',
    'next',
    'select',
    'where',
    'back',
    'repeat',
    'plugged',
    'unplugged',
    'end',
  ])
    expect(onKeypad).toContain(action);
});

test('no key that writes, and none of an object’s own, is a keypad’s', () => {
  for (const key of ['a', '1', ' ', 'Tab', 'Backspace', 'F5', 'F11', 'F12', 'constructor', 'toString'])
    expect(actionOf(key, {}), key).toBeNull();
});

test('the keys of the config count before those that every kiosk knows', () => {
  expect(actionOf('k', { k: 'where' })).toBe('where');
  expect(actionOf('F1', { F1: 'end' })).toBe('end');
});

test('on is the side to which one reads', () => {
  for (const [key, isRightToLeft] of [
    ['ArrowRight', false],
    ['ArrowLeft', true],
  ] as const) {
    expect(actionOf(key, {}, isRightToLeft)).toBe('next');
    expect(actionOf(key, {}, !isRightToLeft)).toBe('previous');
  }
});
