import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Scrolls, and waits until the page has heard of it: of two scrolls within one frame it would hear the sum. */
async function scrollToTop(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)));
  }, top);
}

test('the bar is 80 px high, hides on the way down and comes back on the way up', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('/');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBe(80);
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadow()).toBe('none');
  await scrollToTop(page, 11);
  await expect.poll(shadow).not.toBe('none');
  await scrollToTop(page, 190);
  await expect(bar).toBeInViewport();
  await scrollToTop(page, 900);
  await expect(bar).not.toBeInViewport();
  await scrollToTop(page, 850);
  await expect(bar).toBeInViewport();
  await scrollToTop(page, 900);
  await expect(bar).not.toBeInViewport();
  await scrollToTop(page, 90);
  await expect(bar).toBeInViewport();
});

/** Sizes at which the bar once took two rows and lay over the first words of the page. */
for (const [textSize, widths] of [
  [100, [320, 360, 378, 384, 390, 428, 767, 768, 1151, 1152, 1280]],
  [125, [320, 390, 480, 530, 768]],
  [150, [320, 336, 390, 570, 610, 1280]],
] as const) {
  test(`the bar is one row of 80 px over nothing at ${textSize} %, with the mark at least`, async ({
    page,
    open,
  }) => {
    await page.addInitScript((size) => localStorage.setItem('text-size', String(size)), textSize);
    await open('/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await barOf(page), `${width} px`)
        .toMatchObject({ height: 80, covers: false, markIsWhole: true });
    }
  });
}

/** Where the bar once left for good: a phone held sideways, a window zoomed in, and text at twice its size. */
for (const [textSize, width, height, tallest] of [
  [100, 844, 390, 56],
  [100, 640, 400, 56],
  [100, 320, 256, 56],
  [100, 844, 417, 80],
  [200, 320, 640, 80],
  [200, 390, 844, 80],
  [200, 844, 390, 56],
  [200, 1280, 800, 80],
] as const) {
  test(`the bar keeps its rules at ${width} by ${height} with text at ${textSize} %`, async ({
    page,
    open,
  }) => {
    await page.addInitScript((size) => localStorage.setItem('text-size', String(size)), textSize);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open('/');
    const bar = page.getByRole('banner');
    const state = await barOf(page);
    expect(state.height).toBeLessThanOrEqual(tallest);
    expect(state).toMatchObject({ covers: false, markIsWhole: true });
    for (const [top, shown] of [
      [190, true],
      [205, false],
      [900, false],
      [850, true],
      [1200, false],
      [95, true],
    ] as const) {
      await scrollToTop(page, top);
      await (shown
        ? expect(bar, `at ${top}`).toBeInViewport({ ratio: 0.99 })
        : expect(bar).not.toBeInViewport());
      if (shown) expect((await bar.boundingBox())?.y, `at ${top}`).toBe(0);
    }
    const toggle = bar.locator('summary', { hasText: 'Menu' });
    if (await toggle.isVisible()) {
      await toggle.click();
      await bar.getByRole('link', { name: 'Contact', exact: true }).click();
    } else await bar.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ask your first question' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('a name as long as it likes gives way to the mark, and shows where it fits', async ({ page, open }) => {
  await open('/');
  for (const factor of [1, 2, 4, 8]) {
    await page.evaluate((times) => {
      const name = document.querySelectorAll<SVGElement>('header svg')[1];
      const [x, y, , height] = (name?.getAttribute('viewBox') ?? '').split(' ').map(Number);
      name?.setAttribute('viewBox', `${x} ${y} ${178 * times} ${height}`);
      name?.setAttribute('width', String(178 * times));
    }, factor);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${factor} times as long at ${width} px`;
      expect.soft(await barOf(page), where).toMatchObject({ height: 80, covers: false, markIsWhole: true });
      const { nameIsWhole, nameIsAway } = await barOf(page);
      expect.soft(nameIsWhole || nameIsAway, where).toBe(true);
      if (factor === 1) expect.soft(nameIsWhole, where).toBe(width > 320);
    }
  }
});

/** The bar as it is painted: its height, whether it lies over the page's first words, and which parts of the logo show. */
function barOf(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
    const home = document.querySelector('header button')?.getBoundingClientRect() ?? new DOMRect();
    const [mark, name] = [...document.querySelectorAll('header button > svg')].map((each) =>
      each.getBoundingClientRect(),
    );
    const first = document.querySelector('main p')?.getBoundingClientRect() ?? new DOMRect();
    const isIn = (part: DOMRect | undefined) =>
      part !== undefined && part.right <= home.right + 1 && part.bottom <= home.bottom + 1;
    return {
      height: bar.height,
      covers: first.top < bar.bottom,
      markIsWhole: isIn(mark) && (mark?.width ?? 0) >= 32 && home.top >= bar.top && home.bottom <= bar.bottom,
      nameIsWhole: isIn(name),
      nameIsAway: (name?.top ?? 0) >= home.bottom,
    };
  });
}

test('the bar shows itself when the keyboard reaches it', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('/');
  await page.getByRole('link', { name: 'About', exact: true }).focus();
  await scrollToTop(page, 900);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeInViewport();
});

for (const [label, heading] of [
  ['Features', 'Four ways'],
  ['About', `What ${brand.productName} does`],
  ['Contact', 'Ask your first question'],
] as const) {
  test(`the menu item ${label} lands with its heading visible under the bar`, async ({ page, open }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    const title = page.getByRole('heading', { name: heading });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(80);
  });
}

test('the logo goes back to the top', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await scrollToTop(page, 900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await scrollToTop(page, 850);
  await page.getByRole('button', { name: /back to the top/ }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('wide screens offer the web app in a new tab', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('/');
  const link = page.getByRole('banner').getByRole('link', { name: `Use ${brand.productName} on the Web` });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Menu' })).toBeHidden();
});

test(
  'the hamburger opens a menu that closes after a choice, with Escape and by pressing elsewhere',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
    const item = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
    await expect(item).toBeHidden();
    await toggle.click();
    await expect(toggle.getByText('Close menu')).toBeVisible();
    await expect(page.getByRole('link', { name: `Use ${brand.productName} on WhatsApp` })).toHaveAttribute(
      'target',
      '_blank',
    );
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: /^Try Web App/ })).toBeVisible();
    await expectAccessible(page);

    await item.click();
    await expect(item).toBeHidden();
    await expect(page.getByRole('heading', { name: `What ${brand.productName} does` })).toBeInViewport();

    await scrollToTop(page, 0);
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.getByRole('button', { name: /back to the top/ }).click();
    await expect(item).toBeHidden();

    await toggle.click();
    await page.mouse.click(195, 830);
    await expect(item).toBeHidden();
  },
);
