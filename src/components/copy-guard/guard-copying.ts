import { isBlockedShortcut, isRightClick } from '~/domain/copy-guard.ts';

/**
 * Blocks right-click, copy, cut and their shortcuts on the whole page (specification, section 2), and nothing else.
 * @param listen its `signal` ends the block; without one it lasts as long as the page.
 */
export function guardCopying(listen: AddEventListenerOptions = {}): void {
  document.addEventListener('copy', prevent, listen);
  document.addEventListener('cut', prevent, listen);
  document.addEventListener('contextmenu', (event) => isRightClick(event) && event.preventDefault(), listen);
  document.addEventListener('keydown', (event) => isBlockedShortcut(event) && event.preventDefault(), listen);
}

function prevent(event: Event): void {
  event.preventDefault();
}
