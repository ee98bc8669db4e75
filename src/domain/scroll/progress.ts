/**
 * How much of a page has been scrolled through, from 0 to 1.
 * @param top scroll position; `height` the page's and `viewport` the window's height, all in CSS pixels.
 */
export function scrollProgress(top: number, height: number, viewport: number): number {
  const distance = height - viewport;
  if (distance <= 0) return 0;
  return Math.min(1, Math.max(0, top / distance));
}
