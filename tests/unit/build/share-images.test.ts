import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/brand/brand.ts';
import { measureText, wrapText } from '../../../build/lettering.ts';
import { renderShareImage, shareSize, type ShareImage } from '../../../build/share-images.ts';
import { jobs } from '../../../src/content/jobs.ts';

const mostBytes = 60_000;
const longTitle =
  'A title about incomprehensibilities and everything else that nobody would ever say in one breath, repeated until it cannot fit';
const oneLongWord = 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);

/** Share of pixels in a column strip that differ from the ground in the strip's own first row. */
async function inkBetween(png: Buffer, left: number, right: number): Promise<number> {
  const area = { left, top: 150, width: right - left, height: 400 };
  const { data, info } = await sharp(png)
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const inked = data.filter((value) => Math.abs(value - ground) > 40).length;
  return inked / (info.width * info.height);
}

describe('renderShareImage', () => {
  const titles: ShareImage[] = [
    { title: 'Careers', kind: 'page' },
    { title: longTitle, kind: 'page' },
    { title: oneLongWord, kind: 'job' },
    ...jobs().map(({ title }): ShareImage => ({ title, kind: 'job' })),
  ];

  it.each(titles)('draws “$title” in 1200 × 630 and under 60 kB', async (image) => {
    const png = await renderShareImage(image);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', shareSize.width, shareSize.height]);
    expect(png.length).toBeLessThan(mostBytes);
    expect(await inkBetween(png, 72, 744)).toBeGreaterThan(0.01);
  });

  it.each([longTitle, oneLongWord])('keeps “%s” between the margins', async (title) => {
    const png = await renderShareImage({ title, kind: 'page' });
    expect(await inkBetween(png, 0, 70)).toBe(0);
    expect(await inkBetween(png, 746, 798)).toBe(0);
  });

  it('leaves out the brand, which the logo says already', async () => {
    const [plain, branded] = await Promise.all([
      renderShareImage({ title: 'Careers', kind: 'page' }),
      renderShareImage({ title: `${brand.productName} – Careers`, kind: 'page' }),
    ]);
    expect(branded.equals(plain)).toBe(true);
  });
});

describe('wrapText', () => {
  it('breaks between words and keeps every word', () => {
    const lines = wrapText(longTitle, 672, 60, 700);
    expect(lines.join(' ')).toBe(longTitle);
    expect(lines.every((line) => measureText(line, 60, 700) <= 672)).toBe(true);
  });

  it('gives an overlong word its own line', () => {
    expect(wrapText(`a ${oneLongWord} b`, 300, 40, 700)).toEqual(['a', oneLongWord, 'b']);
  });
});
