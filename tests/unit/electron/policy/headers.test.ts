import { describe, expect, test } from 'vitest';
import { fallbackHeaders, pageHeaders, refusedFeatures } from '../../../../electron/policy/headers.ts';

const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('a page of ours may run its own scripts and show the two frames, and nothing else', () => {
  expect(policyOf(pageHeaders('text/html'))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https://www.youtube-nocookie.com https://docs.google.com',
    'worker-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    sandbox: 'allow-scripts allow-same-origin allow-forms',
  });
});

test('the error screen runs no script, and is shown no file', () => {
  expect(policyOf(fallbackHeaders())).toEqual({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'font-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    sandbox: '',
  });
});

describe.each([
  ['a page', pageHeaders('text/html; charset=utf-8')],
  ['the error screen', fallbackHeaders()],
])('%s', (_which, headers) => {
  test.each([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cache-Control', 'no-store'],
  ])('says %s: %s', (name, value) => {
    expect(headers[name]).toBe(value);
  });

  test('gives no feature away but what the video needs', () => {
    const given = (headers['Permissions-Policy'] ?? '').split(', ');
    for (const feature of refusedFeatures) expect(given).toContain(`${feature}=()`);
    expect(given.filter((each) => !each.endsWith('=()'))).toEqual([
      'autoplay=(self "https://www.youtube-nocookie.com")',
      'encrypted-media=(self "https://www.youtube-nocookie.com")',
    ]);
  });
});

test('the type is the one that is given', () => {
  expect(pageHeaders('font/woff2')['Content-Type']).toBe('font/woff2');
});
