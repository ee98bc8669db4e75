import { frameOrigins } from '../src/domain/embed.ts';
import { builtPositionsFile } from './positions.ts';

/** Headers for the paths that match: `*` at the end stands for anything. The format of static hosts' `_headers` files. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** What the headers of the site depend on. */
type HeaderFacts = {
  /** CSP hashes (`sha256-…`) of the inline scripts. */
  scriptHashes: readonly string[];
  /** Origin of the backend, or null when the site is built without one. */
  backend: string | null;
  /** Addresses of the pages, `/` among them. */
  pages: readonly string[];
};

/** What no page of either program asks for, and what nobody else may do with them. */
const common = {
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const immutable = 'public, max-age=31536000, immutable';

/**
 * Every production header of the site, defined here alone. `npm start` serves them, and the build writes them for static hosts.
 * No two rules set the same header for one path: some hosts take the later value then, others join both.
 */
export function siteHeaderRules({ scriptHashes, backend, pages }: HeaderFacts): readonly HeaderRule[] {
  const [sameOrigin, crossOrigin] = ['same-origin', 'cross-origin'].map((value) => ({
    'Cross-Origin-Resource-Policy': value,
  }));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': sitePolicy(scriptHashes, backend),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...common,
      },
    },
    // A page names the files it is made of: an old copy would ask for files that are gone.
    ...pages.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache', ...sameOrigin } })),
    { path: '/assets/*', headers: { 'Cache-Control': immutable, ...sameOrigin } },
    // Share and press pictures are meant to be shown by others.
    { path: '/share/*', headers: { ...crossOrigin } },
    { path: '/press/*', headers: { ...crossOrigin } },
    // The staff app reads it, at another name (build/positions.ts). It holds nothing that the pages do not.
    {
      path: `/${builtPositionsFile}`,
      headers: { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*', ...crossOrigin },
    },
    // Without a charset a browser may guess another one (RFC 9116, section 3: UTF-8).
    { path: '/.well-known/security.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
}

function sitePolicy(scriptHashes: readonly string[], backend: string | null): string {
  return policyText({
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Styles stand inline in each page, so that nothing blocks the first paint: docs/decisions/content-security-policy.md.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend === null ? [] : [backend])],
    'frame-src': frameOrigins(),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  });
}

/**
 * The headers of the staff app: no search engine lists it, nobody frames it, no referrer leaves it, and it reaches nothing but
 * its own files and the backend.
 * @param backend origin of the backend, or null when it is built without one.
 * @param site origin of the site, which says what its pages hold.
 */
export function staffHeaderRules(backend: string | null, site: string): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': staffPolicy(backend, site),
        'Strict-Transport-Security': 'max-age=63072000',
        'Referrer-Policy': 'no-referrer',
        ...common,
        'X-Robots-Tag': 'noindex, nofollow',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The document names the files it is made of, and no browser should keep that it was opened.
    { path: '/', headers: { 'Cache-Control': 'no-store' } },
    { path: '/index.html', headers: { 'Cache-Control': 'no-store' } },
    { path: '/assets/*', headers: { 'Cache-Control': immutable } },
  ];
}

function staffPolicy(backend: string | null, site: string): string {
  return policyText({
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': backend === null ? ["'none'"] : [backend, site],
    // A resume, which the page has fetched, in the browser's own viewer. Sandboxed, Chromium would not show it.
    'frame-src': ['blob:'],
    'form-action': ["'none'"],
  });
}

/** A Content-Security-Policy as a header says it. What neither program names is refused. */
function policyText(specific: Readonly<Record<string, readonly string[]>>): string {
  const directives = {
    'default-src': ["'none'"],
    ...specific,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text ever becomes markup or script, and no policy may be made that would let it.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The rules as a `_headers` file (Netlify, Cloudflare Pages). */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${rules.map(block).join('\n\n')}\n`;
}

/**
 * Reads a `_headers` file back, so that `npm start` serves what static hosts will read.
 * @throws Error naming the line that is no header.
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!line.startsWith(' ')) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 0 || rule === undefined) throw new Error(`Not a header: ${line.trim()}`);
    rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}

/** The headers of one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter(({ path: pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
