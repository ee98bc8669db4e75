import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../src/config/brand.ts';
import { brandColours, drawFern, drawLogo, logoSize, svgDocument } from './brand-drawing.ts';
import { drawText, measureText, wrapText } from './lettering.ts';
import { paletteColour } from './palette.ts';
import { drawShapedText, type Lettering, type ShapedScript, shapedScriptOf } from './shaped-lettering.ts';

/** What a share picture says. `job` pages have a dark background, which tells an open position from a page. */
export type ShareImage = { title: string; kind: 'page' | 'job' };

/** The size that every network asks for (Open Graph's 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 } as const;

const margin = 72;
const textWidth = 672;
const titleArea = { top: 176, bottom: 532 } as const;
const sizes = [108, 96, 84, 76, 68, 60, 52, 46] as const;
const lineRatio = 1.14;

type Look = { ground: string; title: string; soft: string; arch: string; fern: string; drop: string };

const looks: Record<ShareImage['kind'], Look> = {
  page: {
    ground: brandColours.paper,
    title: paletteColour('ink-900'),
    soft: paletteColour('ink-700'),
    arch: brandColours.warm,
    fern: brandColours.disc,
    drop: '#c4764a',
  },
  job: {
    ground: paletteColour('fern-900'),
    title: brandColours.paper,
    soft: paletteColour('fern-100'),
    arch: brandColours.disc,
    fern: paletteColour('fern-200'),
    drop: brandColours.drop,
  },
};

/**
 * Draws a page's share picture: 1200 × 630 pixels, PNG, lettered with stored outlines; in Arabic and Hindi by a shaping engine,
 * in Arabic from right to left. A long title becomes smaller until it fits; what does not fit even then ends with an ellipsis.
 */
export async function renderShareImage({ title, kind }: ShareImage): Promise<Buffer> {
  const named = withoutBrand(title);
  const script = shapedScriptOf(named);
  const layout = script === 'arabic' ? rightToLeft : leftToRight;
  const lines = script === null ? outlinedTitle(named, looks[kind]) : '';
  const picture = sharp(Buffer.from(shareSvg(kind, layout, lines)));
  const shaped = script === null ? [] : [await shapedTitle(named, script, kind, layout)];
  return picture
    .composite(shaped)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 1 })
    .toBuffer();
}

/** Writes one picture per entry of `titles` (file name without extension → the page's title) into a folder. */
export async function writeShareImages(folder: string, titles: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, title] of titles) {
    // One after the other: sharp already uses every core.
    // oxlint-disable-next-line no-await-in-loop
    const file = join(folder, `${name}.png`);
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(dirname(file), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(file, await renderShareImage({ title, kind: kindOf(name) }));
  }
}

function kindOf(name: string): ShareImage['kind'] {
  return /(?:^|\/)job/.test(name) ? 'job' : 'page';
}

/** A long name is drawn smaller, so that it ends where the title's lines do. */
const logoScale = Math.min(1.5, textWidth / logoSize.width);

/** Where things stand: the start of a line `width` wide, and the left edge of the window. */
type Layout = { startOf: (width: number) => number; window: number };

const leftToRight: Layout = { startOf: () => margin, window: 800 };
const rightToLeft: Layout = {
  startOf: (width) => shareSize.width - margin - width,
  window: shareSize.width - 800 - 328,
};

/** The picture before it becomes pixels. */
function shareSvg(kind: ShareImage['kind'], layout: Layout, lines: string): string {
  const look = looks[kind];
  const logo = `translate(${layout.startOf(logoSize.width * logoScale)} 64) scale(${logoScale})`;
  const hostStart = layout.startOf(measureText(host(), 28, 500));
  const body =
    drawWindow(look, layout.window) +
    `<g transform="${logo}">${drawLogo(look.title === brandColours.paper ? 'light' : 'dark')}</g>` +
    lines +
    `<g fill="${look.soft}">${drawText(host(), { x: hostStart, y: 574, size: 28, weight: 500 })}</g>`;
  return svgDocument(shareSize.width, shareSize.height, look.ground, body);
}

/** A title of letters that stand by themselves. */
function outlinedTitle(title: string, look: Look): string {
  const { lines, size } = fitTitle(title);
  const height = size * lineRatio * (lines.length - 1);
  const middle = (titleArea.top + titleArea.bottom) / 2;
  // The middle of the capitals of all lines stands in the middle of the area.
  const first = middle - height / 2 + size * 0.334;
  const drawn = lines.map((line, index) =>
    drawText(line, { x: margin, y: first + index * size * lineRatio, size, weight: 700 }),
  );
  return `<g fill="${look.title}">${drawn.join('')}</g>`;
}

/** A title of letters that join, as large as it fits, and where it stands. */
async function shapedTitle(title: string, script: ShapedScript, kind: ShareImage['kind'], layout: Layout) {
  const { png, width, height } = await fitShaped(title, script, looks[kind].title);
  const middle = (titleArea.top + titleArea.bottom) / 2;
  return { input: png, left: Math.round(layout.startOf(width)), top: Math.round(middle - height / 2) };
}

async function fitShaped(title: string, script: ShapedScript, colour: string): Promise<Lettering> {
  // Signs below the last line keep away from the address.
  const room = titleArea.bottom - titleArea.top - 24;
  for (const size of sizes) {
    // The largest that fits is the last one needed.
    // oxlint-disable-next-line no-await-in-loop
    const drawn = await drawShapedText(title, { script, size, width: textWidth, colour });
    if (drawn.width <= textWidth && drawn.height <= room) return drawn;
  }
  const shorter = title.split(' ').slice(0, -1).join(' ').replace(/…$/, '');
  if (shorter === '') throw new Error(`No share picture has room for “${title}”.`);
  return fitShaped(`${shorter}…`, script, colour);
}

/** An arched window with the fern growing in it. */
function drawWindow({ arch, fern, drop }: Look, x: number): string {
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

/** The largest size at which the title fits, and its lines. */
function fitTitle(title: string): { lines: readonly string[]; size: number } {
  for (const size of sizes) {
    const lines = wrapText(title, textWidth, size, 700);
    const fits = lines.every((line) => measureText(line, size, 700) <= textWidth);
    if (fits && lines.length * size * lineRatio <= titleArea.bottom - titleArea.top) return { lines, size };
  }
  return cutTitle(title, sizes[sizes.length - 1] ?? 46);
}

function cutTitle(title: string, size: number): { lines: readonly string[]; size: number } {
  const most = Math.floor((titleArea.bottom - titleArea.top) / (size * lineRatio));
  const lines = wrapText(title, textWidth, size, 700).slice(0, most);
  return { size, lines: lines.map((line, index) => shorten(line, size, index === most - 1)) };
}

/** Takes characters off the end until the line fits; `always` marks a line after which text is missing. */
function shorten(line: string, size: number, always: boolean): string {
  if (!always && measureText(line, size, 700) <= textWidth) return line;
  let kept = line;
  while (kept !== '' && measureText(`${kept}…`, size, 700) > textWidth) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

function host(): string {
  return new URL(brand.siteUrl).host.replace(/^www\./, '');
}
