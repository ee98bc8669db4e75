import { readFileSync } from 'node:fs';

/** Weights whose outlines are stored. */
export type LetteringWeight = 500 | 700;

type Outlines = { glyphs: Record<string, [advance: number, path: string]>; kerning: Record<string, number> };

/** Made by build/font/make-font.py: an em of 1000 units, the baseline at 0, y growing downwards. */
const outlines = JSON.parse(readFileSync(new URL('font/glyphs.json', import.meta.url), 'utf8')) as Record<
  `${LetteringWeight}`,
  Outlines
>;

const unitsPerEm = 1000;

/** One glyph and where it starts on its line, in font units. */
type Placed = { x: number; path: string };

/**
 * Text as outlines, so that no picture needs an installed font.
 * A character without an outline is set as a space: a picture never fails because of a letter.
 */
function place(text: string, weight: LetteringWeight): { placed: Placed[]; advance: number } {
  const { glyphs, kerning } = outlines[weight];
  const placed: Placed[] = [];
  let x = 0;
  let previous = '';
  for (const character of text.normalize('NFC')) {
    x += kerning[previous + character] ?? 0;
    const [advance, path] = glyphs[character] ?? glyphs[' '] ?? [0, ''];
    if (path) placed.push({ x, path });
    x += advance;
    previous = character;
  }
  return { placed, advance: x };
}

/** Width of one line of text, in pixels at the given font size. */
export function measureText(text: string, size: number, weight: LetteringWeight): number {
  return (place(text, weight).advance * size) / unitsPerEm;
}

/** One line of text as an SVG group; x is its start and y its baseline, in pixels. */
export function drawText(text: string, at: { x: number; y: number; size: number; weight: LetteringWeight }) {
  const { placed } = place(text, at.weight);
  const paths = placed.map(({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`);
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.size / unitsPerEm})">${paths.join('')}</g>`;
}

/** One line of text as a single path's data, in pixels, its baseline at y. */
export function textPath(text: string, at: { x: number; y: number; size: number; weight: LetteringWeight }) {
  const scale = at.size / unitsPerEm;
  return place(text, at.weight)
    .placed.map((glyph) => movePath(glyph.path, scale, at.x + glyph.x * scale, at.y))
    .join('');
}

/** Breaks text into lines no wider than `width` pixels. A word that is too wide alone keeps its own line. */
export function wrapText(text: string, width: number, size: number, weight: LetteringWeight): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measureText(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Scales and moves path data of absolute commands M, L, H, V, Q, C and Z. */
function movePath(path: string, scale: number, x: number, y: number): string {
  return path.replace(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const moved = numbers.map((number, index) => {
      const isVertical = command === 'V' || (command !== 'H' && index % 2 === 1);
      return Math.round((number * scale + (isVertical ? y : x)) * 100) / 100;
    });
    return command + moved.join(' ');
  });
}
