import type { Page } from '@playwright/test';

/** Where Tab stopped, as it stood when the next key came. */
export type TabStop = {
  /** Its label, its words or its id. */
  name: string;
  /** Width of its ring in px: its own, or that of the label or box that stands for it. A frame draws its own ring: null. */
  ring: number | null;
  /** Which part of its height lies in the window, which part of it under nothing, and which part has to: of a frame none, it is scrolled to later. */
  within: number;
  seen: number;
  least: number;
};

/** What a walk through a page by Tab found. */
export type TabWalk = {
  stops: readonly TabStop[];
  /** Where the focus was lost, or went against the order of the document. */
  astray: readonly string[];
  /** What can be used and had the focus at no time. */
  missed: readonly string[];
};

type Following = { isEnded: () => boolean; painted: Promise<void>; finish: () => TabWalk };

/**
 * Goes through a page by Tab until the focus comes round. One listener in the page looks at each stop when the next key comes, so
 * that many keys are sent at once; a key that comes before the page is painted where it scrolled to is not taken.
 * @param from where to begin: at the top of the page, or at what has the focus.
 * @param key `Shift+Tab` to go back.
 */
export async function walkByTab(
  page: Page,
  { from = 'top', key = 'Tab' }: { from?: 'top' | 'focus'; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<TabWalk> {
  await page.evaluate(followTab, { isFromTop: from === 'top', isBack: key === 'Shift+Tab' });
  const isEnded = () =>
    page.evaluate(async () => {
      await globalThis.followingTab?.painted;
      return globalThis.followingTab?.isEnded() ?? true;
    }, null);
  for (let batch = 0; batch < 60; batch += 1) {
    await pressMany(page, key, 10);
    if (await isEnded()) break;
  }
  return page.evaluate(() => {
    if (globalThis.followingTab === undefined) throw new Error('The page has gone.');
    return globalThis.followingTab.finish();
  }, null);
}

/** Presses a key some times. The drivers of tests/support/engines know whole presses alone, one after the other. */
async function pressMany({ keyboard }: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  if (!('down' in keyboard)) {
    for (let pressed = 0; pressed < times; pressed += 1) await (keyboard as Page['keyboard']).press(key);
    return;
  }
  const sent: Promise<void>[] = [];
  if (key !== 'Tab') sent.push(keyboard.down('Shift'));
  for (let pressed = 0; pressed < times; pressed += 1) sent.push(keyboard.down('Tab'), keyboard.up('Tab'));
  if (key !== 'Tab') sent.push(keyboard.up('Shift'));
  await Promise.all(sent);
}

/** Runs in the page: looks at what has the focus each time Tab is pressed. */
function followTab({ isFromTop, isBack }: { isFromTop: boolean; isBack: boolean }): void {
  const stops: TabStop[] = [];
  const astray: string[] = [];
  const reached = new Set<Element>();
  let last: HTMLElement | null = null;
  let isLost = false;
  let isEnded = false;
  /** Presses within one field: that of a day has several stops of its own. */
  let within = 0;
  /** Where the last stop was drawn: where it has moved since, the page has scrolled. */
  let drawnAt = '';
  let painted: Promise<void> | null = null;

  if (isFromTop) {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  }

  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 40) ||
    element.id ||
    element.outerHTML.slice(0, 60);
  /** The label or the box of a field that is not seen itself. */
  const standsFor = (element: HTMLElement) =>
    element.matches('[type=file], [type=checkbox], [type=radio]')
      ? (element.closest('label') ?? element.parentElement ?? element)
      : element;

  function look(element: HTMLElement): TabStop {
    const shown = standsFor(element);
    const rings = [element, shown].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
    const lines = shown.getClientRects();
    const { left, top, width, height } = lines[0] ?? new DOMRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const within = parts
      .map((part) => document.elementFromPoint(left + width / 2, top + height * part))
      .filter((at) => at !== null);
    const seen = within.filter((at) => shown.contains(at) || at.contains(shown));
    // A window that its driver has not activated matches no `:focus`: what shows itself by that is asked elsewhere.
    const isUnknown = !document.hasFocus() && getComputedStyle(element).clipPath !== 'none';
    // Of a text area a browser shows the line that one writes on, of what is high a part.
    // The lines around a link in running text reach into its box.
    const isInText = /^inline(?:-block)?$/.test(getComputedStyle(shown).display);
    const isLarge = element.matches('textarea') || height > innerHeight / 4 || lines.length > 1;
    return {
      name: nameOf(element),
      ring: element.matches('iframe') ? null : Math.max(...rings),
      within: within.length / parts.length,
      seen: isUnknown ? 1 : seen.length / parts.length,
      least: element.matches('iframe') ? 0 : isLarge ? 0.2 : isInText ? 0.6 : 1,
    };
  }

  const placeOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect() ?? null);

  /** What hears that the page has scrolled has drawn what it makes of it, as a bar that goes or comes. */
  function isPainted(): boolean {
    const place = placeOf(last);
    if (place === drawnAt) return true;
    drawnAt = place;
    painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    void painted.then(() => (painted = null));
    return false;
  }

  /** @returns whether the key may go on. */
  function goOn(): boolean {
    if (isEnded || painted !== null) return false;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      if (isLost) isEnded = true;
      if (last !== null) isLost = true;
      return !isEnded;
    }
    if (element === last && element.matches('[type=date]') && ++within < 8) return true;
    const place = last?.compareDocumentPosition(element) ?? 0;
    const isAgainstOrder = (place & (isBack ? 4 : 2)) !== 0 && (place & 24) === 0;
    // Behind the last stop is the browser's own frame; then the first comes.
    if (reached.has(element) || (isLost && isAgainstOrder)) {
      isEnded = true;
      return false;
    }
    if (!element.matches('iframe') && !isPainted()) return false;
    // A frame that cannot load may take the focus with it.
    if (isLost && !last?.matches('iframe')) astray.push(`lost after: ${stops.at(-1)?.name}`);
    if (isAgainstOrder) astray.push(`against the order: ${nameOf(element)}`);
    isLost = false;
    within = 0;
    last = element;
    reached.add(element);
    stops.push(look(element));
    drawnAt = placeOf(element);
    return true;
  }

  const listening = new AbortController();
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || goOn()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: listening.signal },
  );

  // In a frame its own document hears the keys.
  addEventListener('blur', () => document.activeElement?.matches('iframe') && goOn(), {
    signal: listening.signal,
  });

  const controls =
    ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=tab])';
  globalThis.followingTab = {
    isEnded: () => isEnded,
    get painted() {
      return painted ?? Promise.resolve();
    },
    finish() {
      listening.abort();
      // What shows itself with the focus alone hides again.
      (document.activeElement as HTMLElement | null)?.blur();
      if (!isEnded) astray.push(`never comes round: ${stops.length} stops, the last ${stops.at(-1)?.name}`);
      const missed = [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((each) => !reached.has(each) && each.tabIndex >= 0 && !each.matches(':disabled'))
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => each.closest('[inert], [aria-hidden=true]') === null)
        // Of several tabs or radio buttons one is a stop.
        .filter((each) => !each.matches('[role=tab]:not([aria-selected=true]), [type=radio]:not(:checked)'))
        .map((each) => each.outerHTML.slice(0, 80));
      return { stops, astray, missed };
    },
  };
}

declare global {
  var followingTab: Following | undefined;
}
