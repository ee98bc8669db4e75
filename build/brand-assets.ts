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
import { packIcon } from './icon-file.ts';
import { paletteColour } from './palette.ts';
import { wordmark } from '../src/config/drawings/wordmark.ts';

const publicFolder = new URL('../public/', import.meta.url);
const iconFolder = new URL('icons/', import.meta.url);
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

async function writePublicFiles(): Promise<void> {
  const { paper } = brandColours;
  const small = [16, 32, 48].map(async (edge) => ({ edge, png: await tile(edge, null, 1) }));
  const name = centre(drawLogo(), logoSize, { width: 1600, height: 800, share: 0.66 });
  const files: Record<string, string | Buffer> = {
    'favicon.svg': faviconSvg(),
    'favicon.ico': packIcon(await Promise.all(small)),
    'apple-touch-icon.png': await tile(180, paper, 0.74),
    'icon-192.png': await tile(192, paper, 0.74),
    'icon-512.png': await tile(512, paper, 0.74),
    'press/logo-square.png': await tile(1200, paper, 0.66),
    'press/logo-square-transparent.png': await tile(1200, null, 0.86),
    'press/logo-name.png': await png(svgDocument(1600, 800, paper, name)),
  };
  await mkdir(new URL('press/', publicFolder), { recursive: true });
  await writeFiles(publicFolder, files);
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

async function writeAppIcons(): Promise<void> {
  await mkdir(iconFolder, { recursive: true });
  await writeFiles(iconFolder, {
    'icon.png': await appIcon(1024),
    '512x512.png': await appIcon(512),
  });
}

async function writeFiles(folder: URL, files: Record<string, string | Buffer>): Promise<void> {
  const writes = Object.entries(files).map(([path, content]) => writeFile(new URL(path, folder), content));
  await Promise.all(writes);
}

/** Draws every picture of the brand: favicons, app icons and press pictures of the site, icons of the kiosk. */
export async function writeBrandPictures(): Promise<void> {
  await Promise.all([writePublicFiles(), writeAppIcons()]);
}

/**
 * Which files of the brand are not what `npm run brand` would write. The wordmark and the text of one picture stand for the
 * others, which are written together with them.
 * @returns their paths, from the project's folder; empty when all are up to date.
 */
export async function findStaleDrawings(): Promise<readonly string[]> {
  const favicon = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
  return [
    ...(wordmark.name === brand.productName ? [] : ['src/config/drawings/wordmark.ts']),
    ...(favicon === faviconSvg() ? [] : ['public/favicon.svg']),
  ];
}
