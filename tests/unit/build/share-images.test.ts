import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { measureText, wrapText } from '../../../build/lettering.ts';
import { renderShareImage, shareSize, type ShareImage } from '../../../build/share-images.ts';
import { allLanguages } from '../../support/all-languages.ts';
import { drawShapedText, type ShapedScript } from '../../../build/shaped-lettering.ts';
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

  it.each([
    ['ar', 72, 400],
    ['hi', 800, 1128],
  ] as const)(
    'letters every title of %s at its side, the window at the other',
    async (language, left, right) => {
      const { words } = allLanguages[language];
      const titles = [
        words.home.homeHead.title,
        ...Object.values(words.jobs.jobMessages).map((job) => job.title),
      ];
      for (const title of titles) {
        const png = await renderShareImage({ title, kind: 'page' });
        expect(png.length, title).toBeLessThan(mostBytes);
        const [start, end, edge] = language === 'ar' ? ([456, 1128, 1130] as const) : ([72, 744, 0] as const);
        expect(await inkBetween(png, start, end), title).toBeGreaterThan(0.01);
        expect(await inkBetween(png, left, right), 'the window').toBeGreaterThan(0.05);
        expect(await inkBetween(png, edge, edge + 70), 'the margin').toBe(0);
      }
    },
  );

  it('joins letters, and finds each of them in the faces', async () => {
    const widthOf = async (text: string, script: ShapedScript) =>
      (await drawShapedText(text, { script, size: 60, width: 1000, colour: '#000000' })).width;
    expect(await widthOf('ببب', 'arabic')).toBeLessThan((await widthOf('ب ب ب', 'arabic')) * 0.8);
    // A stroke under a consonant joins it with the next: shown apart, each would keep its own width.
    expect(await widthOf('क्ष', 'devanagari')).toBeLessThan((await widthOf('क ष', 'devanagari')) * 0.8);
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
