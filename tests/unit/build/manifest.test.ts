import { expect, test } from 'vitest';
import { pageFiles } from '../../../build/manifest.ts';

const manifest = {
  'main.tsx': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/main.css'] },
  '_react.js': { file: 'assets/react.js' },
  '../page.tsx': { file: 'assets/page.js', imports: ['_react.js', '_shared.js'], css: ['assets/page.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
  '../late.tsx': { file: 'assets/late.js', imports: ['_shared.js'], css: ['assets/late.css'] },
};

test('a page runs what its chunks import before them, and its entry last, each once', () => {
  const { scripts } = pageFiles(manifest, 'web/main.tsx', ['page.tsx']);
  expect(scripts).toEqual(['/assets/react.js', '/assets/shared.js', '/assets/page.js', '/assets/main.js']);
});

test('a late module brings its styles but not its script', () => {
  const { scripts, styles } = pageFiles(manifest, 'web/main.tsx', ['page.tsx'], ['late.tsx']);
  expect(scripts).not.toContain('/assets/late.js');
  expect(styles).toEqual(['/assets/main.css', '/assets/page.css', '/assets/shared.css', '/assets/late.css']);
});

test('a module that was not built is named', () => {
  expect(() => pageFiles(manifest, 'web/main.tsx', ['missing.tsx'])).toThrow('../missing.tsx');
});
