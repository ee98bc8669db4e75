import { type HeaderRule, policyText } from './headers.ts';

/**
 * The headers of the desk: nobody finds it by search, frames it, or learns from it where somebody came from, and it reaches
 * nothing but its own files and the backend.
 * @param backend origin of the backend, or null when the desk is built without one.
 */
export function staffHeaderRules(backend: string | null): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(deskPolicy(backend)),
        'Strict-Transport-Security': 'max-age=63072000',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'X-Robots-Tag': 'noindex, nofollow',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The document names the files it is made of, and nobody's browser should keep that there is a desk.
    { path: '/', headers: { 'Cache-Control': 'no-store' } },
    { path: '/index.html', headers: { 'Cache-Control': 'no-store' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

function deskPolicy(backend: string | null): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': backend === null ? ["'none'"] : [backend],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text ever becomes markup or script, and no policy may be made that would let it.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}
