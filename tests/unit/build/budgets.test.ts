import { describe, expect, it } from 'vitest';
import { withoutHash } from '../../../build/budget-parts.ts';
import { findMisses, nameGrowth, weigh, withHtmlLimit, type SentFile } from '../../../build/budgets.ts';

const files: readonly SentFile[] = [
  { kind: 'html', name: '', bytes: 14_500 },
  { kind: 'script', name: 'shared.js', bytes: 12_000 },
  { kind: 'script', name: 'react.js', bytes: 69_000 },
  { kind: 'other', name: 'site.webmanifest', bytes: 500 },
];

describe('weigh', () => {
  it('adds each kind up, and all of them', () => {
    expect(weigh(files)).toEqual({
      html: 14_500,
      script: 81_000,
      font: 0,
      image: 0,
      total: 96_000,
      requests: 4,
    });
  });
});

describe('findMisses', () => {
  const before = { 'html styles': 6000, 'html drawings': 2000, 'script shared.js': 10_500 };
  const parts = { 'html styles': 6450, 'html drawings': 2010, 'script shared.js': 12_000 };

  it('says nothing at the limit', () => {
    expect(
      findMisses({ path: '/', limits: { html: 14_500, requests: 4 } }, weigh(files), parts, before),
    ).toEqual([]);
  });

  it('names each limit that is passed and what has grown, most first', () => {
    expect(
      findMisses({ path: '/', limits: { html: 14_000, requests: 3 } }, weigh(files), parts, before),
    ).toEqual([
      '/: html 14.50 kB, 0.50 kB over 14.00 kB. Grown: script shared.js +1.50 kB, html styles +0.45 kB.',
      '/: requests 4, 1 over 3. Grown: script shared.js +1.50 kB, html styles +0.45 kB.',
    ]);
  });

  it('names a part that is new', () => {
    expect(nameGrowth({ 'script new.js': 900 }, {})).toBe('Grown: script new.js +0.90 kB.');
  });
});

describe('withHtmlLimit', () => {
  it.each([
    ['a long page may have 15 % more than its twin', 20_000, 23_000],
    ['a short one at least its boot script', 8_000, 10_100],
  ])('%s', (_what, twin, html) => {
    expect(withHtmlLimit({ path: '/', limits: { requests: 9 } }, twin)).toEqual({
      path: '/',
      limits: { requests: 9, html },
    });
  });
});

describe('withoutHash', () => {
  it.each([
    ['/assets/shared-BMxYVPa_.js', 'shared.js'],
    ['/assets/HomePage--phHNs-Q.css', 'HomePage.css'],
    ['/favicon.svg', 'favicon.svg'],
  ])('%s is %s', (address, name) => expect(withoutHash(address)).toBe(name));
});
