import type { Locator } from '@playwright/test';
import { brand } from '../../../src/config/brand.ts';
import { screenSizes, shippedConfigs } from '../../support/kiosk-configs.ts';
import { atEachTextSize } from '../../support/kiosk-surfaces.ts';
import { expect, test } from '../../support/kiosk-test.ts';

const number = brand.phones.US.display;

/** On how many lines words are painted. */
async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  });
}

for (const size of screenSizes) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({
      viewport: size,
      kiosk: { config: shippedConfigs['example config'] },
      reducedMotion: 'reduce',
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

test('no zero that one dials or counts has a stroke: all come from the face without one', async ({
  page,
  visit,
}) => {
  await visit();
  await page
    .getByRole('button', { name: `Call ${number}` })
    .first()
    .click();
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+30')
      .map(({ family, status }) => `${family} ${status}`),
  );
  expect(faces).toEqual([expect.stringMatching(/Atkinson Hyperlegible Next"? loaded/)]);
  const families = await page
    .getByRole('dialog')
    .getByText(number, { exact: true })
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(families).toMatch(/^"?Atkinson Hyperlegible Next/);
});
