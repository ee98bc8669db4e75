import { useLayoutEffect, type RefObject } from 'react';
import { useComfort } from '../state/visit-stores.ts';

/**
 * How a screen gives way, step by step, until all of it is in sight. Its room is 2 where everything is as large as the visitor
 * wants it; down to 1 labels, headline and spaces come down to the size of the text; down to 0 the text comes down to the
 * smallest that the panel allows. Price and drawing go before any text gets smaller, sentences and icons after that, and what the
 * center says after that: "What is this?" says it, too. At the very last go a code, and that nobody has tested the language, which
 * the safety page says. `shown` names what is there beside the keys and what must be read.
 */
const steps: readonly { shown: string; rooms: readonly number[] }[] = [
  { shown: 'price drawing sentences icons notice desk center untested code', rooms: [2, 1.75, 1.5, 1.25, 1] },
  { shown: 'drawing sentences icons notice desk center untested code', rooms: [1.5, 1.25, 1] },
  {
    shown: 'sentences icons notice desk center untested code',
    rooms: [2, 1.75, 1.5, 1.25, 1, 0.8, 0.6, 0.4, 0.2, 0],
  },
  { shown: 'icons notice desk center untested code', rooms: [1.5, 1.25, 1, 0.8, 0.6, 0.4, 0.2, 0] },
  { shown: 'notice desk center untested code', rooms: [0] },
  { shown: 'notice desk untested code', rooms: [0] },
  { shown: 'notice untested code', rooms: [0] },
  { shown: 'untested code', rooms: [0] },
  { shown: '', rooms: [0] },
];

/**
 * Gives a screen the largest of these steps in which nothing leaves it: words, numbers and what the center says are of any length.
 * Measured, as no style can ask whether its content fits.
 * @param state what changes the content while it stands, beside the visitor's text size.
 */
export function useRoom(screen: RefObject<HTMLElement | null>, state?: string): void {
  const textStep = useComfort((comfort) => comfort.textStep);
  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const fit = () => giveRoom(element);
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    // Letters of other scripts come when the first of them is drawn.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
    // The effect reads what was drawn with it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [screen, textStep, state]);
}

function giveRoom(screen: HTMLElement): void {
  for (const { shown, rooms } of steps) {
    screen.dataset.shown = shown;
    for (const room of rooms) {
      screen.style.setProperty('--room', String(room));
      if (isWhole(screen)) return;
    }
  }
}

function isWhole(screen: HTMLElement): boolean {
  const isCut = (each: Element) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth;
  return screen.scrollHeight <= screen.clientHeight && ![screen, ...screen.querySelectorAll('*')].some(isCut);
}
