/* Runs inside the page: finds things there as a person or a screen reader does, by role, name, label and text. */
import { Ivya } from 'ivya';
import { getAriaRole, getElementAccessibleName, isElementVisible } from 'ivya/utils';
import type { Point } from './driver.ts';

/** A thing on the page, as it is now. */
export type Found = {
  role: string | null;
  name: string;
  /** Its words as shown, with the spaces between them made single. */
  text: string;
  shown: boolean;
  /** Whether all of it lies within the window. */
  inWindow: boolean;
  focused: boolean;
  /** Of a field; null of everything else. */
  value: string | null;
  attributes: Readonly<Record<string, string>>;
  /** In CSS pixels, from the upper left corner of the window. */
  box: { x: number; y: number; width: number; height: number };
};

/** Where to press on something, or why it cannot be pressed now. */
export type Pressable = Point | { reason: string };

const ivya = Ivya.create({ browser: 'chromium' });

function all(selector: string): Found[] {
  return ivya.queryLocatorSelectorAll(selector).map(describe);
}

function describe(element: Element): Found {
  const { x, y, width, height } = element.getBoundingClientRect();
  const words = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  return {
    role: getAriaRole(element),
    name: getElementAccessibleName(element, false),
    text: words.replaceAll(/\s+/g, ' ').trim(),
    shown: isElementVisible(element),
    inWindow:
      isElementVisible(element) && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
    focused: document.activeElement === element,
    value: isField(element) ? element.value : null,
    attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
    box: { x, y, width, height },
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

/** Brings the one thing of that kind into the window, and says where it can be pressed. */
function pressable(selector: string): Pressable {
  const element = only(selector);
  if (element === null) return { reason: 'there is none' };
  if (!isElementVisible(element)) return { reason: 'it is hidden' };
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // A link may run over two lines: its first piece is pressed, as the middle of all may lie beside it.
  const [box] = element.getClientRects();
  if (box === undefined) return { reason: 'it has no size' };
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(point.x, point.y);
  if (top === null) return { reason: 'it lies outside the window' };
  const isOnTop = element.contains(top) || top.closest('label')?.control === element;
  return isOnTop ? point : { reason: `${top.outerHTML.slice(0, 100)} lies over it` };
}

function only(selector: string): Element | null {
  const [element = null, ...others] = ivya.queryLocatorSelectorAll(selector);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${selector}.`);
  return element;
}

/** Scrolls it into the window. */
function bringIntoWindow(selector: string): void {
  only(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Moves the focus there, as a script or a screen reader does. */
function focus(selector: string): void {
  const element = only(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  element.focus();
}

/** Selects all that a field holds, as before overwriting it. */
function selectAll(selector: string): void {
  const element = only(selector);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else throw new Error(`${selector} is no field for text.`);
}

/** Marks a thing for a moment, so that CSS finds it. */
function mark(selector: string): void {
  only(selector)?.toggleAttribute('data-marked', true);
}

const inPage = { all, bringIntoWindow, mark, pressable, focus, selectAll };

declare global {
  // A `let` would not stand on the global object.
  // oxlint-disable-next-line no-var
  var siteEyes: typeof inPage;
}

globalThis.siteEyes = inPage;
