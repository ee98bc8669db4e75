import { expect, test } from 'vitest';
import { headersFor, siteHeaderRules, staffHeaderRules } from '../../../build/headers.ts';

const site = siteHeaderRules({
  scriptHashes: ['sha256-abc'],
  backend: 'https://backend.test',
  pages: ['/', '/careers', '/press'],
});
const policyOf = (rules: typeof site) => headersFor(rules, '/nowhere')['Content-Security-Policy'] ?? '';

test('scripts of the site come from its own files and the hashed inline script alone', () => {
  const policy = policyOf(site);
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
  expect(policy).toContain("connect-src 'self' https://backend.test;");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  const bare = siteHeaderRules({ scriptHashes: [], backend: null, pages: ['/'] });
  expect(policyOf(bare)).toContain("connect-src 'self';");
});

test('the staff app is found, framed and read by nobody, and reaches its backend alone', () => {
  expect(headersFor(staffHeaderRules('https://backend.test', 'https://site.test'), '/nowhere')).toMatchObject(
    {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src https://backend.test https://site.test; frame-src blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    },
  );
  expect(headersFor(staffHeaderRules(null, 'https://site.test'), '/')['Cache-Control']).toBe('no-store');
  expect(policyOf(staffHeaderRules(null, 'https://site.test'))).toContain("connect-src 'none';");
});

test.each(['/', '/careers', '/press', '/press/logo.png', '/share/home.png', '/assets/a.js', '/nowhere'])(
  'no two rules set the same header for %s: some hosts would join both values',
  (path) => {
    for (const rules of [site, staffHeaderRules(null, 'https://site.test')]) {
      const names = rules.flatMap((rule) => Object.keys(headersFor([rule], path)));
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    }
  },
);
