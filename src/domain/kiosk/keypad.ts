/**
 * What a key of a keypad does for a visitor who listens. `plugged` and `unplugged` come from the jack of a keypad that reports its
 * headphones by keys.
 */
export const keypadActions = [
  'previous',
  'next',
  'select',
  'where',
  'back',
  'home',
  'repeat',
  'slower',
  'faster',
  'softer',
  'louder',
  'dark',
  'end',
  'plugged',
  'unplugged',
] as const;
export type KeypadAction = (typeof keypadActions)[number];

/** What a visitor can press; the others are the jack's. */
export type PressedAction = Exclude<KeypadAction, 'plugged' | 'unplugged'>;

/** Keys by `KeyboardEvent.key`, and what each does. */
export type Keys = Readonly<Record<string, KeypadAction>>;

/** Any keyboard: nothing that writes a character, so that nothing is typed by it. F5, F11 and F12 stay what they are elsewhere: refused. */
const keyboard: Keys = {
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'next',
  Enter: 'select',
  Escape: 'back',
  Home: 'home',
  F1: 'where',
  F2: 'repeat',
  F3: 'slower',
  F4: 'faster',
  F6: 'softer',
  F7: 'louder',
  F8: 'dark',
  F9: 'end',
};

/**
 * Keypads that send function keys which no keyboard has, such as Storm's AudioNav and NavBar (vendor 2047 hex). Their keys and their
 * jack send what the maker's utility loads into them: 20 bytes, a modifier and a code for each (1400 Series AudioNav Technical
 * Manual, Rev 1.5, page 24, "Load New Key Code Table"). These are the codes to load: F13 to F24, 68 to 73 hex (HID Usage Tables,
 * 0x07). The upper key of its own table is among them already: 72 hex, F23 (page 28).
 */
const functionKeypad: Keys = {
  F13: 'home',
  F14: 'end',
  F15: 'plugged',
  F16: 'unplugged',
  F17: 'previous',
  F18: 'next',
  F19: 'select',
  F20: 'where',
  F21: 'softer',
  F22: 'louder',
  F23: 'back',
  F24: 'repeat',
};

const known: Keys = { ...keyboard, ...functionKeypad };

/**
 * What a key does.
 * @param key as `KeyboardEvent.key` has it.
 * @param own the keys of this kiosk's own keypad, which count before those that every kiosk knows.
 * @param isRightToLeft how one reads: to the side to which one reads is on, in every language.
 * @returns null for a key that is none of a keypad's.
 */
export function actionOf(key: string, own: Keys, isRightToLeft = false): KeypadAction | null {
  const meant = isRightToLeft ? (mirrored[key] ?? key) : key;
  if (Object.hasOwn(own, meant)) return own[meant] ?? null;
  return Object.hasOwn(known, meant) ? (known[meant] ?? null) : null;
}

const mirrored: Readonly<Partial<Record<string, string>>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};
