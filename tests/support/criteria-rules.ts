import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from './test.ts';

/*
 * Success criteria of WCAG 2.2 that are the same on every surface, each asked of a screen as it stands. They are steps, because the
 * conformance report names them (build/conformance/claims.ts).
 */

const controls = ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab])';

/** Where text is read: the invitation and the screens of staff at the kiosk have no `main`. */
type Screen = { page: Page; where: string };

/** What has no words of its own has them beside it, or is no content (1.1.1); the words of a picture are text (1.4.5). */
export const expectPicturesInWords = ({ page, where }: Screen) =>
  test.step('pictures in words', async () => {
    const faults = await page.evaluate(() => {
      const isHidden = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null;
      const seen = [...document.querySelectorAll('img, svg, canvas, video, iframe')].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !isHidden(each),
      );
      const nameOf = (each: Element) =>
        each.getAttribute('aria-label') ??
        each.getAttribute('aria-labelledby') ??
        each.getAttribute('alt') ??
        each.getAttribute('title');
      return [
        ...seen
          .filter((each) => nameOf(each) === null && each.parentElement?.closest('svg, [role=img]') === null)
          .map((each) => `no name: ${each.outerHTML.slice(0, 80)}`),
        ...seen
          .filter((each) => /\.(?:svg|png|avif|webp|jpe?g)$|^image$/i.test(nameOf(each) ?? ''))
          .map((each) => `name of a file: ${each.outerHTML.slice(0, 80)}`),
        ...[...document.querySelectorAll('svg text')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => `text in a drawing: ${each.textContent}`),
      ];
    });
    expect.soft(faults, where).toEqual([]);
  });

/** Headings go down level by level, tables have heads, and what is listed is a list (1.3.1); headings and labels say something (2.4.6). */
export const expectStructure = ({ page, where }: Screen) =>
  test.step('structure', async () => {
    const faults = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        );
      const headings = seen('h1, h2, h3, h4, h5, h6');
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      return [
        ...headings.filter((each) => each.innerText.trim() === '').map(() => 'an empty heading'),
        ...headings
          .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
          .map((each) => `a level is left out before "${each.innerText}"`),
        ...seen('table')
          .filter((table) => table.querySelector('th, [role=columnheader]') === null)
          .map((table) => `a table without heads: ${table.innerText.slice(0, 40)}`),
        ...seen('li')
          .filter((item) => item.closest('ul, ol, menu, [role=list]') === null)
          .map((item) => `an item of no list: ${item.innerText.slice(0, 40)}`),
        ...seen('input:not([type=hidden]), select, textarea')
          .filter(
            (field) =>
              ![
                ...((field as HTMLInputElement).labels ?? []),
                ...(field.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) =>
                  document.getElementById(id),
                ),
              ].some((label) => label !== null && label.textContent.trim() !== '') &&
              !field.getAttribute('aria-label'),
          )
          .map((field) => `a field without a label: ${field.outerHTML.slice(0, 80)}`),
      ];
    });
    expect.soft(faults, where).toEqual([]);
  });

/** Each control has a name (4.1.2) that begins with or holds the words that are seen on it (2.5.3). */
export const expectNames = ({ page, where }: Screen) =>
  test.step('names', async () => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    const faults = await page.evaluate((selector) => {
      const { text } = (globalThis.axe as never as { commons: { text: AxeText } }).commons;
      type AxeText = { accessibleText: (element: Element) => string };
      const plain = (words: string) =>
        words
          .normalize('NFKC')
          .replaceAll(/[\p{Cf}\p{P}\p{S}\s]+/gu, '')
          .toLowerCase();
      globalThis.axe.setup(document);
      const found = [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => each.closest('[aria-hidden=true], [inert]') === null)
        .flatMap((each) => {
          const name = text.accessibleText(each);
          // What is seen as a label: the words in it, without those that are for the ear or for the eye alone.
          const copy = each.cloneNode(true) as HTMLElement;
          for (const [at, part] of [...each.querySelectorAll('*')].entries()) {
            const { width, height } = part.getBoundingClientRect();
            const isUnseen =
              part.closest('[aria-hidden=true], svg') !== null ||
              !part.checkVisibility({ visibilityProperty: true }) ||
              getComputedStyle(part).clipPath !== 'none' ||
              (width <= 1 && height <= 1);
            copy.querySelectorAll('*')[at]?.toggleAttribute('data-unseen', isUnseen);
          }
          for (const part of copy.querySelectorAll('[data-unseen]')) part.remove();
          const isField = each.matches('input, select, textarea');
          const label = isField ? '' : plain(copy.textContent);
          const shown = `${each.tagName.toLowerCase()} "${copy.textContent.trim().slice(0, 40)}"`;
          if (name.trim() === '') return [`no name: ${each.outerHTML.slice(0, 80)}`];
          return plain(name).includes(label) ? [] : [`${shown} is called "${name}"`];
        });
      globalThis.axe.teardown();
      return found;
    }, controls);
    expect.soft(faults, where).toEqual([]);
  });

/** Two links of one name lead to one place (2.4.4), and a link in running text is told by more than its colour (1.4.1). */
export const expectLinks = ({ page, where }: Screen) =>
  test.step('links', async () => {
    const faults = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      const targets = new Map<string, Set<string>>();
      for (const link of links) {
        const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
        const context = link.closest('li, article, tr, figure, section')?.textContent.trim() ?? '';
        const key = `${name} in ${context}`;
        targets.set(key, (targets.get(key) ?? new Set()).add(link.href));
      }
      const inText = links.filter((link) => {
        const around = link.closest('p, dd, li');
        const outside = around?.textContent.replace(link.textContent, '').trim() ?? '';
        return getComputedStyle(link).display === 'inline' && outside.length > 20;
      });
      const isMarked = (link: Element) =>
        [link, ...link.querySelectorAll('*')].some((part) => {
          const { textDecorationLine, borderBottomStyle } = getComputedStyle(part);
          return textDecorationLine.includes('underline') || borderBottomStyle !== 'none';
        });
      return [
        ...[...targets].filter(([, { size }]) => size > 1).map(([name]) => `two targets: ${name}`),
        ...inText.filter((link) => !isMarked(link)).map((link) => `by its colour alone: ${link.textContent}`),
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
 * By Tab alone every control gets the focus (2.1.1), which goes on (2.1.2), is seen by a ring of 3 px (2.4.7) in the window and under
 * nothing (2.4.11), and changes nothing (3.2.1).
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
    await page.evaluate(() => {
      // From the top, wherever the page has put the focus.
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
      for (const each of document.querySelectorAll('[data-stop]')) each.removeAttribute('data-stop');
    });
    const faults: string[] = [];
    let lost = 0;
    let stops = 0;
    for (; stops < 200 && lost < 2; stops += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(lookAtFocus);
      if (focus === 'again') break;
      if (focus === 'nowhere') lost += 1;
      else faults.push(...focus);
    }
    expect(stops, `${where}: the focus comes round`).toBeLessThan(200);
    const missed = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((each) => each.tabIndex >= 0 && !each.matches(':disabled'))
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => each.closest('[inert], [aria-hidden=true]') === null)
          // Of several tabs or radio buttons one is a stop.
          .filter((each) => !each.matches('[role=tab]:not([aria-selected=true]), [type=radio]:not(:checked)'))
          .filter((each) => each.dataset.stop === undefined)
          .map((each) => `never reached: ${each.outerHTML.slice(0, 80)}`),
      controls,
    );
    expect.soft([...faults, ...missed], where).toEqual([]);
    expect.soft(await state(), `${where}: the focus changes nothing`).toEqual(before);
  });

/** Runs in the page: what is wrong with what has the focus. */
function lookAtFocus(): readonly string[] | 'again' | 'nowhere' {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
  // A field for a day has several stops of its own.
  const isNext = element.dataset.stop === 'now' && element.matches('[type=date]');
  if (element.dataset.stop !== undefined && !isNext) return 'again';
  for (const each of document.querySelectorAll<HTMLElement>('[data-stop=now]')) each.dataset.stop = 'before';
  element.dataset.stop = 'now';
  const name = (element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 40) || element.id;
  // A field that its label or its box stands for; a frame draws its own ring.
  const shown = element.matches('[type=file], [type=checkbox], [type=radio]')
    ? (element.closest('label') ?? element.parentElement ?? element)
    : element;
  const rings = [element, shown].map((each) => parseFloat(getComputedStyle(each).outlineWidth) || 0);
  const { left, top, width, height } = shown.getClientRects()[0] ?? new DOMRect();
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const at = document.elementFromPoint(left + width / 2, top + height * part);
    return at !== null && (shown.contains(at) || at.contains(shown));
  });
  return [
    ...(Math.max(...rings) < 3 && !element.matches('iframe')
      ? [`ring of ${Math.max(...rings)} px: ${name}`]
      : []),
    ...(isSeen ? [] : [`covered or outside: ${name}`]),
  ];
}

/** What is pressed and let go elsewhere does nothing (2.5.2): tried at each control that would lead away or open something. */
export const expectPressTakenBack = ({ page, where }: Screen, among = 'main :is(a[href], button)') =>
  test.step('a press taken back', async () => {
    const state = () =>
      page.evaluate(() => [location.href, document.querySelectorAll('dialog[open]').length]);
    const before = await state();
    const targets = page.locator(among).filter({ visible: true });
    const count = Math.min(await targets.count(), 6);
    for (let at = 0; at < count; at += 1) {
      await targets.nth(at).scrollIntoViewIfNeeded();
      await targets.nth(at).hover();
      await page.mouse.down();
      expect.soft(await state(), `${where}: pressed`).toEqual(before);
      await page.mouse.move(2, 2, { steps: 4 });
      await page.mouse.up();
      expect.soft(await state(), `${where}: let go elsewhere`).toEqual(before);
    }
    expect(count, where).toBeGreaterThan(0);
  });
