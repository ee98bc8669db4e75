import { usePaging } from '../state/visit-stores.ts';

/*
 * A page that is longer than the stage is laid out in columns (Pages.module.css), each as wide as the stage: one of them is a
 * screenful, and turning moves the box by whole widths. The store says which is shown; whatever else moves the box is undone.
 */

const elementsIn = (box: HTMLElement) => [...box.querySelectorAll('*')];

/** Whether the screenfuls follow each other from right to left. */
export const isRtl = (box: HTMLElement): boolean => getComputedStyle(box).direction === 'rtl';

const media = 'svg, img, iframe, input';

/** Whether there is something to see in an element itself, not only in those that it holds. */
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
  if (box !== null) show(box, pageOf(box, element));
}

/** Shows the next screenful (`1`) or the one before (`-1`); nothing happens at the ends. */
export function turn(step: 1 | -1): void {
  const { columns, page } = usePaging.getState();
  if (columns[page + step] !== undefined) turnToPage(page + step);
}

/** Shows a screenful, counted from 0. */
export function turnToPage(page: number): void {
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
 * Counts the screenfuls anew, and keeps in sight what was: after a change of text size, language or content. The row below
 * takes room only where there is something to turn.
 */
export function layOut(box: HTMLElement): void {
  const frame = box.parentElement;
  if (frame === null) return;
  frame.dataset.turns = 'false';
  let columns = filledColumns(box);
  if (columns.length > 1) {
    frame.dataset.turns = 'true';
    columns = filledColumns(box);
  }
  usePaging.setState({ columns });
  usePaging.setState({ page: pageOf(box, whatWasRead(box)) });
  keepPage(box);
}

/** What must stay in sight; what took the focus where the rest was replaced. */
function whatWasRead(box: HTMLElement): Element | undefined {
  const { anchor, first } = usePaging.getState();
  if (anchor !== null && box.contains(anchor)) return anchor;
  const focused = document.activeElement;
  return focused !== null && focused !== box && box.contains(focused) ? focused : elementsIn(box)[first];
}

/** Room that is left between two things may fill a column: nobody is shown one without anything in it. */
function filledColumns(box: HTMLElement): readonly number[] {
  const filled = elementsIn(box)
    .filter(showsSomething)
    .flatMap((element) => columnsOf(box, element));
  return filled.length === 0 ? [0] : [...new Set(filled)].toSorted((one, other) => one - other);
}

function show(box: HTMLElement, page: number): void {
  const column = usePaging.getState().columns[page];
  const elements = elementsIn(box);
  const begins = elements.findIndex(
    (element) => showsSomething(element) && columnsOf(box, element)[0] === column,
  );
  const first = page === 0 ? 0 : Math.max(0, begins);
  usePaging.setState({ page, first, anchor: elements[first] ?? null });
  keepPage(box);
}
