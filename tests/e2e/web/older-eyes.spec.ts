import type { Page } from '@playwright/test';
import { measurePage } from '../../support/measure-page.ts';
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
const widths = [320, 390, 768, 1280, 1920];
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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const measured = await measurePage(page);
      console.log(
        `${path} at ${width}: smallest text ${measured.smallestText.size} px, line p95 ${measured.lineLength.p95}, longest ${measured.lineLength.longest}`,
      );
      expect.soft(measured.overflow, `sideways scrolling at ${width}`).toBeLessThanOrEqual(0);
      expect
        .soft(measured.smallestText.size, `${measured.smallestText.text} at ${width}`)
        .toBeGreaterThanOrEqual(18);
      expect.soft(measured.smallControls, `controls under 48 px at ${width}`).toEqual([]);
      expect.soft(measured.tightPairs, `controls closer than 8 px at ${width}`).toEqual([]);
      expect.soft(measured.lineLength.p95, `characters a line at ${width}`).toBeLessThanOrEqual(75);
      expect
        .soft(measured.lineLength.longest, `${measured.lineLength.text} at ${width}`)
        .toBeLessThanOrEqual(80);
    }

    for (const [name, css, width, height] of [
      ['200 % text', 'html { font-size: 200% !important; }', 1280, 900],
      ['200 % text on a phone', 'html { font-size: 200% !important; }', 390, 844],
      [
        'text spacing',
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
        390,
        844,
      ],
      ['400 % zoom', '', 320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((text) => {
        document.getElementById('probe')?.remove();
        document.head.append(
          Object.assign(document.createElement('style'), { id: 'probe', textContent: text }),
        );
      }, css);
      const measured = await measurePage(page);
      expect.soft(measured.overflow, `sideways scrolling with ${name}`).toBeLessThanOrEqual(0);
      expect.soft(measured.clipped, `cut off with ${name}`).toEqual([]);
    }
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
      const place = await page.getByRole('contentinfo').evaluate((foot) => {
        const { y: top } = foot.getBoundingClientRect();
        const links = [...foot.querySelectorAll('a')].filter((link) => link.checkVisibility());
        return [/^1-800/, /^Chat on WhatsApp/]
          .map((name) => links.find((link) => name.test(link.textContent))?.getBoundingClientRect())
          .map((box) => box && `${Math.round(box.x)}, ${Math.round(box.y - top)}`)
          .join(' and ');
      });
      expect(place).toMatch(/\d and \d/);
      expect(place, `${path} at ${width}`).toBe(first.get(width) ?? place);
      first.set(width, place);
    }
  }
});

test('the main actions are 64 px high', async ({ page, open }) => {
  await open('/');
  for (const name of [/^Call 1-800/, /^Chat on WhatsApp/, /^Get Diagnosed Now/]) {
    const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(64);
  }
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

for (const path of ['/', '/careers', '/press', '/careers/job/graphic-designer']) {
  test(`${path}: every control is reached by Tab, shows a 3 px ring and is not covered`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(frames);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(path);
    const total = await page.evaluate(
      () =>
        [...document.querySelectorAll('a[href], button, input, textarea, [role="tab"]')].filter((each) =>
          each.checkVisibility(),
        ).length,
    );
    let reached = 0;
    for (let step = 0; step < total + 5; step++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body || element instanceof HTMLIFrameElement)
          return null;
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
      if (focus === null) break;
      reached++;
      expect.soft(focus.ring, `ring of ${focus.name}`).toBeGreaterThanOrEqual(3);
      expect.soft(focus.covered, `${focus.name} is covered`).toBe(false);
    }
    expect(reached).toBeGreaterThan(8);
  });
}
