import { textScales } from '~/domain/kiosk/comfort.ts';
import { largest } from '../controls/use-fit.ts';
import { useLetters, usePaging } from '../state/visit-stores.ts';

/*
 * A page that is longer than the stage is laid out in columns (Pages.module.css), each as wide as the stage: one of them is a
 * screenful, and turning moves the box by whole widths. The store says which is shown; whatever else moves the box is undone.
 */

/** All but the title, which is on every screenful. */
const elementsIn = (box: HTMLElement) => [...box.querySelectorAll('*:not(h1, h1 *)')];

/** Whether the screenfuls follow each other from right to left. */
export const isRtl = (box: HTMLElement): boolean => getComputedStyle(box).direction === 'rtl';

const media = 'svg[role=img], img:not([alt=""]), iframe, input';

/** Whether an element itself, not only what it holds, says something: what only decorates is worth no screenful. */
function showsSomething(element: Element): boolean {
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
  return hasWords || element.matches(media);
}

/** The columns that an element lies in, in order, without its empty fragments. */
function columnsOf(box: HTMLElement, element: Element): readonly number[] {
  const frame = box.getBoundingClientRect();
  return [...element.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((fragment) => {
      const middle = fragment.left + fragment.width / 2;
      const fromStart = (isRtl(box) ? frame.right - middle : middle - frame.left) + Math.abs(box.scrollLeft);
      return Math.max(0, Math.floor(fromStart / frame.width));
    });
}

/** The screenful on which an element begins; 0 for one that is nowhere. */
function pageOf(box: HTMLElement, element: Element | undefined): number {
  const column = (element && columnsOf(box, element)[0]) ?? 0;
  return Math.max(
    0,
    usePaging.getState().columns.findLastIndex((each) => each <= column),
  );
}

/** Whether a part of an element is on the screenful that is shown; what is not paged is always in sight. */
export function isInSight(element: Element): boolean {
  const box = element.closest<HTMLElement>('[data-pages]');
  const { columns, page } = usePaging.getState();
  return box === null || columnsOf(box, element).includes(columns[page] ?? 0);
}

/** Shows the screenful on which an element begins. */
export function turnTo(element: Element): void {
  const box = element.closest<HTMLElement>('[data-pages]');
  if (box !== null) show(box, pageOf(box, element), element);
}

/** Shows the next screenful (`1`) or the one before (`-1`); nothing happens at the ends. */
export function turn(step: 1 | -1): void {
  const { columns, page } = usePaging.getState();
  if (columns[page + step] !== undefined) turnToPage(page + step);
}

/** Shows a screenful, counted from 0. */
function turnToPage(page: number): void {
  const box = document.querySelector<HTMLElement>('[data-pages]');
  if (box !== null) show(box, page);
}

/** Puts the box where its screenful is. @returns whether it was elsewhere: the browser moves it to what takes the focus. */
export function keepPage(box: HTMLElement): boolean {
  const { columns, page } = usePaging.getState();
  const left = (columns[page] ?? 0) * box.clientWidth * (isRtl(box) ? -1 : 1);
  const isMoved = Math.abs(box.scrollLeft - left) > 0.5 || box.scrollTop > 0;
  if (isMoved) box.scrollTo({ left, top: 0, behavior: 'instant' });
  return isMoved;
}

/**
 * Gives the page the largest letters up to the wanted ones with which it can be turned by whole blocks, counts its screenfuls, and keeps
 * in sight what was: after a change of text size, language or content.
 * @param wanted as a factor of the panel's smallest.
 */
export function layOut(box: HTMLElement, wanted: number): void {
  const layOutAt = (words: number) => {
    scaleText(words);
    makeStrip(box, false);
    const columns = filledColumns(box);
    if (columns.length === 1) return columns;
    makeStrip(box, true);
    return filledColumns(box);
  };
  const isWholeAt = (words: number) => layOutAt(words).length === 1 || isUnbroken(box);
  const top = Math.max(...textScales);
  // Where the smallest are too large for that, it is no reason to have none larger.
  const most = isWholeAt(top) ? top : largest(isWholeAt) || top;
  const words = Math.min(wanted, most);
  usePaging.setState({ columns: layOutAt(words) });
  usePaging.setState({ page: pageOf(box, whatWasRead(box)) });
  useLetters.setState({ page: { words, most } });
  keepPage(box);
}

/** Sets the size of all that follows the visitor's wish. */
export function scaleText(words: number): void {
  document.documentElement.style.setProperty('--text-scale', `${words}`);
}

/**
 * Whether no heading, point or key goes over from one screenful to the next, each heading is with what it heads, and two questions have
 * room on one.
 */
function isUnbroken(box: HTMLElement): boolean {
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const isWhole = (element: Element) =>
    getComputedStyle(element).display === 'inline' || element.getClientRects().length < 2;
  const isWithNext = (heading: Element) => {
    const { nextElementSibling: next } = heading;
    const [column] = next === null ? [] : columnsOf(box, next.querySelector('li') ?? next);
    return column === undefined || columnsOf(box, heading).includes(column);
  };
  const headings = [...box.querySelectorAll('h2, h3, h4')];
  const questions = [...box.querySelectorAll('[aria-pressed]')];
  const highest = Math.max(0, ...questions.map(({ clientHeight }) => clientHeight));
  return (
    highest * 2.2 < room &&
    [...headings, ...box.querySelectorAll('dt, li, button, a')].every(isWhole) &&
    headings.every(isWithNext)
  );
}

/** Room for the title above each screenful, and beside it for the place where there are several. */
function makeStrip(box: HTMLElement, turns: boolean): void {
  const frame = box.parentElement;
  if (frame === null) return;
  frame.dataset.turns = String(turns);
  frame.style.setProperty('--head', `${box.querySelector('h1')?.offsetHeight ?? 0}px`);
}

/** What must stay in sight; what took the focus where the rest was replaced. */
function whatWasRead(box: HTMLElement): Element | undefined {
  const { anchor, first } = usePaging.getState();
  if (anchor !== null && box.contains(anchor)) return anchor;
  const focused = document.activeElement;
  const isBelowTitle = focused !== null && focused !== box && box.contains(focused) && !focused.matches('h1');
  return isBelowTitle ? focused : elementsIn(box)[first];
}

/** Room that is left between two things may fill a column: nobody is shown one without anything in it. */
function filledColumns(box: HTMLElement): readonly number[] {
  const filled = elementsIn(box)
    .filter(showsSomething)
    .flatMap((element) => columnsOf(box, element));
  return filled.length === 0 ? [0] : [...new Set(filled)].toSorted((one, other) => one - other);
}

/** @param wanted what stays in sight from now on: what the screenful begins with, where it is nothing in particular or the title. */
function show(box: HTMLElement, page: number, wanted?: Element): void {
  const column = usePaging.getState().columns[page];
  const elements = elementsIn(box);
  const begins = elements.findIndex(
    (element) => showsSomething(element) && columnsOf(box, element)[0] === column,
  );
  const named = wanted === undefined ? -1 : elements.indexOf(wanted);
  const first = named === -1 ? Math.max(0, page === 0 ? 0 : begins) : named;
  usePaging.setState({ page, first, anchor: elements[first] ?? null });
  keepPage(box);
}
