import { expect } from 'vitest';
import type { RawAnswer } from './raw-http.ts';

/** A request to the website, and what it must be answered by whichever server stands before it. */
type SiteRequest = {
  target: string;
  method?: string;
  sent?: Readonly<Record<string, string>>;
  status: number;
  /** Headers that must have this value; null for one that must not be there. */
  headers?: Readonly<Record<string, string | null>>;
  /** What the body begins with or contains. */
  body?: RegExp;
};

const pageHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-origin': null,
};
const html = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };
const packed = { 'accept-encoding': 'gzip, br' };

const notFound = (target: string, language = 'en'): SiteRequest => ({
  target,
  status: 404,
  headers: html,
  body: new RegExp(`<html lang="${language}`),
});
const redirect = (target: string, location: string): SiteRequest => ({
  target,
  status: 301,
  headers: { location, ...pageHeaders },
});

/** Statuses, redirects, not-found pages, compression and headers of every kind of address. */
const siteRequests: readonly SiteRequest[] = [
  { target: '/', status: 200, headers: { ...html, 'content-encoding': null }, body: /<html lang="en/ },
  { target: '/es', status: 200, headers: html, body: /<html lang="es/ },
  { target: '/es/', status: 200, headers: html, body: /<html lang="es/ },
  { target: '/privacy', status: 200, headers: html },
  { target: '/privacy/', status: 200, headers: html },
  { target: '/privacy?from=mail', status: 200, headers: html },
  { target: '/%70rivacy', status: 200, headers: html },
  { target: '/', sent: packed, status: 200, headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' } },
  { target: '/', sent: { 'accept-encoding': 'gzip' }, status: 200, headers: { 'content-encoding': 'gzip' } },
  { target: '/privacy', method: 'HEAD', status: 200, headers: html, body: /^$/ },
  { target: '/privacy', sent: { range: 'bytes=5-2' }, status: 200, headers: html },
  {
    target: '/press/logo-square.png',
    status: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': null,
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  { target: '/share/home.png', status: 200, headers: { 'cross-origin-resource-policy': 'cross-origin' } },
  { target: '/site.webmanifest', status: 200, headers: { 'content-type': 'application/manifest+json' } },
  {
    target: '/built-positions.json',
    status: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  {
    target: '/.well-known/security.txt',
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': null },
  },
  redirect('/index.html', '/'),
  redirect('/index.html?from=mail', '/?from=mail'),
  redirect('/Privacy', '/privacy'),
  redirect('/PRIVACY/index.html?from=mail', '/privacy?from=mail'),
  redirect('/careers/job/Open-Application/', '/careers/job/open-application'),
  redirect('/press/index.html', '/press'),
  redirect('/careers%2Fjob%2fopen-application?from=mail', '/careers/job/open-application?from=mail'),
  redirect('/careers/job/open-application.', '/careers/job/open-application'),
  redirect('/careers/job/open-application%20', '/careers/job/open-application'),
  redirect('/es/privacy),', '/es/privacy'),
  redirect('/en', '/'),
  redirect('/en/', '/'),
  redirect('/en/careers?from=mail', '/careers?from=mail'),
  notFound('/en/nowhere'),
  notFound('/nowhere).'),
  notFound('/careers%2Fjob%2Fnowhere'),
  notFound('//careers'),
  notFound('/en//evil.example'),
  notFound('/es/nowhere', 'es'),
  notFound('/ar/careers/job/nowhere', 'ar'),
  ...'/nowhere /careers/job/ /404 /404.html /404%2ehtml /_headers /%5Fheaders /_redirects /index.html.gz /privacy/index.html.br /.env /%2eenv'
    .split(' ')
    .map((target) => notFound(target)),
  ...'/.well-known/none /assets/ /assets/none.js /press/none.png /Robots.txt //evil.example/'
    .split(' ')
    .map((target) => notFound(target)),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({
    target: '/',
    method,
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-cache' },
  })),
];

const everywhere: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /require-trusted-types-for 'script'; trusted-types 'none'$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/**
 * Asks a server for everything in the table, and for a script of the landing page.
 * @param ask sends one request, headers in small letters, and gives its answer.
 */
export async function expectSiteAnswers(
  ask: (request: {
    method: string;
    target: string;
    headers: Readonly<Record<string, string>>;
  }) => Promise<RawAnswer>,
): Promise<void> {
  const { body: page } = await ask({ method: 'GET', target: '/', headers: {} });
  const script = /\/assets\/[\w.-]+\.js\b/.exec(page)?.[0] ?? '';
  const asset: SiteRequest = {
    target: script,
    status: 200,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
  for (const { target, method = 'GET', sent = {}, status, headers = {}, body = /(?:)/ } of [
    ...siteRequests,
    asset,
  ]) {
    const answer = await ask({ method, target, headers: sent });
    const name = `${method} ${target}`;
    expect([name, answer.status]).toEqual([name, status]);
    for (const [header, value] of Object.entries(headers))
      expect([name, header, plain(answer.headers[header])]).toEqual([name, header, value]);
    for (const [header, value] of Object.entries(everywhere))
      expect(answer.headers[header], `${name}: ${header}`).toMatch(value);
    expect(answer.body.slice(0, 1_000), name).toMatch(body);
    const { etag } = answer.headers;
    if (status !== 200 || etag === undefined) continue;
    const revalidated = await ask({ method, target, headers: { ...sent, 'if-none-match': etag } });
    expect([name, revalidated.status, revalidated.body]).toEqual([name, 304, '']);
  }
}

/** Servers write a parameter with a space before it or without. A header that is not there, or is empty, is null. */
const plain = (value: string | undefined) => value?.replace(/;(?=\S)/, '; ') || null;
