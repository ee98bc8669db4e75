import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../src/config/brand.ts';
import { safetyDrawing } from '../src/content/safety/safety.ts';
import { shareSize } from '../src/domain/brand-asset.ts';
import { brandColours, drawFern, drawLogo, logoSize, svgDocument } from './brand-drawing.ts';
import { drawText, scriptOf, type TextPicture } from './lettering.ts';
import { paletteColour } from './palette.ts';

/** What a share picture says. `job` pages have a dark background, which tells an open position from a page. */
export type ShareImage = {
  title: string;
  kind: 'page' | 'job';
  /** The file of the page's drawing (src/components/pictures/drawings); without one the fern grows in a window. */
  drawing?: string | undefined;
};

/** The pages that show somebody do so here too, by the names of their pictures; jobs have the drawing of careers. */
const drawings: Readonly<Record<string, string>> = {
  home: 'home',
  careers: 'careers',
  safety: safetyDrawing,
  sheets: 'caring',
  accommodation: 'accommodation',
  press: 'press',
  'not-found': 'not-found',
  'job-not-found': 'not-found',
};

const drawingWidth = 400;
const drawingMargin = 40;

const margin = 72;
const textWidth = 672;
/** A higher title would come close to the address below it. */
const titleHeight = 320;
const titleMiddle = 354;
const titleSizes = [108, 96, 84, 76, 68, 60, 52] as const;
const smallestTitle = 46;

const variants = {
  page: {
    ground: brandColours.paper,
    logo: 'dark',
    title: paletteColour('ink-900'),
    soft: paletteColour('ink-700'),
    arch: brandColours.warm,
    fern: brandColours.disc,
    drop: '#c4764a',
  },
  job: {
    ground: paletteColour('fern-900'),
    logo: 'light',
    title: brandColours.paper,
    soft: paletteColour('fern-100'),
    arch: brandColours.disc,
    fern: paletteColour('fern-200'),
    drop: brandColours.drop,
  },
} as const;

/** A long name is drawn smaller, so that it ends where the title's lines do. */
const logoScale = Math.min(1.5, textWidth / logoSize.width);

/**
 * Draws a page's share picture: 1200 × 630 pixels, PNG; in Arabic from right to left. A long title becomes smaller until it
 * fits; what does not fit even then ends with an ellipsis.
 */
export async function renderShareImage({ title, kind, drawing }: ShareImage): Promise<Buffer> {
  const colours = variants[kind];
  const shown = withoutBrand(title);
  const isRightToLeft = scriptOf(shown) === 'arabic';
  const startOf = (width: number) => (isRightToLeft ? shareSize.width - margin - width : margin);
  const host = await drawText(new URL(brand.siteUrl).host.replace(/^www\./, ''), {
    size: 28,
    width: textWidth,
    colour: colours.soft,
    weight: 'Medium',
  });
  const text = await fitTitle(shown, colours.title);
  const logoAt = `translate(${startOf(logoSize.width * logoScale)} 64) scale(${logoScale})`;
  const svg = svgDocument(
    shareSize.width,
    shareSize.height,
    colours.ground,
    `${drawing ? '' : drawWindow(colours, isRightToLeft ? 72 : 800)}<g transform="${logoAt}">${drawLogo(colours.logo)}</g>`,
  );
  const picture = drawing === undefined ? null : await drawPicture(drawing, isRightToLeft);
  return sharp(Buffer.from(svg))
    .composite([
      ...(picture === null ? [] : [picture]),
      { input: text.png, left: startOf(text.width), top: Math.round(titleMiddle - text.height / 2) },
      { input: host.png, left: startOf(host.width), top: 580 - host.height },
    ])
    .png({ palette: true, colours: drawing ? 128 : 64, compressionLevel: 9, effort: 1 })
    .toBuffer();
}

/** Writes one picture per entry of `titles` (path of the picture → the page's title) into a folder. */
export async function writeShareImages(folder: string, titles: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, title] of titles) {
    const file = join(folder, path);
    const name = basename(path, '.png');
    const kind = name.startsWith('job') ? 'job' : 'page';
    const drawing = drawings[name] ?? (kind === 'job' ? drawings.careers : undefined);
    // One after the other: sharp already uses every core.
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(dirname(file), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(file, await renderShareImage({ title, kind, drawing }));
  }
}

/** The title as large as it fits; words at its end give way to an ellipsis where even the smallest size is too large. */
async function fitTitle(
  title: string,
  colour: string,
  sizes: readonly number[] = [...titleSizes, smallestTitle],
): Promise<TextPicture> {
  for (const size of sizes) {
    // The largest that fits is the last one needed.
    // oxlint-disable-next-line no-await-in-loop
    const drawn = await drawText(title, {
      size,
      width: textWidth,
      colour,
      weight: 'Bold',
      breaksWords: size === smallestTitle,
    });
    if (drawn.width <= textWidth && drawn.height <= titleHeight) return drawn;
  }
  const shorter = title.replace(/…$/, '');
  const lastBlank = shorter.lastIndexOf(' ');
  return fitTitle(`${shorter.slice(0, lastBlank > 0 ? lastBlank : shorter.length / 2)}…`, colour, [
    smallestTitle,
  ]);
}

/** A drawing of people, on the lower edge beside the text. */
async function drawPicture(name: string, isLeft: boolean) {
  const file = new URL(`../src/components/pictures/drawings/${name}.svg`, import.meta.url);
  const { data: input, info } = await sharp(await readFile(file), { density: 144 })
    .resize(drawingWidth)
    .toBuffer({ resolveWithObject: true });
  const left = isLeft ? drawingMargin : shareSize.width - drawingMargin - drawingWidth;
  return { input, left, top: shareSize.height - info.height };
}

/** An arched window with the fern growing in it. */
function drawWindow({ arch, fern, drop }: { arch: string; fern: string; drop: string }, x: number): string {
  const [y, width, radius] = [84, 328, 164];
  const shape = `M${x} 630V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V630Z`;
  return (
    `<path d="${shape}" fill="${arch}"/><clipPath id="window"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#window)"><g transform="translate(${x - 34} 196) scale(8.6)">${drawFern(fern, drop)}</g></g>`
  );
}

/** The logo already says the brand: “Name – Careers” becomes “Careers”. */
function withoutBrand(title: string): string {
  const rest = title
    .split(/\s+[–|·]\s+/)
    .filter((part) => part.trim() !== brand.productName)
    .join(' – ');
  return rest === '' ? title : rest;
}
