import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decompress } from 'wawoff2';

const typefaces = {
  latin: { file: 'atkinson-hyperlegible-next', family: 'Atkinson Hyperlegible Next', lineHeight: 1.14 },
  arabic: { file: 'noto-sans-arabic', family: 'Noto Sans Arabic', lineHeight: 1.45 },
  devanagari: { file: 'noto-sans-devanagari', family: 'Noto Sans Devanagari', lineHeight: 1.35 },
} as const;

/** A writing system that the pictures have a typeface for. */
export type Script = keyof typeof typefaces;

/** A picture of text. Lengths in pixels. */
export type TextPicture = { png: Buffer; width: number; height: number };

export type TextStyle = {
  size: number;
  /** Lines are broken at it. */
  width: number;
  /** `#rrggbb`. */
  colour: string;
  weight: 'Medium' | 'Bold';
  /** Breaks a word that is wider than a line; otherwise such a word makes the picture wider than `width`. */
  breaksWords?: boolean;
};

/** The writing system of a text, by its first letter that is not Latin. */
export function scriptOf(text: string): Script {
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  return /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : 'latin';
}

/** Draws text with Pango and HarfBuzz, which come with sharp: letters are joined, stacked and ordered as the script asks. */
export async function drawText(text: string, style: TextStyle): Promise<TextPicture> {
  const script = scriptOf(text);
  // Latin letters in any text are those of the site's own typeface: once loaded, a typeface stays for the whole run.
  if (script !== 'latin') await (latinLoaded ??= drawText('A', { ...style, width: 500 }));
  const { file, family, lineHeight } = typefaces[script];
  const families = [...new Set([typefaces.latin.family, family])].join(', ');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // In Pango's units; a value below 1024 would mean a share of the typeface's own height.
  const pangoLineHeight = Math.round(lineHeight * style.size * 1024);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}" line_height="${pangoLineHeight}">${escaped}</span>`,
      fontfile: await fontFile(file),
      font: `${families} ${style.weight} ${style.size}`,
      width: style.width,
      wrap: style.breaksWords ? 'word-char' : 'word',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

let latinLoaded: Promise<unknown> | null = null;

const unpackedFolder = fileURLToPath(new URL('../node_modules/.cache/typefaces/', import.meta.url));
const unpackedFiles = new Map<string, Promise<string>>();

/** The path of a typeface of the site as TrueType, which Pango can read. @param name of its file in src/styles/fonts. */
export function fontFile(name: string): Promise<string> {
  const unpacked = unpackedFiles.get(name) ?? unpack(name);
  unpackedFiles.set(name, unpacked);
  return unpacked;
}

async function unpack(name: string): Promise<string> {
  const packed = await readFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url));
  const path = join(unpackedFolder, `${name}.ttf`);
  await mkdir(unpackedFolder, { recursive: true });
  // Written aside and renamed, as another build may be reading the file.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, await decompress(packed));
  await rename(draft, path);
  return path;
}
