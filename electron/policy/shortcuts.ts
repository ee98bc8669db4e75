import { actionOf, type Keys } from '../../src/domain/kiosk/keypad.ts';
import { allow, deny } from './decision.ts';

/** The part of Electron's `Input` that decides. */
export type KeyPress = {
  key: string;
  shift: boolean;
  control: boolean;
  alt: boolean;
  meta: boolean;
};

/** Keys that move, edit and answer. Everything a page needs for typing and for use without a pointer. */
const moveKeys = new Set([
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** Modifier keys pressed by themselves. `Alt` is not among them: it opens menus. */
const bareModifiers = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control']);

/** Cut in Windows, Chromium's task manager. */
const refusedWithShift = new Set(['Delete', 'Escape']);

/** Input methods and accents in the making. */
const composeKeys = new Set(['Dead', 'Process', 'Compose']);

/**
 * Whether a key may reach the page, by a list of what is allowed. AltGr arrives as Control and Alt together on Windows,
 * as a modifier of its own on Linux, and as Alt alone on macOS: it passes when it writes a character that no shortcut
 * is made of (`@`, `€`, `{`, `ą`; never a plain letter, digit or space).
 * @param own the keys of this kiosk's own keypad.
 */
export function decideKey(press: KeyPress, platform: string = 'linux', own: Keys = {}) {
  const { key, control, alt, meta } = press;
  if (meta) return deny('key-meta');
  if (control && alt) return isBeyondShortcuts(key) ? allow('key-altgr') : deny('key-control');
  if (control && key !== 'Control') return deny('key-control');
  if (alt) return platform === 'darwin' && isBeyondShortcuts(key) ? allow('key-altgr') : deny('key-alt');
  if (composeKeys.has(key)) return allow('key-compose');
  if (bareModifiers.has(key) || moveKeys.has(key))
    return press.shift && refusedWithShift.has(key) ? deny('key-shift') : allow('key-move');
  if (isCharacter(key)) return allow('key-type');
  // By itself alone: with Shift, F10 opens a menu.
  return actionOf(key, own) !== null && !press.shift ? allow('key-keypad') : deny('key-unknown');
}

function isBeyondShortcuts(key: string): boolean {
  return key === 'AltGraph' || key === 'Dead' || (isCharacter(key) && !/^[A-Za-z0-9 ]$/.test(key));
}

function isCharacter(key: string): boolean {
  return Array.from(key).length === 1 && !/\p{Cc}/u.test(key);
}
