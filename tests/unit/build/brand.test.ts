import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findStaleDrawings } from '../../../build/brand-assets.ts';
import { drawText, fontFile } from '../../../build/lettering.ts';
import { renderShareImage, shareSize, type ShareImage } from '../../../build/share-images.ts';
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

type Strip = readonly [left: number, right: number];

/** Share of pixels in a strip of the picture that differ from the strip's first one. */
async function inkBetween(png: Buffer, left: number, right: number): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({ left, top: 150, width: right - left, height: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  return data.filter((value) => Math.abs(value - ground) > 40).length / (info.width * info.height);
}

describe('share pictures', () => {
  const titleOf = (language: 'ar' | 'hi') => allLanguages[language].words.home.homeHead.title;
  const images: (ShareImage & { isRightToLeft?: true })[] = [
    { title: 'Careers', kind: 'page' },
    { title: `A title that ${'nobody would ever say in one breath, '.repeat(8)}`, kind: 'page' },
    { title: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), kind: 'job' },
    { title: titleOf('hi'), kind: 'page' },
    { title: titleOf('ar'), kind: 'page', isRightToLeft: true },
  ];

  it.each(images)('draw “$title” between the margins', async (image) => {
    const png = await renderShareImage(image);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', shareSize.width, shareSize.height]);
    expect(png.length).toBeLessThan(60_000);
    const title: Strip = image.isRightToLeft ? [456, 1128] : [72, 744];
    const picture: Strip = image.isRightToLeft ? [72, 400] : [800, 1128];
    expect(await inkBetween(png, ...title)).toBeGreaterThan(0.01);
    expect(await inkBetween(png, ...picture)).toBeGreaterThan(0.05);
    const [left, right] = [Math.min(title[0], picture[0]), Math.max(title[0], picture[0])];
    for (const start of [left - 72, right - 54]) expect(await inkBetween(png, start, start + 52)).toBe(0);
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
