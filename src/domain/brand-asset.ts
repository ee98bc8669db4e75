/**
 * File name of a downloaded brand asset: the card's title in lower case, spaces as hyphens, and the extension
 * (specification, section 9).
 */
export function assetFileName(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}.png`;
}
