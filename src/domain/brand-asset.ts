/** Pixels of the picture by which other sites show a page: what every network asks for (Open Graph's 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * File name of a downloaded brand asset: the card's title in lower case, spaces as hyphens, and the extension
 * (specification, section 9).
 */
export function assetFileName(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}.png`;
}
