import { expect, test } from 'vitest';
import { headerRules, headersFor, parseHeadersFile, toHeadersFile } from '../../../build/headers.ts';

const rules = headerRules({
  scriptHashes: ['sha256-abc'],
  hosts: { backend: 'https://backend.test', frames: ['https://frames.test'] },
  pages: ['/', '/careers', '/press'],
});

test('scripts may come from the site and the hashed inline script alone', () => {
  const policy = headersFor(rules, '/careers')['Content-Security-Policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
  expect(policy).toContain("connect-src 'self' https://backend.test;");
  expect(policy).toContain('frame-src https://frames.test;');
});

test('without a backend the pages connect to the site alone', () => {
  const bare = headerRules({ scriptHashes: [], hosts: { backend: null, frames: [] }, pages: ['/'] });
  expect(headersFor(bare, '/')['Content-Security-Policy']).toContain("connect-src 'self';");
});

test('the file for static hosts reads back to the same rules', () => {
  expect(parseHeadersFile(toHeadersFile(rules))).toEqual(rules);
});

test('a broken header file is refused with its line', () => {
  expect(() => parseHeadersFile('/*\n  no header here')).toThrow('no header here');
});

test('hashed files are kept for ever, pages are asked for again', () => {
  expect(headersFor(rules, '/assets/main-abc.js')['Cache-Control']).toContain('immutable');
  for (const path of ['/', '/careers', '/press']) {
    expect(headersFor(rules, path)['Cache-Control'], path).toBe('no-cache');
  }
});

test.each(['/', '/careers', '/press', '/press/logo.png', '/share/home.png', '/assets/a.js', '/nowhere'])(
  'no two rules set the same header for %s: some hosts would join both values',
  (path) => {
    const names = rules.flatMap((rule) => Object.keys(headersFor([rule], path)));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  },
);

test('no text becomes markup or script on any page', () => {
  for (const path of ['/', '/careers', '/nowhere']) {
    const policy = headersFor(rules, path)['Content-Security-Policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  }
});
