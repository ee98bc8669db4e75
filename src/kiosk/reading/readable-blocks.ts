const textBlocks = 'h1, h2, h3, h4, p, li, dt, dd, figcaption, legend, label';
const controls = 'button, a[href]';

/** The parts of the screen to read, in order: the smallest blocks of text, and controls that stand in none. */
export function readableBlocks(): readonly HTMLElement[] {
  const root = document.querySelector('dialog[open]') ?? document.getElementById('main');
  if (root === null) return [];
  return [...root.querySelectorAll<HTMLElement>(`${textBlocks}, ${controls}`)].filter(isReadable);
}

/** Index of the first block that is not above the visible part of the screen. */
export function firstVisible(blocks: readonly HTMLElement[]): number {
  return Math.max(
    0,
    blocks.findIndex((block) => block.getBoundingClientRect().top >= 0),
  );
}

function isReadable(block: HTMLElement): boolean {
  if (block.matches(controls)) {
    if (block.closest(textBlocks) !== null) return false;
  } else if (block.querySelector(textBlocks) !== null) return false;
  return block.innerText.trim() !== '' && block.checkVisibility();
}
