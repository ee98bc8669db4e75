import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Why an element cannot be seen whole without scrolling: it, or its words, reach over the screen's edge, or something lies
 * over it. Empty when it can. Measured as it is painted: at the middle, the edges and the corners.
 */
export async function findHidden(target: Locator): Promise<readonly string[]> {
  return target.evaluateAll(([element, ...others]) => {
    if (element === undefined || others.length > 0)
      return [`is there ${element === undefined ? 0 : others.length + 1} times`];
    const words = document.createRange();
    words.selectNodeContents(element);
    const rect = element.getBoundingClientRect();
    const boxes = [rect, ...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) return ['has no size'];
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const place = `${[left, top, right, bottom].map(Math.round).join(' ')} of ${innerWidth}x${innerHeight}`;
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return [`leaves the screen: ${place}`];

    // The button over the whole invitation has no colour: one sees through it.
    const isClear = (each: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const isPicture = each.matches('svg, img, iframe, svg *');
      return (
        /,\s*0\)$|transparent/.test(backgroundColor) &&
        backgroundImage === 'none' &&
        !isPicture &&
        each.textContent === ''
      );
    };
    const radius = Math.min(parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0, rect.height / 2);
    const inset = radius * 0.3 + 2;
    const xs = [rect.left + inset, (rect.left + rect.right) / 2, rect.right - inset];
    const ys = [rect.top + inset, (rect.top + rect.bottom) / 2, rect.bottom - inset];
    const covered = xs.flatMap((x) =>
      ys.flatMap((y) => {
        const topmost = document
          .elementsFromPoint(x, y)
          .find((each) => element.contains(each) || !isClear(each));
        if (topmost !== undefined && element.contains(topmost)) return [];
        return [
          `is covered at ${Math.round(x)} ${Math.round(y)} by <${topmost?.tagName.toLowerCase()}>: ${place}`,
        ];
      }),
    );
    const clipped = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    return [...covered.slice(0, 1), ...(clipped ? [`is wider than its box: ${place}`] : [])];
  });
}

/** Expects that all of them can be seen at once, without scrolling. @param where says what is on the screen. */
export async function expectVisible(
  where: string,
  targets: Readonly<Record<string, Locator>>,
): Promise<void> {
  const hidden = await Promise.all(
    Object.entries(targets).map(async ([name, target]) =>
      (await findHidden(target)).map((reason) => `${where}: ${name} ${reason}`),
    ),
  );
  expect.soft(hidden.flat()).toEqual([]);
}

/** Expects that the browser draws no scrollbar, on the page or in what lies over it. */
export async function expectNoScrollbars(page: Page, where: string): Promise<void> {
  const bars = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => {
        const { overflowX, overflowY, borderInlineWidth, borderBlockWidth } = getComputedStyle(each);
        if (each === document.documentElement) return innerWidth > each.clientWidth + 0.5;
        if (!/auto|scroll/.test(overflowX + overflowY)) return false;
        const across = each.offsetWidth - each.clientWidth - 2 * parseFloat(borderInlineWidth);
        const along = each.offsetHeight - each.clientHeight - 2 * parseFloat(borderBlockWidth);
        return across > 1 || along > 1;
      })
      .map((each) => each.tagName.toLowerCase()),
  );
  expect.soft(bars, `${where}: scrollbars`).toEqual([]);
}

/** What of a screenful of the kiosk is cut: words that reach over its edge, a hair of rounding aside. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('[data-pages]')?.getBoundingClientRect() ?? new DOMRect();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const cut: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('[data-pages]') === null || parent?.checkVisibility() === false) continue;
      for (const box of range.getClientRects()) {
        const isBeside = box.right <= frame.left + 1 || box.left >= frame.right - 1;
        const isWhole =
          box.left >= frame.left - 1 &&
          box.right <= frame.right + 1 &&
          box.top >= frame.top - 1 &&
          box.bottom <= frame.bottom + 1;
        if (box.width > 1 && !isBeside && !isWhole) cut.push(walker.currentNode.nodeValue ?? '');
      }
    }
    return cut;
  });
