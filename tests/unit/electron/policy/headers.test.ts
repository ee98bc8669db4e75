import { expect, test } from 'vitest';
import { fallbackHeaders, pageAnswer, pageHeaders } from '../../../../electron/policy/headers.ts';

/* What the headers stop is tried in a real Electron: tests/electron/escapes.spec.ts. Here is what no attempt of a script shows. */

const html = 'text/html; charset=utf-8';
const policyOf = (headers: Readonly<Record<string, string>>) =>
  (headers['Content-Security-Policy'] ?? '').split('; ');

test('a page of ours may run its own scripts, shows no frame, and nothing is left open', () => {
  const policy = policyOf(pageHeaders(html));
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
  );
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms');
  // Directives that `default-src` does not stand for (CSP Level 3, section 6).
  for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'trusted-types'])
    expect(policy).toContain(`${name} 'none'`);
  expect(policy.join()).not.toMatch(/unsafe|\*|http:/);
});

test('the error screen runs no script, and is shown no file', () => {
  const policy = policyOf(fallbackHeaders());
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'font-src data:', 'sandbox']));
  expect(policy.join()).not.toMatch(/script-src|img-src|connect-src|frame-src/);
});

test.each([pageHeaders(html), fallbackHeaders()])('an answer stays here and is kept nowhere', (headers) => {
  expect(headers).toMatchObject({
    'Content-Type': html,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  expect(headers['Permissions-Policy']).toMatch(/^[a-z-]+=\(\)(?:, [a-z-]+=\(\))+$/);
});

test('each document has a nonce of its own, for the one style that a library makes; other files have none', () => {
  const page = Buffer.from('<meta nonce="%NONCE%" />');
  const nonces = [1, 2].map(() => {
    const { headers, data } = pageAnswer(html, page);
    const nonce = /^<meta nonce="([^"]{20,})" \/>$/.exec(data.toString())?.[1] ?? '';
    expect(policyOf(headers)).toContain(`style-src 'self' 'nonce-${nonce}'`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
  expect(pageAnswer('text/css', page)).toEqual({ headers: pageHeaders('text/css'), data: page });
});
