/** What holds one thing to read. */
export const textBlocks = 'h1, h2, h3, h4, p, li, dt, dd, figcaption, legend, label';

/** What can be pressed. */
export const controls = 'button, a[href]';

/** Whether there is something to read in an element itself, and not in smaller blocks that it holds. */
export function isReadable(block: HTMLElement): boolean {
  if (!block.matches(controls) && block.querySelector(textBlocks) !== null) return false;
  return block.innerText.trim() !== '' && block.checkVisibility();
}
