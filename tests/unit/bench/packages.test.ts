import { describe, expect, it } from 'vitest';
import { bytesByPackage, packageOf } from '../../../bench/packages.ts';
import { piecesBySource } from '../../../bench/source-map.ts';
import { brotliBytes } from '../../../build/budget-parts.ts';

/** `abcdef` from a.js and, from its fourth character on, b.js; the second line from a.js again. */
const code = 'abcdef\nghi';
const map = { mappings: 'AAAA,GCAA;ADAA', sources: ['../src/ui/a.ts', '../node_modules/@scope/b/x.js'] };

describe('piecesBySource', () => {
  it('cuts a file where its sources change', () => {
    expect(piecesBySource(code, map)).toEqual([
      { text: 'abc', source: '../src/ui/a.ts' },
      { text: 'def\n', source: '../node_modules/@scope/b/x.js' },
      { text: 'ghi\n', source: '../src/ui/a.ts' },
    ]);
  });

  it('gives what has no mapping to the bundler', () => {
    expect(piecesBySource('abc', { mappings: '', sources: [] })).toEqual([{ text: 'abc\n', source: null }]);
  });
});

describe('bytesByPackage', () => {
  it('divides all that is sent', () => {
    const packages = bytesByPackage([{ file: 'x.js', code, map }]);
    expect(packages.map(({ name }) => name).toSorted()).toEqual(['@scope/b', 'our ui']);
    expect(packages.reduce((sum, { bytes }) => sum + bytes, 0)).toBeCloseTo(brotliBytes(code), -0.5);
  });
});

describe('packageOf', () => {
  it.each([
    ['../../node_modules/react-dom/cjs/x.js', 'react-dom'],
    ['../../node_modules/a/node_modules/@b/c/x.js', '@b/c'],
    ['../../../src/domain/jobs/job.ts', 'our domain'],
    ['\0vite/preload-helper.js', 'bundler'],
    [null, 'bundler'],
  ])('%s belongs to %s', (source, name) => expect(packageOf(source)).toBe(name));
});
