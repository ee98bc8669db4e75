import { expect, type Page } from '@playwright/test';
import { walkByTab } from './tab-walk.ts';
import { test } from './test.ts';

/*
 * Success criteria of WCAG 2.2 that are the same on every surface and that axe (`expectAccessible`) cannot judge, each asked of a
 * screen as it stands. They are steps, because the conformance report names them.
 */

/** Where text is read: the invitation and the screens of staff at the kiosk have no `main`. */
type Screen = { page: Page; where: string };

/**
 * A drawing has a name or is hidden, a name is none of a file (1.1.1), no text is drawn (1.4.5), tables have heads (1.3.1), and two
 * links of one name in one place lead to one page (2.4.4).
 */
export const expectWhatAxeMisses = ({ page, where }: Screen) =>
  test.step('what axe misses', async () => {
    const faults = await page.evaluate(() => {
      const seen = <Found extends Element = HTMLElement>(selector: string) =>
        [...document.querySelectorAll<Found>(selector)].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        );
      const nameOf = (each: Element) =>
        ['aria-label', 'aria-labelledby', 'alt', 'title']
          .map((name) => each.getAttribute(name))
          .find((name) => name !== null);
      const pictures = seen<Element>('img, svg, canvas, video, iframe').filter(
        (each) => each.closest('[aria-hidden=true], [inert]') === null,
      );
      const targets = new Map<string, Set<string>>();
      for (const link of seen<HTMLAnchorElement>('a[href]')) {
        const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
        const context = link.closest('li, article, tr, figure, section')?.textContent.trim() ?? '';
        const key = `${name} in ${context}`;
        targets.set(key, (targets.get(key) ?? new Set()).add(link.href));
      }
      return [
        ...pictures
          .filter(
            (each) => nameOf(each) === undefined && each.parentElement?.closest('svg, [role=img]') === null,
          )
          .map((each) => `no name: ${each.outerHTML.slice(0, 80)}`),
        ...pictures
          .filter((each) => /\.(?:svg|png|avif|webp|jpe?g)$|^image$/i.test(nameOf(each) ?? ''))
          .map((each) => `name of a file: ${each.outerHTML.slice(0, 80)}`),
        ...seen<Element>('svg text').map((each) => `text in a drawing: ${each.textContent}`),
        ...seen('table')
          .filter((table) => table.querySelector('th, [role=columnheader]') === null)
          .map((table) => `a table without heads: ${table.innerText.slice(0, 40)}`),
        ...[...targets].filter(([, { size }]) => size > 1).map(([name]) => `two targets: ${name}`),
      ];
    });
    expect.soft(faults, where).toEqual([]);
  });

/** Nothing sounds or moves on by itself (1.4.2, 2.2.2), or flashes (2.3.1). */
export const expectStill = ({ page, where }: Screen) =>
  test.step('still', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const faults = await page.evaluate(() => [
      ...document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => {
          const { endTime = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
          return iterations > 1 || Number(endTime) > 5_000;
        })
        .map((animation) => `moves on: ${animation.effect?.getTiming().iterations}`),
      ...[...document.querySelectorAll('audio, video, marquee, blink, [autoplay]')].map(
        (each) => `plays: ${each.outerHTML.slice(0, 80)}`,
      ),
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(faults, where).toEqual([]);
  });

/** What is read first stands first: at the width of a phone each line of the main part is below or beside the one before it (1.3.2). */
export const expectSequence = ({ page, where }: Screen) =>
  test.step('sequence', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const faults = await page.evaluate(() => {
      const blocks = [
        ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, label)'),
      ].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          each.closest('[aria-hidden=true], [role=tabpanel], [role=tab]') === null &&
          each.getBoundingClientRect().width > 1,
      );
      return blocks.flatMap((each, at) => {
        const last = blocks[at - 1];
        if (last === undefined || last.contains(each)) return [];
        const isAbove = each.getBoundingClientRect().bottom < last.getBoundingClientRect().top;
        return isAbove
          ? [`"${each.innerText.slice(0, 40)}" stands above "${last.innerText.slice(0, 40)}"`]
          : [];
      });
    });
    if (before !== null) await page.setViewportSize(before);
    expect.soft(faults, where).toEqual([]);
  });

/**
 * By Tab alone every control gets the focus (2.1.1), which goes on (2.1.2), in order (2.4.3), is seen by a ring of 3 px (2.4.7) in the
 * window and under nothing (2.4.11), and changes nothing (3.2.1).
 */
export const expectKeyboard = ({ page, where }: Screen) =>
  test.step('keyboard', async () => {
    const state = () =>
      page.evaluate(() => [
        location.href,
        // Without the count of what came meanwhile.
        document.title.replace(/^\(\d+\) /, ''),
        document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], details[open]').length,
      ]);
    const before = await state();
    const { stops, astray, missed } = await walkByTab(page);
    expect.soft({ astray, missed }, where).toEqual({ astray: [], missed: [] });
    expect
      .soft(
        stops.filter(({ ring, seen, least }) => (ring ?? 3) < 3 || seen < least),
        `${where}: without a ring, covered or outside`,
      )
      .toEqual([]);
    expect.soft(await state(), `${where}: the focus changes nothing`).toEqual(before);
  });
