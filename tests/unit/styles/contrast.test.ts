import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const declarations = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

/** The hex colour of a token in a scheme, through `var()` and `light-dark()`. */
function colourOf(token: string, scheme: Scheme): string {
  return resolve(declarations.get(token) ?? `(no --${token})`, scheme);
}

function resolve(value: string, scheme: Scheme): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return colourOf(name, scheme);
  const pair = /^light-dark\((.+?),\s*(.+)\)$/s.exec(value);
  if (pair?.[1] !== undefined && pair[2] !== undefined)
    return resolve((scheme === 'light' ? pair[1] : pair[2]).trim(), scheme);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`Not a colour that this test can read: ${value}`);
  return value;
}

/** Relative luminance of an sRGB colour (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, scheme: Scheme): number {
  const [a, b] = [luminance(colourOf(first, scheme)), luminance(colourOf(second, scheme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-soft', 'surface-accent', 'surface-warm'];
const readable = ['text', 'text-soft', 'text-accent', 'text-warm', 'link', 'danger', 'success', 'warning'];

/** Every text and what it stands on. */
const textPairs: readonly (readonly [text: string, surface: string])[] = [
  ...readable.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ['text-on-strong', 'surface-strong'],
  ['action-text', 'action'],
  ['action-text', 'action-hover'],
  ['action-pale-text', 'action-pale'],
  ...['danger', 'success', 'warning'].flatMap((kind) => [
    [kind, `${kind}-surface`] as const,
    ['text', `${kind}-surface`] as const,
  ]),
  ...['green', 'blue', 'purple', 'grey'].map(
    (color) => [`badge-${color}`, `badge-${color}-surface`] as const,
  ),
];

/** What must be seen but is not read: control edges and the focus ring, on every surface and on its own gap. */
const edgePairs: readonly (readonly [edge: string, surface: string])[] = [
  ...surfaces.flatMap((surface) => [['border', surface] as const, ['focus', surface] as const]),
  ['focus', 'focus-gap'],
];

const tableOf = (pairs: readonly (readonly [string, string])[]) =>
  schemes.flatMap((scheme) => pairs.map(([first, second]) => ({ scheme, first, second })));

describe('contrast of the tokens', () => {
  it.each(tableOf(textPairs))('$first on $second is at least 7:1 in $scheme', ({ first, second, scheme }) => {
    expect(contrast(first, second, scheme)).toBeGreaterThanOrEqual(7);
  });

  it.each(tableOf(edgePairs))('$first on $second is at least 3:1 in $scheme', ({ first, second, scheme }) => {
    expect(contrast(first, second, scheme)).toBeGreaterThanOrEqual(3);
  });

  it.each(schemes)('the focus ring or its gap is at least 3:1 on the strong band in %s', (scheme) => {
    const ring = contrast('focus', 'surface-strong', scheme);
    const gap = contrast('focus-gap', 'surface-strong', scheme);
    expect(Math.max(ring, gap)).toBeGreaterThanOrEqual(3);
  });

  it('computes as WCAG does', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 5);
    expect((1.05 / (luminance('#595959') + 0.05)).toFixed(1)).toBe('7.0');
  });
});
