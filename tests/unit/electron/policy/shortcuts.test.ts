import { expect, test } from 'vitest';
import { decideKey, type KeyPress } from '../../../../electron/policy/shortcuts.ts';

type Modifier = 'shift' | 'control' | 'alt' | 'meta';

/** A press written as people write it: `Control+Shift+I`. */
function press(keys: string): KeyPress {
  const parts = keys.split('+');
  const key = parts.pop() || '+';
  const held = (name: Modifier) => parts.some((part) => part.toLowerCase() === name);
  return {
    key: key === 'Space' ? ' ' : key,
    shift: held('shift'),
    control: held('control'),
    alt: held('alt'),
    meta: held('meta'),
  };
}

test.each([
  // Typing and moving: a lock that also keeps visitors out is no lock.
  ['a', 'key-type'],
  ['Shift+A', 'key-type'],
  ['Space', 'key-type'],
  ['ą', 'key-type'],
  ['👵', 'key-type'],
  ['ん', 'key-type'],
  ['Tab', 'key-move'],
  ['Shift+Tab', 'key-move'],
  ['Enter', 'key-move'],
  ['Escape', 'key-move'],
  ['Delete', 'key-move'],
  ['Shift', 'key-move'],
  ['Control+Control', 'key-move'],
  ['Dead', 'key-compose'],
  ['Process', 'key-compose'],
  // A keypad for who listens.
  ['F1', 'key-keypad'],
  ['F17', 'key-keypad'],
  // AltGr, which Windows tells as Control and Alt together.
  ['Control+Alt+@', 'key-altgr'],
  ['Control+Alt+€', 'key-altgr'],
  ['AltGraph', 'key-move'],
  // What leads out.
  ['Control+Shift+I', 'key-control'],
  ['Control+Tab', 'key-control'],
  ['Control+Alt+Delete', 'key-control'],
  ['Control+Alt+Space', 'key-control'],
  ['Alt+F4', 'key-alt'],
  ['Alt+ArrowLeft', 'key-alt'],
  ['Alt+@', 'key-alt'],
  ['Meta+l', 'key-meta'],
  ['Meta+Control+q', 'key-meta'],
  ['Shift+Delete', 'key-shift'],
  ['Shift+Escape', 'key-shift'],
  ['F12', 'key-unknown'],
  ['Alt', 'key-unknown'],
  ['BrowserBack', 'key-unknown'],
  ['\t', 'key-unknown'],
] as const)('%s: %s', (keys, rule) => {
  const allowed = new Set(['key-type', 'key-move', 'key-compose', 'key-altgr', 'key-keypad']);
  expect(decideKey(press(keys))).toEqual({ action: allowed.has(rule) ? 'allow' : 'deny', rule });
});

const functionKeys = Array.from({ length: 24 }, (_, index) => `F${index + 1}`);

/** Combinations that no row above names: function keys, then what browsers and programs answer to. */
const leadingOut = [
  ...['F5', 'F10', 'F11', 'F12'],
  ...functionKeys.flatMap((key) => ['Shift', 'Control', 'Alt', 'Meta'].map((held) => `${held}+${key}`)),
  ...[...'ruwqntlfpsoxvaz01'].flatMap((key) => [`Control+${key}`, `Control+Alt+${key}`, `Alt+${key}`]),
  ...['Control++', 'Control+-', 'Control+F4', 'Control+Alt+F1', 'Shift+F10', 'Shift+Insert', 'Alt+Home'],
  ...['Meta+r', 'Meta+[', 'Meta+ArrowLeft', 'BrowserRefresh', 'LaunchMail', 'ContextMenu', 'Insert'],
];

test.each(leadingOut)('%s is denied', (keys) => {
  expect(decideKey(press(keys)).action).toBe('deny');
});

test('the keys of a keypad of the kiosk’s own pass, and only by themselves', () => {
  const own = { F10: 'where', BrowserBack: 'back' } as const;
  expect(decideKey(press('F10'), 'linux', own)).toEqual({ action: 'allow', rule: 'key-keypad' });
  expect(decideKey(press('BrowserBack'), 'linux', own).action).toBe('allow');
  expect(decideKey(press('Shift+F10'), 'linux', own).action).toBe('deny');
  expect(decideKey(press('Alt+F10'), 'linux', own).action).toBe('deny');
  expect(decideKey(press('F12'), 'linux', own).action).toBe('deny');
});

test.each([
  ['Alt+@', 'key-altgr'],
  ['Alt+a', 'key-alt'],
  ['Meta+@', 'key-meta'],
])('%s on macOS, where Alt alone writes characters: %s', (keys, rule) => {
  expect(decideKey(press(keys), 'darwin').rule).toBe(rule);
});
