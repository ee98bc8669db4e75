import { useEffect, type RefObject } from 'react';

/** Where the words stand, in px from their middle: there and back, never far from the last place. */
const places = [
  [0, 0],
  [6, -4],
  [10, -8],
  [4, -10],
  [-4, -6],
  [-10, 0],
  [-6, 6],
  [2, 8],
] as const;

const driftMs = 60_000;

/**
 * Moves an element by some pixels once a minute: a picture that stands for months stays in the panel. Nobody sees it, and
 * between two moves nothing is drawn; an animation, even one in steps, keeps the computer busy day and night.
 */
export function useDrift(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let index = 0;
    const timer = setInterval(() => {
      index = (index + 1) % places.length;
      const [x, y] = places[index] ?? [0, 0];
      element.current?.style.setProperty('--drift-x', `${x}px`);
      element.current?.style.setProperty('--drift-y', `${y}px`);
    }, driftMs);
    return () => clearInterval(timer);
  }, [element]);
}
