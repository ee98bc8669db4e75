/** What `annotate` is given. */
export type Annotated = {
  keys: readonly string[];
  /** The four signs of which marks are made. */
  alphabet: string;
  /** What is shown alone, with what it stands in; everything without it. A CSS selector. */
  only: string | null;
};

/**
 * Runs in the page: puts a number on each message that is seen or read out, and the list of their keys below everything. It sees nothing but what
 * it is given.
 * @returns the keys of the messages that are on the picture.
 */
export function annotate({ keys, alphabet, only }: Annotated): readonly string[] {
  const mark = new RegExp(`[${alphabet}]{6}`, 'g');
  const seen = new Map<string, { number: number; text: string }>();
  const numberOf = (found: string, text: string) => {
    const key = keys[[...found].reduce((sum, sign) => sum * 4 + alphabet.indexOf(sign), 0)] ?? '?';
    const known = seen.get(key) ?? {
      number: seen.size + 1,
      text: text.replaceAll(mark, '').trim().slice(0, 90),
    };
    seen.set(key, known);
    return known.number;
  };
  const shown = only === null ? [document.body] : [...document.querySelectorAll<HTMLElement>(only)];
  const keeps = (element: Element) => shown.some((each) => each.contains(element) || element.contains(each));
  if (only !== null) {
    document.body.style.minHeight = `${innerHeight}px`;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!keeps(element) && element.parentElement !== null && keeps(element.parentElement))
        element.style.setProperty('display', 'none', 'important');
    }
  }
  // What the browser's tab and search engines say stands nowhere on the page.
  const head = document.createElement('div');
  head.style.cssText = 'padding:16px 40px;background:#fff;color:#000;font:16px/1.5 sans-serif';
  for (const [label, text] of [
    ['In the browser’s tab: ', document.title],
    ['In search results: ', document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''],
  ] as const) {
    if (!text.match(mark) || only !== null) continue;
    const line = document.createElement('p');
    line.append(label, Object.assign(document.createElement('bdi'), { textContent: text }));
    head.append(line);
  }
  document.body.append(head);
  const badges: { x: number; y: number; number: number }[] = [];
  const note = (element: Element, { left, right, y, width }: DOMRect, text: string) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || width === 0) return;
    const numbers = [...text.matchAll(mark)].map(([found]) => numberOf(found, text));
    const isFromRight = getComputedStyle(element).direction === 'rtl';
    numbers.forEach((number, index) => {
      const x = isFromRight ? right - (index + 1) * 24 : left + index * 24;
      badges.push({ x: x + scrollX, y: y + scrollY - 10, number });
    });
  };
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'value']) {
      const text = element.getAttribute(name);
      if (text !== null) note(element, element.getBoundingClientRect(), text);
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(node);
      // Marks of direction that come first have no width.
      const drawn = [...range.getClientRects()].find(({ width }) => width > 0);
      if (drawn !== undefined) note(element, drawn, node.textContent ?? '');
    }
  }
  const list = document.createElement('ol');
  list.dir = 'ltr';
  list.style.cssText =
    'margin:0;padding:16px 16px 16px 60px;background:#fff;color:#000;font:14px/1.5 sans-serif;columns:2 480px';
  for (const [key, { text }] of seen) {
    const item = document.createElement('li');
    item.textContent = `${key} – \u2068${text}\u2069`;
    list.append(item);
  }
  // Dialogs are above every z-index; a popover that comes later is above them. A place in the page keeps the list's room.
  document.body.append(list);
  const place = document.createElement('div');
  const { top, height } = list.getBoundingClientRect();
  const listTop = Math.max(top + scrollY, innerHeight);
  place.style.cssText = `height:${height}px;margin-top:${listTop - top - scrollY}px`;
  list.replaceWith(place);
  list.style.cssText += `;position:absolute;top:${listTop}px;left:0;width:${innerWidth}px;box-sizing:border-box`;
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;overflow:visible;background:none;direction:ltr';
  for (const { x, y, number } of badges) {
    const badge = document.createElement('span');
    badge.textContent = String(number);
    badge.style.cssText = `position:absolute;left:${Math.max(0, x)}px;top:${Math.max(0, y)}px;background:#c00;color:#fff;font:bold 12px/16px sans-serif;padding:0 4px;border-radius:8px;white-space:nowrap`;
    layer.append(badge);
  }
  layer.append(list);
  document.body.append(layer);
  layer.showPopover();
  return [...seen.keys()];
}
