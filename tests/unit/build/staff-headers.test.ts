import { expect, test } from 'vitest';
import { staffHeaderRules } from '../../../build/staff-headers.ts';
import { headersFor, parseHeadersFile, toHeadersFile } from '../../../build/headers.ts';

const rules = staffHeaderRules('https://backend.test');

test.each(['/', '/index.html', '/assets/main-abc.js', '/nowhere'])(
  '%s is found, framed and read by nobody',
  (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src https://backend.test; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

test('the document is stored nowhere, its files for ever', () => {
  for (const path of ['/', '/index.html']) expect(headersFor(rules, path)['Cache-Control']).toBe('no-store');
  expect(headersFor(rules, '/assets/main-abc.js')['Cache-Control']).toContain('immutable');
});

test('without a backend it reaches nothing', () => {
  expect(headersFor(staffHeaderRules(null), '/')['Content-Security-Policy']).toContain("connect-src 'none';");
});

test('the file for static hosts reads back to the same rules', () => {
  expect(parseHeadersFile(toHeadersFile(rules))).toEqual(rules);
});
