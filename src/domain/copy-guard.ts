/** The part of a `KeyboardEvent` that is needed. */
export type KeyPress = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

const blockedLetters = new Set(['c', 'x', 'u']);

/**
 * Whether a key press is one of the shortcuts for copy, cut and view-source (specification, section 2):
 * Ctrl or Cmd with C, X or U, and Cmd+Option+U. Everything else passes, AltGr letters and plain typing included.
 */
export function isBlockedShortcut(press: KeyPress): boolean {
  if (press.shiftKey) return false;
  const letter = letterOf(press);
  if (press.metaKey && press.altKey && !press.ctrlKey) return letter === 'u' || press.code === 'KeyU';
  if (press.altKey || press.ctrlKey === press.metaKey) return false;
  return blockedLetters.has(letter);
}

/** The Latin letter of the key: on a layout without Latin letters the one printed at the same place. */
function letterOf(press: KeyPress): string {
  const typed = press.key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  return press.code.startsWith('Key') ? press.code.slice(3).toLowerCase() : '';
}

/**
 * Whether opening a context menu is a right-click. The keyboard's menu key and assistive technology report no button
 * (-1) and stay usable: the block never touches the keyboard.
 */
export function isRightClick(event: { button: number }): boolean {
  return event.button !== -1;
}
