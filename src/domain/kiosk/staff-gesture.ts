/** Where and when somebody tapped: CSS pixels from the upper left corner, and milliseconds of a steady clock. */
export type Tap = { x: number; y: number; atMs: number };

/** Taps in the corner that call the staff dialog, and the milliseconds within which they must come. */
export const gestureTaps = 7;
export const gestureWithinMs = 6_000;

/**
 * Follows the hidden gesture: seven taps in the upper left corner within six seconds. A tap elsewhere starts over.
 * @param taps the taps in the corner so far, oldest first.
 * @param cornerPx edge of the corner.
 * @returns the taps that still count, and whether the gesture is complete.
 */
export function followGesture(
  taps: readonly Tap[],
  tap: Tap,
  cornerPx: number,
): { taps: readonly Tap[]; complete: boolean } {
  if (tap.x > cornerPx || tap.y > cornerPx) return { taps: [], complete: false };
  const counted = [...taps.filter(({ atMs }) => tap.atMs - atMs <= gestureWithinMs), tap];
  return counted.length >= gestureTaps ? { taps: [], complete: true } : { taps: counted, complete: false };
}
