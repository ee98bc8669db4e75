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
