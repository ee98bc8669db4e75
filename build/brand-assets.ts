import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '../src/config/brand.ts';
import {
  brandColours,
  centre,
  drawFern,
  drawLogo,
  drawMark,
  logoSize,
  svgDocument,
} from './brand-drawing.ts';
import { paletteColour } from './palette.ts';
import { wordmark } from '../src/config/drawings/wordmark.ts';

const root = new URL('../', import.meta.url);
const markSize = { width: 48, height: 48 };

/** A square tile with the mark on it, as a PNG. */
function tile(edge: number, background: string | null, share: number): Promise<Buffer> {
  const body = centre(drawMark(), markSize, { width: edge, height: edge, share });
  return png(svgDocument(edge, edge, background, body));
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The browser's icon: it turns light where the browser is dark. */
function faviconSvg(): string {
  const { disc, paper, drop } = brandColours;
  const [night, pale, clay] = ['night-900', 'fern-200', 'clay-800'].map(paletteColour);
  const style =
    `<style>.d{fill:${disc}}.s{stroke:${paper}}.l{fill:${paper}}.w{fill:${drop}}` +
    `@media(prefers-color-scheme:dark){.d{fill:${pale}}.s{stroke:${night}}.l{fill:${night}}.w{fill:${clay}}}</style>`;
  const fern = drawFern('', '')
    .replace('stroke=""', 'class="s"')
    .replace('fill=""', 'class="l"')
    .replace('fill=""', 'class="w"');
  const body = `${style}<clipPath id="c"><circle cx="24" cy="24" r="24"/></clipPath><circle class="d" cx="24" cy="24" r="24"/><g clip-path="url(#c)">${fern}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${body}</svg>\n`;
}

/** Packs square PNGs of up to 256 pixels into one .ico file (the ICONDIR layout, with PNG pictures inside). */
function packIcon(pictures: readonly { edge: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { edge, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(edge % 256, entry);
    directory.writeUInt8(edge % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** The kiosk's icon: the mark on a paper tile with round corners and the margin that desktop icons keep. */
function appIcon(edge: number): Promise<Buffer> {
  const margin = edge * 0.098;
  const side = edge - 2 * margin;
  const body =
    `<rect x="${margin}" y="${margin}" width="${side}" height="${side}" rx="${side * 0.225}" fill="${brandColours.paper}"/>` +
    centre(drawMark(), markSize, { width: edge, height: edge, share: (side * 0.78) / edge });
  return png(svgDocument(edge, edge, null, body));
}

/** Draws every picture of the brand: favicons, app icons and press pictures of the site, icons of the kiosk. */
export async function writeBrandPictures(): Promise<void> {
  const { paper } = brandColours;
  const small = [16, 32, 48].map(async (edge) => ({ edge, png: await tile(edge, null, 1) }));
  const name = centre(drawLogo(), logoSize, { width: 1600, height: 800, share: 0.66 });
  const files: Readonly<Record<string, string | Buffer>> = {
    'public/favicon.svg': faviconSvg(),
    'public/favicon.ico': packIcon(await Promise.all(small)),
    'public/apple-touch-icon.png': await tile(180, paper, 0.74),
    'public/icon-192.png': await tile(192, paper, 0.74),
    'public/icon-512.png': await tile(512, paper, 0.74),
    'public/press/logo-square.png': await tile(1200, paper, 0.66),
    'public/press/logo-square-transparent.png': await tile(1200, null, 0.86),
    'public/press/logo-name.png': await png(svgDocument(1600, 800, paper, name)),
    'build/icons/icon.png': await appIcon(1024),
    'build/icons/512x512.png': await appIcon(512),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(new URL('./', new URL(path, root)), { recursive: true });
    await writeFile(new URL(path, root), content);
  }
}

/**
 * Which files of the brand are not what `npm run brand` would write. The wordmark and the text of one picture stand for the
 * others, which are written together with them.
 * @returns their paths, from the project's folder; empty when all are up to date.
 */
export async function findStaleDrawings(): Promise<readonly string[]> {
  const favicon = await readFile(new URL('public/favicon.svg', root), 'utf8');
  return [
    ...(wordmark.name === brand.productName ? [] : ['src/config/drawings/wordmark.ts']),
    ...(favicon === faviconSvg() ? [] : ['public/favicon.svg']),
  ];
}
