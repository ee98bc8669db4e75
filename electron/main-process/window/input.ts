import type { WebContents } from 'electron';
import { isSignOfLife } from '../../policy/pointer.ts';

/**
 * Reports every sign of life in a page. Measured here and not in the page: frames swallow their own events, and the
 * system's idle time is wrong under Wayland (electron#27912, #34826).
 */
export function watchInput(contents: Pick<WebContents, 'on'>, onSign: () => void): void {
  let from: { x: number; y: number } | null = null;
  contents.on('input-event', (_event, input) => {
    const at = pointOf(input);
    const isRepeat = input.modifiers?.includes('isautorepeat') ?? false;
    const isSign = isSignOfLife({ type: input.type, ...at, isRepeat }, from);
    if (at !== null && (from === null || isSign)) from = at;
    if (isSign) onSign();
  });
}

/** Where a mouse event happened; the type of `input-event` leaves it out. */
function pointOf(input: object): { x: number; y: number } | null {
  if (!('x' in input) || !('y' in input)) return null;
  return typeof input.x === 'number' && typeof input.y === 'number' ? { x: input.x, y: input.y } : null;
}
