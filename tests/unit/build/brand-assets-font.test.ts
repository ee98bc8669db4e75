import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureText } from '../../../build/lettering.ts';
import { jobs } from '../../../src/content/jobs.ts';

const fonts = new URL('../../../src/styles/fonts/', import.meta.url);
const glyphs = JSON.parse(
  readFileSync(new URL('../../../build/font/glyphs.json', import.meta.url), 'utf8'),
) as Record<'500' | '700', { glyphs: Record<string, [number, string]> }>;

describe('the typeface', () => {
  it('is one file of at most 32 kB, with its licence beside it', () => {
    expect(statSync(new URL('atkinson-hyperlegible-next.woff2', fonts)).size).toBeLessThanOrEqual(32_768);
    expect(readFileSync(new URL('OFL.txt', fonts), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it.each(['500', '700'] as const)(
    'has the letters of English, Spanish and French at weight %s',
    (weight) => {
      const letters = 'ABCXYZabcxyz0123456789¿¡ñÑáéíóúüÜçÇàâèêëîïôùûœŒÉ«»€₹£’“”–—…·';
      expect([...letters].filter((letter) => !(letter in glyphs[weight].glyphs))).toEqual([]);
    },
  );

  it('has an outline for every character of a job title', () => {
    const used = new Set(
      jobs()
        .map(({ title }) => title)
        .join(''),
    );
    expect([...used].filter((letter) => !(letter in glyphs['700'].glyphs))).toEqual([]);
  });

  it('sets kerned pairs closer than their letters alone', () => {
    const alone = measureText('A', 100, 700) + measureText('V', 100, 700);
    expect(measureText('AV', 100, 700)).toBeLessThan(alone);
  });
});
