import { expect, test } from 'vitest';
import { isBlockedShortcut, isRightClick, type KeyPress } from '~/domain/copy-guard.ts';

function press(keys: string): KeyPress {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
}

test.each(['Ctrl+c', 'Ctrl+x', 'Ctrl+u', 'Cmd+c', 'Cmd+x', 'Cmd+u', 'Cmd+Alt+u', 'Ctrl+C'])(
  '%s is blocked',
  (keys) => {
    expect(isBlockedShortcut(press(keys))).toBe(true);
  },
);

test.each([
  ...['c', 'x', 'u', 'Shift+C', 'Alt+c', 'Ctrl+Alt+c', 'Ctrl+v', 'Cmd+v', 'Ctrl+f', 'Ctrl+p', 'Ctrl+a'],
  ...['Ctrl+z', 'Ctrl++', 'Ctrl+-', 'Ctrl+0', 'Cmd+f', 'Cmd+p', 'Ctrl+Shift+c', 'Ctrl+Cmd+c', 'Tab', 'F12'],
])('%s passes', (keys) => {
  expect(isBlockedShortcut(press(keys))).toBe(false);
});

test('a letter of another script counts as the Latin letter of the same key', () => {
  expect(isBlockedShortcut({ ...press('Ctrl+c'), key: 'с', code: 'KeyC' })).toBe(true);
  expect(isBlockedShortcut({ ...press('Ctrl+c'), key: '', code: '' })).toBe(false);
});

test('a right-click is blocked, the keyboard menu key is not', () => {
  expect(isRightClick({ button: 2 })).toBe(true);
  expect(isRightClick({ button: 0 })).toBe(true);
  expect(isRightClick({ button: -1 })).toBe(false);
});
