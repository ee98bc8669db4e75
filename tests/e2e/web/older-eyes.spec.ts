import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/brand/brand.ts';
import { expectForOlderEyes } from '../../support/older-eyes.ts';
import { settle } from '../../support/reviewed-picture.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const paths = [
  '/',
  '/privacy',
  '/terms',
  '/press',
  '/careers',
  '/careers/job/graphic-designer',
  '/pitch',
  '/nowhere',
  '/careers/job/astronaut',
];
const notFound = /status of 404/;
/** The frames of the video player and the deck cannot be reached in the tests. */
const frames = /ERR_NAME_NOT_RESOLVED/;

async function visit(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

for (const path of paths) {
  test(`${path}: text, controls, lines and edges at every width; 200 %, text spacing and 400 % zoom cut nothing off`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(notFound, frames);
    await visit(page, path);
    await expectForOlderEyes(page, path);
  });

  test(`${path}: axe finds nothing, light and dark, wide and narrow`, async ({ page, expectedErrors }) => {
    expectedErrors.push(notFound, frames);
    await visit(page, path);
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
  });
}

test('the number and the chat stand at the same place on every page', async ({ page, expectedErrors }) => {
  expectedErrors.push(notFound, frames);
  const first = new Map<number, string>();
  for (const path of paths) {
    await visit(page, path);
    await settle(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const place = await page.getByRole('contentinfo').evaluate((foot, number) => {
        const { y: top } = foot.getBoundingClientRect();
        const links = [...foot.querySelectorAll('a')].filter((link) => link.checkVisibility());
        return [number, 'Chat on WhatsApp']
          .map((name) => links.find((link) => link.textContent.startsWith(name))?.getBoundingClientRect())
          .map((box) => box && `${Math.round(box.x)}, ${Math.round(box.y - top)}`)
          .join(' and ');
      }, brand.phones.US.display);
      expect(place).toMatch(/\d and \d/);
      expect(place, `${path} at ${width}`).toBe(first.get(width) ?? place);
      first.set(width, place);
    }
  }
});

test('the main actions are 64 px high', async ({ page, open }) => {
  const expectHigh = async (action: Locator) =>
    expect((await action.first().boundingBox())?.height).toBeGreaterThanOrEqual(64);
  const main = page.getByRole('main');
  await open('/');
  for (const name of [`Call ${brand.phones.US.display}`, /^Chat on WhatsApp/, /^Get Diagnosed Now/])
    await expectHigh(main.getByRole('link', { name }));
  await open('/careers/job/graphic-designer');
  await expectHigh(main.getByRole('link', { name: /^Apply/ }));
  await expectHigh(main.getByRole('button', { name: 'Submit Application' }));
});

test('the emergency line stands on the first screen of the landing page', async ({ page, open }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await open('/');
    await expect(page.getByRole('main').getByRole('link', { name: '911', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

for (const path of paths) {
  test(`${path}: every control is reached by Tab, shows a 3 px ring and is not covered`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(notFound, frames);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(path);
    let reached = 0;
    // A frame that loads anew may take the focus with it; the next Tab goes on from there.
    for (let lost = 0; lost < 3;) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return 'lost';
        if (!element.matches('a[href], button, input, textarea')) return 'no control';
        if (element.dataset.reached === '') return 'again';
        element.dataset.reached = '';
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const style = getComputedStyle(element);
        return {
          name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
          ring: parseFloat(style.outlineWidth) || 0,
          covered:
            width > 4 && height > 4 && !(at !== null && (element.contains(at) || at.contains(element))),
        };
      });
      if (focus === 'again') break;
      if (focus === 'lost') lost++;
      if (typeof focus === 'string') continue;
      reached++;
      expect.soft(focus.ring, `ring of ${focus.name}`).toBeGreaterThanOrEqual(3);
      expect.soft(focus.covered, `${focus.name} is covered`).toBe(false);
    }
    // The tabs let themselves be reached once the page is used, so this is asked last.
    const total = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].filter(
          (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
        ).length,
    );
    expect(reached).toBe(total);
  });
}
