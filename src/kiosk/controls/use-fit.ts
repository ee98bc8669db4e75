import { useLayoutEffect, type RefObject } from 'react';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { leastGrowth } from '~/domain/kiosk/panel.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useComfort, useLetters, useReading, type Layer } from '../state/visit-stores.ts';

/**
 * How a screen gives way. Each list holds, in their order, parts by name and amounts such as `air=.5`: its style shows the parts that
 * `data-shown` names, and reads the amounts as custom properties, 0 where there is none.
 */
export type Yielding = {
  /** The way in which its parts stand (`data-way`): the first is the finest. */
  ways?: readonly string[];
  /** There from the start: goes only where not even the smallest letters are whole with it. */
  kept?: string;
  /** There from the start, the last first to go, where letters can grow by a fifth beside it. */
  rather?: string;
  /** Comes back beside the largest letters, and so is the same at every text size. */
  steady?: string;
  /** Comes back when the letters have their size. */
  back: string;
};

/** The sizes of letters, as factors of the panel's smallest: the same at every step, so that a larger wish never ends smaller. */
const sizes = Array.from({ length: 36 }, (_, index) => 1 + index / 50);

/**
 * First the letters, then the rest: with nothing on a screen but its words, they take the largest size up to the wanted one with which
 * all is whole, and keep it; then what gave way comes back in the screen's own order, as far as all stays whole. Measured, as no style
 * can ask whether its content fits.
 * @param layer what the screen is of: "Larger" asks the uppermost.
 * @param yielding to be the same object each time.
 * @param state what changes the content while it stands, beside the visitor's text size.
 */
export function useFit(
  screen: RefObject<HTMLElement | null>,
  layer: Layer,
  yielding: Yielding,
  state?: string,
): void {
  const textStep = useComfort((comfort) => comfort.textStep);
  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const anew = () => {
      const letters = fit(element, yielding, textScales[textStep]);
      useLetters.setState({ [layer]: letters });
      // The keys of the voice take their room only while it reads.
      const isSettled = document.fonts.status === 'loaded' && useReading.getState().state === 'silent';
      if (letters.most === 0 && isSettled) kioskBridge().reportNoRoom();
    };
    const stop = followRoom(element, anew);
    return () => {
      stop();
      useLetters.setState({ [layer]: null });
    };
    // The effect reads what was drawn with it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [screen, layer, yielding, textStep, state]);
}

/**
 * Calls at once, and again whenever an element has got another size or letters of other scripts have come: they come when the first of
 * them is drawn. @returns stops it.
 */
export function followRoom(element: HTMLElement, fitAnew: () => void): () => void {
  let fitted = '';
  const size = () => `${element.clientWidth} ${element.clientHeight}`;
  const anew = () => {
    // What opens in this moment has none yet.
    if (element.clientWidth > 0) fitAnew();
    fitted = size();
  };
  anew();
  // It tells of the size at which it begins as well.
  const resized = new ResizeObserver(() => size() !== fitted && anew());
  resized.observe(element);
  document.fonts.addEventListener('loadingdone', anew);
  return () => {
    resized.disconnect();
    document.fonts.removeEventListener('loadingdone', anew);
  };
}

/** @returns the size of the letters, and the largest that they can have here. */
function fit(screen: HTMLElement, yielding: Yielding, wanted: number): { words: number; most: number } {
  const { ways = [''] } = yielding;
  const isWholeWith = (way: string, words: number, parts: readonly string[]) => {
    show(screen, way, words, parts);
    return isWhole(screen);
  };
  /** Adds what fits, one after the other. */
  const add = (way: string, words: number, parts: readonly string[], more: readonly string[]) => {
    let all = parts;
    for (const part of more) {
      const tried = [...all, part];
      if (isWholeWith(way, words, tried)) all = tried;
    }
    return all;
  };

  const steady = listOf(yielding.steady);
  const roomOf = (kept: readonly string[]) => {
    const rooms = ways.map((way) => {
      const most = largest((words) => isWholeWith(way, words, kept));
      return { way, kept, most };
    });
    // What is the same at every text size stands in one way, the finest that lets letters grow.
    const finest = steady.length > 0 ? rooms.find(({ most }) => most >= leastGrowth) : undefined;
    return finest ?? rooms.toSorted((one, other) => other.most - one.most)[0] ?? { way: '', kept, most: 0 };
  };
  const kept = listOf(yielding.kept);
  let rather = listOf(yielding.rather);
  let room = roomOf([...kept, ...rather]);
  while (room.most < leastGrowth && rather.length > 0) {
    rather = rather.slice(0, -1);
    room = roomOf([...kept, ...rather]);
  }
  if (room.most < 1) room = roomOf([]);
  const { most } = room;
  const { way: roomiest, kept: least } = room;
  const parts = add(roomiest, most, least, steady);
  const stayed = steady.length > 0 ? [roomiest] : ways;
  const found = sizes
    .filter((words) => words <= Math.min(wanted, most))
    .toReversed()
    .flatMap((words) => stayed.map((way) => ({ way, words })))
    .find(({ way, words }) => isWholeWith(way, words, parts));
  const { way, words } = found ?? { way: roomiest, words: 1 };
  show(screen, way, words, found === undefined ? least : add(way, words, parts, listOf(yielding.back)));
  return { words, most: found === undefined ? 0 : most };
}

const listOf = (parts = ''): readonly string[] => parts.split(' ').filter((part) => part !== '');

/** The largest of the sizes, which ascend, with which a screen is whole; 0 where it is with none. */
export function largest(isWholeAt: (words: number) => boolean, among = sizes): number {
  let whole = 0;
  let [from, to] = [0, among.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const words = among[middle] ?? 1;
    if (isWholeAt(words)) [whole, from] = [words, middle + 1];
    else to = middle;
  }
  return whole;
}

function show(screen: HTMLElement, way: string, words: number, parts: readonly string[]): void {
  const amounts = parts.filter((part) => part.includes('='));
  screen.dataset.way = way;
  screen.dataset.shown = parts.filter((part) => !part.includes('=')).join(' ');
  screen.style.cssText = [`words=${words}`, ...amounts]
    .map((each) => `--${each.replace('=', ':')}`)
    .join(';');
}

function isWhole(screen: HTMLElement): boolean {
  const isCut = (each: Element) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth;
  return screen.scrollHeight <= screen.clientHeight && ![screen, ...screen.querySelectorAll('*')].some(isCut);
}
