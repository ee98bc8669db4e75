import type { Page } from '@playwright/test';
import { panelSizes, type Panel } from '../../src/domain/kiosk/panel.ts';

/** What does not fit a panel. Each entry names the words it is about. */
export type PanelFaults = {
  /** Words that reach over the edge of their key, or stand in two lines although they are one. */
  wordsOut: readonly string[];
  /** Keys and texts that reach over the screen's edge or lie under something. */
  cut: readonly string[];
  /** Keys and lines of text that lie on each other. */
  overlaps: readonly string[];
  /** Headings at the foot of a screenful below other text, what they head being on the next. */
  lonelyHeadings: readonly string[];
  /** Letters smaller than the panel asks for, in px; beside the signs of the bar 0.5° of sight are enough. */
  smallText: readonly string[];
  /** The shorter edge of the smallest key. */
  smallestKey: { mm: number; name: string };
  /** Heights of the screen that the longest box of words takes. */
  screens: number;
};

/**
 * Looks at all that is on the screen and can be pressed or read: a panel that lies over the page hides the page.
 * @param panel the screen that the page is shown on, at its size in px.
 */
export async function findPanelFaults(page: Page, panel: Panel): Promise<PanelFaults> {
  const { bodyPx, leastPx, pxPerMm } = panelSizes(panel);
  return page.evaluate(
    ({ least, leastOfBar, perMm }) => {
      const isForEyes = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"], svg') === null;
      const isHidden = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        const { clipPath, overflow } = getComputedStyle(element);
        if (clipPath === 'inset(50%)' || (overflow === 'hidden' && width <= 1 && height <= 1)) return true;
        return element.parentElement !== null && isHidden(element.parentElement);
      };
      const textOf = (element: Element) =>
        (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const dialog = document.querySelector('dialog:modal');
      const root = dialog ?? document.body;
      const place = ({ left, top, right, bottom }: DOMRect) =>
        [left, top, right, bottom].map(Math.round).join(' ');

      // A page of several screens is as wide as they are together: the one in sight counts.
      const windowOf = (element: Element): DOMRect => {
        const parent = element.parentElement;
        if (parent === null) return new DOMRect(0, 0, innerWidth, innerHeight);
        const outer = windowOf(parent);
        if (getComputedStyle(parent).overflow === 'visible' || getComputedStyle(element).position === 'fixed')
          return outer;
        const { left, top, right, bottom } = parent.getBoundingClientRect();
        const [x, y] = [Math.max(left, outer.left), Math.max(top, outer.top)];
        return new DOMRect(x, y, Math.min(right, outer.right) - x, Math.min(bottom, outer.bottom) - y);
      };
      const isIn = (box: DOMRect, frame: DOMRect) =>
        box.right > frame.left + 0.5 &&
        box.left < frame.right - 0.5 &&
        box.bottom > frame.top + 0.5 &&
        box.top < frame.bottom - 0.5;
      const keys = [...root.querySelectorAll('button, a[href]')]
        .filter((key) => isForEyes(key) && !isHidden(key) && getComputedStyle(key).display !== 'inline')
        .map((element) => ({
          element,
          name: textOf(element),
          box: element.getBoundingClientRect(),
          frame: windowOf(element),
        }))
        .filter(({ box, frame, name }) => name !== '' && isIn(box, frame));

      const lines: { text: string; node: Text; box: DOMRect; frame: DOMRect; size: number }[] = [];
      const wordsOut: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement;
        if (!node.data.trim() || parent === null || !isForEyes(parent) || isHidden(parent)) continue;
        if (parent.closest('script, style, noscript, title') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(getComputedStyle(parent).fontSize);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const key = parent.closest('button, a[href]');
        const frame = windowOf(parent);
        const keyBox =
          key === null || getComputedStyle(key).display === 'inline' ? null : key.getBoundingClientRect();
        for (const box of boxes) {
          if (!isIn(box, frame)) continue;
          // Of a line's height letters fill the middle.
          const slack = Math.max(0, (box.height - size * 0.8) / 2);
          const ink = new DOMRect(box.left, box.top + slack, box.width, box.height - 2 * slack);
          lines.push({ text: node.data.trim().slice(0, 40), node, box: ink, frame, size });
          if (keyBox === null) continue;
          const isOut =
            ink.left < keyBox.left - 0.5 ||
            ink.right > keyBox.right + 0.5 ||
            ink.top < keyBox.top - 0.5 ||
            ink.bottom > keyBox.bottom + 0.5;
          if (isOut) wordsOut.push(`${node.data.trim().slice(0, 40)}: ${place(ink)} in ${place(keyBox)}`);
        }
        if (/[@/.]/.test(parent.textContent ?? '')) continue;
        for (const { index, 0: word } of node.data.matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top / 8));
          if (new Set(tops).size > 1) wordsOut.push(`${word} is broken`);
        }
      }

      const leaves = ({ left, top, right, bottom }: DOMRect, frame: DOMRect) =>
        left < frame.left - 0.5 ||
        top < frame.top - 0.5 ||
        right > frame.right + 0.5 ||
        bottom > frame.bottom + 0.5;
      const coverOf = (element: Element, box: DOMRect) => {
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.15, 0.5, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
        );
        for (const [x, y] of points) {
          const topmost = document.elementFromPoint(x, y);
          if (topmost !== null && (element.contains(topmost) || topmost.contains(element))) continue;
          if (topmost === null) return 'nothing';
          return topmost.textContent === '' && topmost.matches('button')
            ? null
            : textOf(topmost) || topmost.tagName;
        }
        return null;
      };
      const cut = [
        ...keys.flatMap(({ element, name, box, frame }) => {
          if (leaves(box, frame)) return [`${name}: ${place(box)} of ${place(frame)}`];
          const cover = coverOf(element, box);
          return cover === null ? [] : [`${name} lies under ${cover}`];
        }),
        ...lines
          .filter(({ box, frame }) => leaves(box, frame))
          .map(({ text, box, frame }) => `${text}: ${place(box)} of ${place(frame)}`),
      ];

      const touch = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const overlaps = [
        ...keys.flatMap((one, index) =>
          keys
            .slice(index + 1)
            .filter((other) => !one.element.contains(other.element) && touch(one.box, other.box))
            .map((other) => `${one.name} / ${other.name}`),
        ),
        ...lines.flatMap((one, index) =>
          lines
            .slice(index + 1)
            .filter((other) => other.node !== one.node && touch(one.box, other.box))
            .map((other) => `${one.text} / ${other.text}`),
        ),
      ];

      const textNodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      const readable: Text[] = [];
      for (let node = textNodes.nextNode(); node !== null; node = textNodes.nextNode())
        if ((node as Text).data.trim() && node.parentElement !== null && isForEyes(node.parentElement))
          readable.push(node as Text);
      const isInSight = (element: Element) => isIn(element.getBoundingClientRect(), windowOf(element));
      const lonelyHeadings = [...root.querySelectorAll('main :is(h1, h2, h3, h4)')].filter((heading) => {
        if (!isForEyes(heading) || isHidden(heading) || !isInSight(heading)) return false;
        const isBelowText = readable.some(
          ({ parentElement: text }) =>
            text !== null &&
            text.closest('main') !== null &&
            text.closest('h1, h2, h3, h4') === null &&
            text.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
            isInSight(text),
        );
        if (!isBelowText) return false;
        const next = readable.find(
          (node) =>
            heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING &&
            !heading.contains(node),
        )?.parentElement;
        return next !== undefined && next !== null && next.closest('main') !== null && !isInSight(next);
      });

      const smallest = keys.reduce(
        (found, { box, name }) => {
          const mm = Math.min(box.width, box.height) / perMm;
          return mm < found.mm ? { mm, name } : found;
        },
        { mm: Infinity, name: '' },
      );
      // A line that has no room whole stands in a second column, outside: by intent, nothing of it is seen.
      const dropsLines = (box: Element) =>
        getComputedStyle(box).flexFlow === 'column wrap' && getComputedStyle(box).overflowY === 'clip';
      const boxes = [document.documentElement, ...root.querySelectorAll('main, main *, dialog, dialog *')];
      return {
        wordsOut: [...new Set(wordsOut)],
        cut: [...new Set(cut)],
        overlaps: [...new Set(overlaps)],
        lonelyHeadings: lonelyHeadings.map(textOf),
        smallText: lines
          .filter(
            ({ size, node }) => size < (node.parentElement?.closest('nav button') ? leastOfBar : least) - 0.5,
          )
          .map(({ text, size }) => `${text} ${size}`),
        smallestKey: { mm: Math.round(smallest.mm * 10) / 10, name: smallest.name },
        screens: Math.max(
          ...boxes
            .filter(
              (box) =>
                box.clientHeight > 0 &&
                box.closest('[aria-hidden="true"]') === null &&
                !dropsLines(box) &&
                (box === document.documentElement || getComputedStyle(box).overflowY !== 'visible'),
            )
            .map(({ scrollHeight, clientHeight }) =>
              scrollHeight > clientHeight + 1 ? scrollHeight / clientHeight : 1,
            ),
        ),
      };
    },
    { least: bodyPx, leastOfBar: leastPx, perMm: pxPerMm },
  );
}
