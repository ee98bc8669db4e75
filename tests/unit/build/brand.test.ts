import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findStaleDrawings } from '../../../build/brand-assets.ts';
import { drawText, fontFile } from '../../../build/lettering.ts';
import { renderShareImage } from '../../../build/share-images.ts';
import { shareSize } from '../../../src/domain/brand-asset.ts';
import { brand } from '../../../src/config/brand.ts';
import { brandAssets } from '../../../src/content/brand-assets.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';

const publicFile = (path: string) => readFile(new URL(`../../../public/${path}`, import.meta.url));

describe('the committed pictures of the brand', () => {
  it('have the sizes that the press page says', async () => {
    for (const asset of brandAssets()) {
      const { width, height } = await sharp(await publicFile(asset.imageUrl.slice(1))).metadata();
      expect([width, height], asset.title).toEqual([asset.width, asset.height]);
    }
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('%s is a square of %i pixels that nothing shines through', async (path, edge) => {
    const picture = sharp(await publicFile(path));
    const { width, height } = await picture.metadata();
    expect([width, height, (await picture.stats()).isOpaque]).toEqual([edge, edge, true]);
  });

  it('are transparent around the mark where the press page says so', async () => {
    const picture = sharp(await publicFile('press/logo-square-transparent.png')).ensureAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(1199, 1199), alphaAt(600, 600)]).toEqual([0, 0, 255]);
  });

  it('are those of the brand file and the drawings', async () => {
    expect(await findStaleDrawings()).toEqual([]);
  });
});

it('the typeface has the letters of English, Spanish and French', async () => {
  const typeface = create(await readFile(await fontFile('atkinson-hyperlegible-next')));
  if (typeface.type !== 'TTF') throw new Error('The typeface is no single font.');
  const letters = 'ABCXYZabcxyz0123456789¿¡ñÑáéíóúüÜçÇàâèêëîïôùûœŒÉ«»€₹£’“”–—…·';
  expect([...letters].filter((each) => !typeface.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))).toEqual([]);
});

/** Share of pixels in a strip of the picture that differ from the strip's first one. */
async function inkIn(png: Buffer, [left, right]: readonly [number, number]): Promise<number> {
  const strip = { left, top: 150, width: right - left, height: 400 };
  const data = await sharp(png).extract(strip).greyscale().raw().toBuffer();
  const ground = data[0] ?? 0;
  return data.filter((value) => Math.abs(value - ground) > 40).length / data.length;
}

describe('share pictures', () => {
  const titleOf = (language: 'ar' | 'hi') => allLanguages[language].words.home.homeHead.title;
  const fromLeft = { title: [72, 744], picture: [800, 1128] } as const;
  const fromRight = { title: [456, 1128], picture: [72, 400] } as const;

  it.each([
    ['Careers', 'page', fromLeft],
    [`A title that ${'nobody would ever say in one breath, '.repeat(8)}`, 'page', fromLeft],
    ['pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), 'job', fromLeft],
    [titleOf('hi'), 'page', fromLeft],
    [titleOf('ar'), 'page', fromRight],
  ] as const)('draw “%s” between the margins', async (title, kind, strips) => {
    const png = await renderShareImage({ title, kind });
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', shareSize.width, shareSize.height]);
    expect(png.length).toBeLessThan(60_000);
    expect(await inkIn(png, strips.title)).toBeGreaterThan(0.01);
    expect(await inkIn(png, strips.picture)).toBeGreaterThan(0.05);
    // Left margin, and the gap between title and picture.
    for (const start of [0, strips === fromLeft ? 746 : 402])
      expect(await inkIn(png, [start, start + 52])).toBe(0);
  });

  it.each([
    ['Careers', 'page', fromLeft, [760, 1160]],
    ['Graphic Designer', 'job', fromLeft, [760, 1160]],
    [titleOf('ar'), 'page', fromRight, [40, 440]],
  ] as const)('show the drawing of the page beside “%s”', async (title, kind, strips, place) => {
    const png = await renderShareImage({ title, kind, drawing: 'careers' });
    expect(png.length).toBeLessThan(60_000);
    expect(await inkIn(png, strips.title)).toBeGreaterThan(0.01);
    expect(await inkIn(png, place)).toBeGreaterThan(0.1);
    expect(png.equals(await renderShareImage({ title, kind }))).toBe(false);
  });

  it.each([
    ['Arabic', 'ببب', 'ب ب ب'],
    ['Hindi', 'क्ष', 'क ष'],
  ])('join letters of %s', async (_script, joined, apart) => {
    const style = { size: 60, width: 1000, colour: '#000000', weight: 'Bold' } as const;
    const [one, other] = await Promise.all([drawText(joined, style), drawText(apart, style)]);
    expect(one.width).toBeLessThan(other.width * 0.8);
  });

  it('leave out the brand, which the logo says already', async () => {
    const [plain, branded] = await Promise.all([
      renderShareImage({ title: 'Careers', kind: 'page' }),
      renderShareImage({ title: `${brand.productName} – Careers`, kind: 'page' }),
    ]);
    expect(branded.equals(plain)).toBe(true);
  });
});
