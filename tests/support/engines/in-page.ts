/* Runs inside the page: finds elements there as Playwright does, by role, name, label and text. */
import { Ivya } from 'ivya';
import { isElementVisible } from 'ivya/utils';

/** An element as it is now. */
export type Found = {
  /** Its whole text, with single spaces. */
  text: string;
  isVisible: boolean;
  /** Whether all of it lies within the window. */
  isInViewport: boolean;
  isFocused: boolean;
  /** Of a field; null of everything else. */
  value: string | null;
  attributes: Readonly<Record<string, string>>;
  /** In CSS pixels, from the window's upper left corner. */
  box: { x: number; y: number; width: number; height: number };
};

/** Where to press an element, or why it cannot be pressed now. */
export type Pressable = { x: number; y: number } | { reason: string };

const ivya = Ivya.create({ browser: 'chromium' });

function find(selector: string): Found[] {
  return ivya.queryLocatorSelectorAll(selector).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isVisible = isElementVisible(element);
    return {
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      isVisible,
      isInViewport: isVisible && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
      isFocused: document.activeElement === element,
      value: isField(element) ? element.value : null,
      attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
      box: { x, y, width, height },
    };
  });
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

/** The only element of a selector. @throws Error when there is none, or more than one. */
function only(selector: string): HTMLElement {
  const [element, ...others] = ivya.queryLocatorSelectorAll(selector);
  if (!(element instanceof HTMLElement) || others.length > 0)
    throw new Error(`There are ${element === undefined ? 0 : others.length + 1} of ${selector}.`);
  return element;
}

/** Scrolls an element into the window, and says where it can be pressed. */
function pressable(selector: string): Pressable {
  const element = only(selector);
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

/**
 * Lets the next press reach nothing but an element, as Playwright does: a page that moved in between puts something else
 * under the pointer.
 */
function aim(selector: string): void {
  const element = only(selector);
  const aimed = new AbortController();
  pressed = false;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
    const guard = (event: Event) => {
      const isHit =
        event.target instanceof Element &&
        (element.contains(event.target) || event.target.closest('label')?.control === element);
      pressed ||= isHit && type === 'pointerdown';
      if (type === 'click') aimed.abort();
      if (pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener(type, guard, { capture: true, signal: aimed.signal });
  }
}

let pressed = false;

/** Selects all that a field holds, as before overwriting it. */
function selectAll(selector: string): void {
  const element = only(selector);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else throw new Error(`${selector} is no field for text.`);
}

/** Chooses the option with a label or a value in a select. */
function choose(selector: string, wanted: string): void {
  const select = only(selector) as HTMLSelectElement;
  const option = [...select.options].find(({ label, value }) => label === wanted || value === wanted);
  if (option === undefined) throw new Error(`There is no option ${wanted}.`);
  select.value = option.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

const inPage = {
  find,
  pressable,
  aim,
  /** Whether the press that was aimed at an element reached it. */
  isPressed: () => pressed,
  selectAll,
  choose,
  /** Marks an element for a moment, so that CSS finds it. */
  mark: (selector: string) => void only(selector).toggleAttribute('data-marked', true),
};

declare global {
  // A `let` would not stand on the global object.
  // oxlint-disable-next-line no-var
  var journeyTools: typeof inPage;
}

globalThis.journeyTools = inPage;
