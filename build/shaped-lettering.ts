import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decompress } from 'wawoff2';

/** Scripts whose letters join, stack and change places: they are drawn by a shaping engine, not letter by letter. */
export type ShapedScript = 'arabic' | 'devanagari';

const families: Readonly<Record<ShapedScript, string>> = {
  arabic: 'Noto Sans Arabic',
  devanagari: 'Noto Sans Devanagari',
};

/** As high as two lines of their marks need, in parts of the size. */
const lineRatios: Readonly<Record<ShapedScript, number>> = { arabic: 1.45, devanagari: 1.35 };

/** A picture of lettering. Lengths in pixels. */
export type Lettering = { png: Buffer; width: number; height: number };

/** The script of a text that stored outlines cannot draw, or null. */
export function shapedScriptOf(text: string): ShapedScript | null {
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  return /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : null;
}

/**
 * Draws bold text in lines no wider than `width`, through Pango and HarfBuzz, which sharp carries. Latin letters in it are
 * those of the site's own typeface. @param colour `#rrggbb`.
 */
export async function drawShapedText(
  text: string,
  { script, size, width, colour }: { script: ShapedScript; size: number; width: number; colour: string },
): Promise<Lettering> {
  await (latinIsLoaded ??= draw('A', 'latin', 'Atkinson Hyperlegible Next', 10, 100));
  const font = `Atkinson Hyperlegible Next, ${families[script]} Bold`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // In units of Pango; below 1024 it would be a part of the face's own height.
  const line = `line_height="${Math.round(lineRatios[script] * size * 1024)}"`;
  return draw(`<span foreground="${colour}" ${line}>${escaped}</span>`, script, font, size, width);
}

/** A typeface that was loaded once stays for the whole run. */
let latinIsLoaded: Promise<unknown> | null = null;

const files = {
  latin: 'atkinson-hyperlegible-next.woff2',
  arabic: 'noto-sans-arabic.woff2',
  devanagari: 'noto-sans-devanagari.woff2',
} as const;

async function draw(text: string, file: keyof typeof files, font: string, size: number, width: number) {
  const fontfile = await unpacked(file);
  const { data, info } = await sharp({
    text: { text, fontfile, font: `${font} ${size}`, width, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const unpackedFiles = new Map<string, Promise<string>>();

/** Pango opens a typeface again in later builds of the same process: so it stays on the disk, where every build finds it. */
const folder = fileURLToPath(new URL('../node_modules/.cache/typefaces/', import.meta.url));

/** The path of a typeface as Pango reads it; the kiosk carries the same one packed. */
function unpacked(file: keyof typeof files): Promise<string> {
  const known = unpackedFiles.get(file) ?? unpack(files[file]);
  unpackedFiles.set(file, known);
  return known;
}

async function unpack(name: string): Promise<string> {
  const packed = await readFile(new URL(`../src/styles/fonts/${name}`, import.meta.url));
  const path = join(folder, name.replace('.woff2', '.ttf'));
  await mkdir(folder, { recursive: true });
  // Another build may be reading the one that stands there.
  const whole = `${path}.${process.pid}`;
  await writeFile(whole, await decompress(packed));
  await rename(whole, path);
  return path;
}
