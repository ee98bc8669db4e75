import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of the palette in src/styles/tokens.css, such as `fern-800`. @throws Error when there is none. */
export function paletteColour(name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return colour;
}
