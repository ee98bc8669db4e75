/** State of the navigation bar: hidden or not, with a shadow or flat. */
export type BarState = { hidden: boolean; raised: boolean };

export const initialBar: BarState = { hidden: false, raised: false };

/** Pixels scrolled from which the bar has a shadow, within which it always shows, and past which it may hide. */
export const barThresholds = { shadow: 10, showNearTop: 100, hide: 200 } as const;

/**
 * The bar after a scroll (specification, sections 2 and 9).
 * @param bar its state before.
 * @param from scroll position before, in CSS pixels from the top.
 * @param to scroll position now. Negative values (rubber band) count as the top.
 */
export function moveBar(bar: BarState, from: number, to: number): BarState {
  const raised = to > barThresholds.shadow;
  if (to <= barThresholds.showNearTop || to < from) return { hidden: false, raised };
  if (to > from && to > barThresholds.hide) return { hidden: true, raised };
  return { hidden: bar.hidden, raised };
}

/**
 * How much of a page has been scrolled through, from 0 to 1.
 * @param top scroll position; `height` the page's and `viewport` the window's height, all in CSS pixels.
 */
export function scrollProgress(top: number, height: number, viewport: number): number {
  const distance = height - viewport;
  if (distance <= 0) return 0;
  return Math.min(1, Math.max(0, top / distance));
}
