/** What a page measures, as a person with weak eyes and shaky hands meets it. Lengths in CSS pixels. */
export type PageMeasure = {
  overflow: number;
  smallestText: { size: number; text: string };
  /** Controls below the size given, each with its label and size. */
  smallControls: readonly string[];
  /** Pairs of neighbouring controls that stand closer than the gap given. */
  tightPairs: readonly string[];
  lineLength: { p95: number; longest: number; text: string };
  clipped: readonly string[];
  /** Words and telephone numbers that stand on two lines, addresses left out. */
  brokenMessages: readonly string[];
};

/** The least height and width of a control, of one in a table, and the room between two; `apart`: whose letters have a limit of their own. */
type Limits = Record<'target' | 'targetInTables' | 'gap', number> & { apart: string };

/** Where a page is measured: a browser's page, or the document that a test itself runs in. */
type Measurable = { evaluate: <Given, Found>(look: (given: Given) => Found, given: Given) => Promise<Found> };

/** Controls in running text are exempt from size and gap (WCAG 2.2, 2.5.8: inline). */
export function measurePage(
  page: Measurable,
  { target = 48, targetInTables = target, gap = 8, apart = 'noscript' }: Partial<Limits> = {},
): Promise<PageMeasure> {
  return page.evaluate(
    (limits) => {
      // Asked of the same elements again and again while nothing changes: each is looked at once.
      const once = <Answer>(look: (element: Element) => Answer) => {
        const known = new Map<Element, Answer>();
        return (element: Element): Answer => {
          const answer = known.has(element) ? (known.get(element) as Answer) : look(element);
          known.set(element, answer);
          return answer;
        };
      };
      const isHiddenForEyes = once((element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return (
          style.clipPath === 'inset(50%)' ||
          (style.overflow === 'hidden' && width <= 1 && height <= 1) ||
          (element.parentElement !== null && isHiddenForEyes(element.parentElement))
        );
      });
      const shown = once(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !isHiddenForEyes(element),
      );
      // What lies over the page wherever it is scrolled to, or scrolls by itself: its controls are neighbours of each other alone.
      const layerOf = once((element): Element | null => {
        const { position, overflowX, overflowY } = getComputedStyle(element);
        const isFull =
          element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
        if (/fixed|sticky/.test(position) || (isFull && /auto|scroll|hidden/.test(overflowX + overflowY)))
          return element;
        return element.parentElement === null ? null : layerOf(element.parentElement);
      });
      const name = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);

      const texts: { node: Text; size: number }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement;
        if (
          !node.data.trim() ||
          parent === null ||
          parent.closest('script, style, noscript') ||
          !shown(parent)
        )
          continue;
        texts.push({ node, size: parseFloat(getComputedStyle(parent).fontSize) });
      }
      const smallest = texts
        .filter(({ node }) => !node.parentElement?.closest(limits.apart))
        .reduce((least, each) => (each.size < least.size ? each : least));

      const broken = texts.flatMap(({ node }) => {
        if (/[@/]/.test(node.parentElement?.textContent ?? '')) return [];
        return [...node.data.matchAll(/\d[\d-]{7,}|\p{L}+/gu)]
          .filter(({ index, 0: { length } }) => {
            const word = document.createRange();
            word.setStart(node, index);
            word.setEnd(node, index + length);
            const rects = [...word.getClientRects()].filter(({ width }) => width > 1);
            return new Set(rects.map(({ top }) => Math.round(top / 8))).size > 1;
          })
          .map(([word]) => word);
      });

      // A number is one word, although it may break behind its hyphens.
      const brokenNumbers = [...document.querySelectorAll('span:has(> wbr)')].filter((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const tops = [...words.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top / 8));
        return /^[\d-]+$/.test(each.textContent) && new Set(tops).size > 1;
      });

      // Characters a line, by paragraph: how many characters stand between one line start and the next.
      const lengths: { count: number; text: string }[] = [];
      for (const block of document.querySelectorAll('p, li, dd, h1, h2, h3')) {
        if (!shown(block) || block.querySelector('p, li, div, ul')) continue;
        const range = document.createRange();
        range.selectNodeContents(block);
        const text = (block as HTMLElement).innerText.trim();
        const tops = new Set(
          [...range.getClientRects()]
            .filter((rect) => rect.width > 1)
            .map((rect) => Math.round(rect.bottom / 8)),
        );
        if (text.length > 60 && tops.size > 1)
          lengths.push({ count: Math.round(text.length / tops.size), text: text.slice(0, 40) });
      }
      lengths.sort((a, b) => a.count - b.count);
      const longest = lengths.at(-1);

      const inline = (element: Element) =>
        getComputedStyle(element).display === 'inline' || element.closest('p, dd, label') !== null;
      const controls = [
        ...document.querySelectorAll('a[href], button, input, textarea, select, summary, [role="tab"]'),
      ]
        .filter(
          (element) => shown(element) && !(element instanceof HTMLInputElement && element.type === 'hidden'),
        )
        // What lies behind an open panel cannot be pressed.
        .filter((element) => !inline(element) && element.closest('[inert]') === null);
      const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
      const small = boxes.filter(({ element, box }) => {
        const least = (element.closest('table') === null ? limits.target : limits.targetInTables) - 0.5;
        return box.width < least || box.height < least;
      });
      const tight: string[] = [];
      boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
          if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
          const dx = Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right);
          const dy = Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom);
          const together = layerOf(a.element) === layerOf(b.element);
          if (together && dx < limits.gap - 0.5 && dy < limits.gap - 0.5)
            tight.push(`${name(a.element)} / ${name(b.element)} (${Math.round(dx)}, ${Math.round(dy)})`);
        }
      });

      const clipped = [...document.body.querySelectorAll('*')]
        .filter(
          (element) =>
            shown(element) &&
            /hidden|clip/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY),
        )
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
        )
        .filter((element) => element.closest('[aria-hidden="true"], svg') === null)
        // What is beside the screenful that is shown is turned to (tests/e2e/kiosk/paging.spec.ts).
        .filter((element) => !element.matches('[data-pages]'))
        // A picture may be cropped; words may not.
        .filter((element) => (element as HTMLElement).innerText.trim() !== '')
        .map(name);

      return {
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        smallestText: { size: smallest.size, text: smallest.node.data.trim().slice(0, 40) },
        smallControls: small.map(
          ({ element, box }) => `${name(element)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
        tightPairs: tight,
        lineLength: {
          p95: lengths[Math.floor(lengths.length * 0.95)]?.count ?? 0,
          longest: longest?.count ?? 0,
          text: longest?.text ?? '',
        },
        clipped,
        brokenMessages: [...broken, ...brokenNumbers.map((each) => each.textContent)],
      };
    },
    { target, targetInTables, gap, apart },
  );
}
