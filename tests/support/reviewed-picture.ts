import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { compactPicture, comparePictures, shrinkPicture } from './compare-pictures.ts';

/** Chosen by experiment; docs/identity.md has the figures. */
const mostHeight = 0.015;
const mostInBand = 0.04;

/** Waits for the site's own typeface, and for the pictures and frames that load when they come near. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/**
 * Compares a page with its stored picture; with `--update-snapshots` (or where there is none yet) stores this one.
 * @param file where the picture stands.
 * @param options `fullPage` takes in what is below the screen; `scale` is the size that is stored, from 0 to 1.
 */
export async function expectReviewed(
  page: Page,
  file: URL,
  { fullPage = true, scale = 1 }: { fullPage?: boolean; scale?: number } = {},
): Promise<void> {
  const seen = await page.screenshot({
    fullPage,
    animations: 'disabled',
    mask: [page.locator('iframe')],
    maskColor: '#dfe6e4',
  });
  const picture = scale === 1 ? seen : await shrinkPicture(seen, scale);
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed' || !existsSync(file)) {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, await compactPicture(picture));
    return;
  }
  const difference = await comparePictures(await readFile(file), picture);
  await test.info().attach('the page now', { body: picture, contentType: 'image/png' });
  expect(difference.sameWidth).toBe(true);
  expect(difference.height, 'share of the height').toBeLessThan(mostHeight);
  expect(difference.worstBand, 'share of changed pixels in the worst band').toBeLessThan(mostInBand);
}
