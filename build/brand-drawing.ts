import { mark } from '../src/config/drawings/mark.ts';
import { wordmark } from '../src/config/drawings/wordmark.ts';
import { paletteColour } from './palette.ts';

/** The colours of the logo in pictures. `drop` is what Logo.module.css makes of the clay for the light scheme. */
export const brandColours = {
  disc: paletteColour('fern-800'),
  paper: paletteColour('cream-50'),
  warm: paletteColour('clay-100'),
  drop: paletteColour('clay-400'),
} as const;

type MarkColours = { disc: string; fern: string; drop: string };

const standard: MarkColours = { disc: brandColours.disc, fern: brandColours.paper, drop: brandColours.drop };

/** The young fern without its disc, in a square of 48. */
export function drawFern(fern: string, drop: string): string {
  return (
    `<path d="${mark.stem}" fill="none" stroke="${fern}" stroke-width="${mark.stemWidth}" stroke-linecap="round"/>` +
    `<path d="${mark.leaves.join('')}" fill="${fern}"/><path d="${mark.drop}" fill="${drop}"/>`
  );
}

/** The whole mark in a square of 48: the fern stands on the disc and ends at its edge. */
export function drawMark(colours: MarkColours = standard): string {
  const { cx, cy, r } = mark.disc;
  const disc = `<circle cx="${cx}" cy="${cy}" r="${r}"`;
  return (
    `<clipPath id="disc">${disc}/></clipPath>${disc} fill="${colours.disc}"/>` +
    `<g clip-path="url(#disc)">${drawFern(colours.fern, colours.drop)}</g>`
  );
}

/** Mark and name side by side; 48 high and `wordmark.width` wide. `light` is the one for dark grounds. */
export function drawLogo(tone: 'dark' | 'light' = 'dark'): string {
  const ink = tone === 'dark' ? brandColours.disc : brandColours.paper;
  const fern = tone === 'dark' ? brandColours.paper : brandColours.disc;
  const drop = tone === 'dark' ? brandColours.drop : paletteColour('clay-800');
  return `${drawMark({ disc: ink, fern, drop })}<path d="${wordmark.path}" fill="${ink}"/>`;
}

export const logoSize = { width: wordmark.width, height: mark.size } as const;

/** Centres a drawing in a picture, at a share of the picture's width. */
export function centre(
  drawing: string,
  size: { width: number; height: number },
  picture: { width: number; height: number; share: number },
): string {
  const scale = (picture.width * picture.share) / size.width;
  const x = (picture.width - size.width * scale) / 2;
  const y = (picture.height - size.height * scale) / 2;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

/** A whole SVG document; `background` null leaves it transparent. */
export function svgDocument(width: number, height: number, background: string | null, body: string): string {
  const ground =
    background === null ? '' : `<rect width="${width}" height="${height}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${body}</svg>`;
}
