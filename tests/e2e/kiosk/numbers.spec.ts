import type { Locator } from '@playwright/test';
import { screenSizes, shippedConfigs } from '../../support/kiosk-configs.ts';
import { atEachTextSize } from '../../support/kiosk-surfaces.ts';
import { expect, test } from '../../support/kiosk-test.ts';

/** On how many lines words are painted. */
async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  });
}

for (const size of screenSizes.slice(1, 3)) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({
      viewport: size,
      kiosk: { config: shippedConfigs['example config'] },
    });

    test('an address to type breaks only where one takes a breath', async ({ page, visit }) => {
      await visit('/careers/job/field-marketing-specialist');
      const parts = page.locator('#apply p span');
      await expect(parts.first()).toBeVisible();
      await atEachTextSize(page, async (at) => {
        for (const part of await parts.all()) {
          expect.soft(await linesOf(part), `${at}: ${await part.textContent()}`).toBe(1);
          expect.soft(await part.textContent(), at).toMatch(/(^|[/@]$)|^[^/@]+$/);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, at).toBeLessThanOrEqual(0);
      });
    });
  });
}

test('a zero has no stroke in it, in the one file that kiosk and website share', async ({ page, main }) => {
  expect(main.phase).toBe('waiting');
  await page.evaluate(() => document.fonts.load('700 200px "Atkinson Hyperlegible Next"', '0'));
  const inks = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('The page has no canvas.');
    Object.assign(pen, { font: '700 200px "Atkinson Hyperlegible Next"', textBaseline: 'alphabetic' });
    pen.fillText('0', 50, 250);
    const at = (x: number, y: number) => pen.getImageData(50 + 200 * x, 250 - 200 * y, 1, 1).data[3];
    const width = pen.measureText('0').width / 200;
    return { middle: at(width / 2, 0.335), edge: at(width - 0.1, 0.335) };
  });
  expect(inks).toEqual({ middle: 0, edge: 255 });
});
