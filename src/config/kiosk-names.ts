import { brand } from './brand.ts';

/** Names of the kiosk's program, its package and its folders. */
export const kioskNames = {
  /** The Debian package, the program, its systemd unit and its folders on Linux. */
  package: `${brand.shortName}-kiosk`,
  /** What an operator reads; also the program's folder on every system. */
  product: `${brand.productName} Kiosk`,
  /** The site's host in reverse, as Windows and macOS identify programs. */
  appId: [...hostOf(brand.siteUrl).split('.').toReversed(), 'kiosk'].join('.'),
} as const;

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
