import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findStaleDrawings } from '../../../build/brand-assets.ts';
import { brandAssets } from '../../../src/content/brand-assets.ts';

const publicFile = (path: string) => new URL(`../../../public/${path}`, import.meta.url);

describe('the committed pictures of the brand', () => {
  it.each([
    ['press/logo-square.png', 1200, 1200, false],
    ['press/logo-square-transparent.png', 1200, 1200, true],
    ['press/logo-name.png', 1600, 800, false],
    ['apple-touch-icon.png', 180, 180, false],
    ['icon-192.png', 192, 192, false],
    ['icon-512.png', 512, 512, false],
  ])('%s is %i × %i, see-through: %s', async (path, width, height, isSeeThrough) => {
    const picture = sharp(await readFile(publicFile(path)));
    const { format, ...size } = await picture.metadata();
    expect([format, size.width, size.height]).toEqual(['png', width, height]);
    expect((await picture.stats()).isOpaque).toBe(!isSeeThrough);
  });

  it('shows nothing in the corners of the transparent logo and a solid mark in its middle', async () => {
    const { data, info } = await sharp(await readFile(publicFile('press/logo-square-transparent.png')))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(1199, 0), alphaAt(0, 1199), alphaAt(1199, 1199)]).toEqual([0, 0, 0, 0]);
    expect(alphaAt(600, 600)).toBe(255);
  });

  it('has the sizes that the press page says', async () => {
    for (const asset of brandAssets()) {
      const { width, height } = await sharp(await readFile(publicFile(asset.imageUrl.slice(1)))).metadata();
      expect([width, height], asset.title).toEqual([asset.width, asset.height]);
    }
  });

  it('has an icon file with pictures of 16, 32 and 48 pixels', async () => {
    const icon = await readFile(publicFile('favicon.ico'));
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, edge] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const offset = icon.readUInt32LE(entry + 12);
      const png = icon.subarray(offset, offset + icon.readUInt32LE(entry + 8));
      expect(icon.readUInt8(entry)).toBe(edge);
      expect((await sharp(png).metadata()).width).toBe(edge);
    }
  });

  it('is what `npm run brand` makes of the brand file and the drawings', async () => {
    expect(await findStaleDrawings()).toEqual([]);
  });
});
