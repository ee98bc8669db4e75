import { expect, type Page } from '@playwright/test';
import { walkByTab } from './tab-walk.ts';
import { expectReadable } from './text-contrast.ts';

/* Rules that hold on every page, each asked of a page that is open. */

/** The main part begins with its only `h1`. Landmarks, their names and the levels of headings axe judges. */
export async function expectHeading(page: Page): Promise<void> {
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.and(page.getByRole('heading', { level: 1 }))).toHaveCount(1);
  expect(await headings.first().evaluate(({ tagName }) => tagName)).toBe('H1');
}

/** A link that opens a new tab says so in its name (WCAG technique G201). */
export async function expectNewTabsAnnounced(page: Page): Promise<void> {
  const links = page.locator('a[target=_blank]:visible');
  for (const link of await links.all()) await expect.soft(link).toHaveAccessibleName(/opens in a new tab/);
}

/**
 * Goes on through a page by Tab, and back from its end by Shift+Tab: of each control as much is seen as there is room for.
 * @param where names the page and its state in failures.
 */
export async function expectFocusSeen(page: Page, where: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops } = await walkByTab(page, { from: 'focus', key });
    expect
      .soft(
        stops.filter(({ seen, least }) => seen < least),
        `${where}, ${key}`,
      )
      .toEqual([]);
    expect(stops.length, `${where}, ${key}: stops`).toBeGreaterThan(20);
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.focus());
  }
}

/** No words and no button or field stand beyond the left or the right edge of the window, what lies over the page included. */
export async function expectInsideWindow(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const isForEyes = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath === 'none' && isForEyes(element.parentElement));
    const found: string[] = [];
    const note = (element: Element | null, { left, right, width }: DOMRect, name: string) => {
      const isInside = width <= 1 || (left > -0.5 && right < innerWidth + 0.5);
      if (isInside || !element?.checkVisibility({ visibilityProperty: true }) || !isForEyes(element)) return;
      if (element.closest('[aria-hidden=true]') !== null) return;
      found.push(`${name.trim().slice(0, 30)} ${Math.round(left)}..${Math.round(right)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNode(text);
      note(text.parentElement, range.getBoundingClientRect(), text.textContent ?? '');
    }
    for (const control of document.querySelectorAll('button, input, textarea'))
      note(control, control.getBoundingClientRect(), control.getAttribute('aria-label') ?? control.id);
    return found;
  });
  expect.soft(beyond, where).toEqual([]);
}

/** Every picture of a page is there once it has been scrolled to, and keeps its proportions. */
export async function expectPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    const check = async (image: HTMLImageElement) => {
      image.scrollIntoView();
      const isLoaded = await image.decode().then(
        () => true,
        () => false,
      );
      const { width, height } = image.getBoundingClientRect();
      const isCropped = getComputedStyle(image).objectFit !== 'fill';
      const stretch = width / height / (image.naturalWidth / image.naturalHeight);
      const keepsProportions = isCropped || Math.abs(stretch - 1) < 0.02;
      return isLoaded && keepsProportions ? [] : [`${image.src} ${Math.round(width)}×${Math.round(height)}`];
    };
    const found: string[] = [];
    for (const picture of pictures) found.push(...(await check(picture)));
    scrollTo(0, 0);
    return found;
  });
  expect(broken, 'pictures that are missing or stretched').toEqual([]);
}

/** What enters or answers moves so long at most, in milliseconds. */
export const longestMs = 250;

/**
 * Nothing of a page moves where less motion is asked for; elsewhere the page enters, and nothing takes longer than `longestMs`.
 */
export async function expectShortMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await durations(page);
  expect(
    found.some(({ what }) => /MAIN/.test(what)),
    'the page enters',
  ).toBe(true);
  expect(found.filter(({ ms }) => ms > longestMs)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Durations of all transitions and animations in milliseconds; those that follow the scroll have none. */
function durations(page: Page): Promise<{ what: string; ms: number }[]> {
  return page.evaluate(() => {
    const toMs = (text: string) =>
      Math.max(...text.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const what = `${element.tagName} ${style.animationName}`;
      const followsScroll = style.getPropertyValue('animation-timeline').startsWith('scroll');
      const animation = followsScroll || style.animationName === 'none' ? 0 : toMs(style.animationDuration);
      return [
        { what, ms: animation },
        { what: `${element.tagName} transition`, ms: toMs(style.transitionDuration) },
      ].filter(({ ms }) => ms > 0);
    });
  });
}

/** In forced colours, light and dark, all text of a page can be read and controls have edges. */
export async function expectForcedColours(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectReadable(page, `${what}, forced ${colorScheme}`, 'body');
    expect(await edgelessControls(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

function edgelessControls(page: Page): Promise<string[]> {
  // The browser draws what is ticked itself.
  return page
    .locator('main :is(button, input:not([type=file], [type=checkbox], [type=radio]), textarea)')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.closest('[aria-hidden]') === null)
        .filter((each) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(each);
          const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
          return !hasBorder && outlineStyle === 'none' && textDecorationLine === 'none';
        })
        .map((each) => each.outerHTML.slice(0, 90)),
    );
}

/**
 * On paper a page is black on white, shows no controls, spells out links to other sites, and lets no card or picture break
 * over two sheets. Leaves the page in the print medium.
 */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  const found = await page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility();
    const describe = (element: Element) => element.outerHTML.slice(0, 80);
    const visible = [...document.body.querySelectorAll('*')].filter(isVisible);
    const colours = [document.body, ...visible].map((element) => {
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      return `${color} on ${backgroundColor}, ${backgroundImage}, ${boxShadow}`;
    });
    const controls =
      'main button, footer button, nav, form, iframe, [role=tablist], [data-testid=scroll-progress], a[download]';
    const unbreakable = (start: Element) => {
      for (let each: Element | null = start; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).breakInside === 'avoid') return true;
      }
      return false;
    };
    return {
      colours: [...new Set(colours)],
      controls: visible.filter((element) => element.matches(controls)).map(describe),
      labelsOfNothing: visible
        .filter(({ id }) => {
          const named =
            id === '' ? [] : [...document.querySelectorAll(`[aria-labelledby~="${CSS.escape(id)}"]`)];
          return named.length > 0 && !named.some(isVisible);
        })
        .map(describe),
      onEverySheet: visible
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map(describe),
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      linksWithoutAddress: [...document.querySelectorAll('a[href^="http"]')]
        .filter(isVisible)
        .filter(
          (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
        )
        .map((link) => link.textContent),
      breakable: [
        ...document.querySelectorAll('main :is(li, figure, article, dl > div, img), main a:has(h3)'),
      ]
        .filter((element) => isVisible(element) && element.closest('li, figure, article') !== null)
        .filter((element) => !unbreakable(element))
        .map(describe),
    };
  });
  expect.soft(found, 'on paper').toEqual({
    colours: ['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none, none'],
    controls: [],
    labelsOfNothing: [],
    onEverySheet: [],
    overflow: 0,
    linksWithoutAddress: [],
    breakable: [],
  });
}
