import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SiteFooter } from '~/components/SiteFooter/SiteFooter.tsx';
import { mark } from '~/config/drawings/mark.ts';
import { PrivacyPage } from '~/pages/legal/PrivacyPage.tsx';
import { PressPage } from '~/pages/press/PressPage.tsx';
import { pageAt, prepare } from '~/web/pages.ts';
import { pieces } from '~/web/styleguide/Sheet.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { type PageLanguage, withComponent } from './render.tsx';

beforeAll(async () => {
  const press = pageAt('/press');
  if (press !== null) await prepare(press);
});

/* What stands in line with what: to a pixel, in whatever typeface and language. */

failOnConsole();

/** The line that the first words of an element stand on. */
function baselineOf(element: Element): number {
  const foot = document.createElement('span');
  foot.style.display = 'inline-block';
  element.prepend(foot);
  const { bottom } = foot.getBoundingClientRect();
  foot.remove();
  return bottom;
}

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** Where the words and pictures of an element are, without the room around them. */
function drawnBox(element: Element): DOMRect {
  const boxes = [...element.querySelectorAll('svg, [aria-hidden=true]')].map((each) =>
    each.getBoundingClientRect(),
  );
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = new Range();
    words.selectNodeContents(texts.currentNode);
    boxes.push(...words.getClientRects());
  }
  // What only screen readers get is a pixel wide.
  const seen = boxes.filter(({ width }) => width > 1);
  const left = Math.min(...seen.map((box) => box.left));
  return new DOMRect(left, 0, Math.max(...seen.map((box) => box.right)) - left, 0);
}

/** Values that are the same but for what a pixel hides, as one. */
function distinct(values: readonly number[]): readonly number[] {
  return values
    .toSorted((a, b) => a - b)
    .filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > 1);
}

const english: PageLanguage = { lang: 'en', dir: 'ltr' };
const arabic: PageLanguage = { lang: 'ar', dir: 'rtl' };

describe.each([
  { width: 1920, columns: 4, language: english },
  { width: 1280, columns: 4, language: english },
  { width: 1280, columns: 4, language: arabic },
  { width: 1024, columns: 4, language: english },
  { width: 1024, columns: 2, language: arabic },
  { width: 768, columns: 2, language: english },
  // Name and contact above and below the two lists.
  { width: 390, columns: 2, lines: 3, language: english },
  { width: 320, columns: 1, language: arabic },
])('at $width px from $language.dir', ({ width, columns, lines = 4 / columns, language }) => {
  test(`the footer has ${columns} even columns, and what is in them begins at their edge`, async () => {
    await page.viewport(width, 900);
    await withComponent(
      <SiteFooter />,
      'light',
      async (container) => {
        const startOf = ({ left, right }: DOMRect) => (language.dir === 'ltr' ? left : innerWidth - right);
        const logo = container.querySelector('footer svg')?.getBoundingClientRect() ?? new DOMRect();
        const headings = [...container.querySelectorAll('h2')];
        const starts = distinct([startOf(logo), ...headings.map((each) => startOf(drawnBox(each)))]);
        expect(starts).toHaveLength(columns);
        const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
        expect(distinct(gaps).length, 'widths of columns').toBeLessThanOrEqual(1);

        const items = [...container.querySelectorAll('section :is(a, button)')].filter((item) =>
          item.checkVisibility(),
        );
        // The number's button is below it in a column, beside it where there is room.
        const firstOfLines = items.filter((item, at) => Math.abs(topOf(item) - topOf(items[at - 1])) > 20);
        expect(firstOfLines.length).toBeGreaterThan(8);
        for (const item of firstOfLines) {
          const start = startOf(drawnBox(item));
          const isInLine = starts.some((each) => Math.abs(each - start) < 1);
          expect(isInLine, item.textContent).toBe(true);
        }

        const baselines = [
          logo.top + (logo.height * 38) / mark.size,
          ...headings.map((heading) => baselineOf(heading)),
        ];
        expect(distinct(baselines), 'lines of the name and the headings').toHaveLength(lines);
      },
      language,
    );
  });
});

test('text size and languages stand in a row of their own, the second where a column begins', async () => {
  await page.viewport(1280, 900);
  await withComponent(<SiteFooter />, 'light', async (container) => {
    const sizes = page.getByRole('group', { name: 'Text size' }).element();
    const languages = page.getByRole('list', { name: 'Language' }).element();
    const columns = [...container.querySelectorAll('section')];
    const boxes = [sizes, languages].map((each) => each.querySelector('button, a')?.getBoundingClientRect());
    expect(distinct(boxes.map((box) => box?.top ?? 0))).toHaveLength(1);
    expect(distinct(boxes.map((box) => box?.height ?? 0))).toHaveLength(1);
    for (const column of columns)
      expect(column.getBoundingClientRect().bottom).toBeLessThan(sizes.getBoundingClientRect().top);
    expect(boxes[1]?.left).toBeCloseTo(columns[1]?.getBoundingClientRect().left ?? 0, 0);
  });
});

test('what begins side by side on a legal page and on the press page stands on one line', async () => {
  await page.viewport(1280, 900);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).element();
  await withComponent(<PrivacyPage />, 'light', async () => {
    expect(baselineOf(heading('On this page'))).toBeCloseTo(baselineOf(heading('Introduction')), 0);
  });
  await withComponent(<PressPage />, 'light', async () => {
    const fact = page.getByRole('term').first().element();
    expect(baselineOf(fact)).toBeCloseTo(baselineOf(heading('In short')), 0);
  });
});

test('beside the video stand its words, in the column of the facts; files fill their rows', async () => {
  for (const width of [1280, 1024, 768, 390]) {
    await page.viewport(width, 900);
    await withComponent(<PressPage />, 'light', async (container) => {
      const boxOf = (element: Element | null | undefined) =>
        element?.getBoundingClientRect() ?? new DOMRect();
      const video = boxOf(page.getByRole('button', { name: /Play the video/ }).element());
      const words = boxOf(page.getByRole('heading', { name: 'The video in words' }).element());
      const fact = boxOf(page.getByRole('term').first().element());
      expect(words.left, `at ${width}`).toBeCloseTo(fact.left, 0);
      if (width >= 1024) expect(words.left).toBeGreaterThan(video.right);
      else expect(words.top).toBeGreaterThan(video.bottom);

      const { right } = boxOf(container.querySelector('header'));
      const cards = [...container.querySelectorAll('article')].map((each) => boxOf(each));
      for (const top of distinct(cards.map((card) => card.top)))
        expect(Math.max(...cards.filter((card) => card.top === top).map((card) => card.right))).toBeCloseTo(
          right,
          0,
        );
    });
  }
});

test('what a button with a frame says is in its middle', async () => {
  await page.viewport(1280, 900);
  const off: string[] = [];
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  for (const { name, element } of pieces.flatMap(({ examples }) => examples)) {
    await withComponent(element, 'light', async (container) => {
      for (const button of container.querySelectorAll<HTMLElement>('[data-variant][data-size]')) {
        // Without a frame there is no middle; the ring of a choice is drawn where no script can measure it.
        if (button.matches('[data-variant=quiet], [aria-pressed]') || !button.checkVisibility()) continue;
        const by = middleOf(drawnBox(button)) - middleOf(button.getBoundingClientRect());
        if (Math.abs(by) > 1) off.push(`${name}: ${button.textContent} by ${by} px`);
      }
    });
  }
  expect(off).toEqual([]);
});
