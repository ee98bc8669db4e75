import { randomBytes } from 'node:crypto';
import { contentTypes } from './assets.ts';

/** @param nonce of a document, for the one style element that React Aria makes (CSP Level 3, section 2.3.1). */
function contentSecurityPolicy(nonce: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // No print, no alert, no download, no pop-up. Without allow-forms the submit event never fires.
    'sandbox allow-scripts allow-same-origin allow-forms',
  ].join('; ');
}

/** No script at all, and the page's own style and typeface inside. */
const errorScreenPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** Every feature of the Permissions Policy that Chromium knows and a page could use against the next visitor. */
export const refusedFeatures = [
  'accelerometer',
  'ambient-light-sensor',
  'attribution-reporting',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'join-ad-interest-group',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-aggregation',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'run-ad-auction',
  'screen-wake-lock',
  'serial',
  'shared-storage',
  'shared-storage-select-url',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
] as const;

/**
 * Headers of every answer of `app://kiosk/`. `sandbox` and `frame-ancestors` work in a header only, not in a meta tag:
 * one reason for an own scheme (CSP Level 3, sections 6.3 and 6.4). No `Cross-Origin-Opener-Policy`: nothing opens a page of
 * the kiosk and the pages open nothing, and for that header the engine throws the page's process away and starts a second one.
 */
export function pageHeaders(
  contentType: string,
  nonce: string | null = null,
): Readonly<Record<string, string>> {
  return {
    'Content-Type': contentType,
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Permissions-Policy': refusedFeatures.map((name) => `${name}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}

/** Where a document of the kiosk has its nonce (src/kiosk/index.html). */
const noncePlace = '%NONCE%';

/** A file of ours with its headers: a document gets a new nonce for the style element that React Aria makes. */
export function pageAnswer(
  contentType: string,
  bytes: Buffer,
): { headers: Readonly<Record<string, string>>; data: Buffer } {
  if (contentType !== contentTypes.html) return { headers: pageHeaders(contentType), data: bytes };
  const nonce = randomBytes(16).toString('base64');
  return {
    headers: pageHeaders(contentType, nonce),
    data: Buffer.from(bytes.toString().replace(noncePlace, nonce)),
  };
}

/** Headers of the error screen. */
export function fallbackHeaders(): Readonly<Record<string, string>> {
  return { ...pageHeaders('text/html; charset=utf-8'), 'Content-Security-Policy': errorScreenPolicy };
}
