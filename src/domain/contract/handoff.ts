/** Where a visitor can go on. A page says the key, never an address: the surface decides what to do with it. */
export const handoffKeys = ['web-app', 'chat'] as const;
export type HandoffKey = (typeof handoffKeys)[number];

/** How a visitor of the kiosk goes on: in this computer's browser, on the own phone by QR code, or as they like. */
export const handoffModes = ['system-browser', 'qr', 'both'] as const;
export type HandoffMode = (typeof handoffModes)[number];

/**
 * The address behind each key: the website links to it, the kiosk shows its code, and main opens nothing else.
 * @param brand its addresses, whole `https:` URLs.
 */
export function handoffAddresses(brand: {
  webAppUrl: string;
  chatUrl: string;
}): Readonly<Record<HandoffKey, string>> {
  return Object.freeze({ 'web-app': brand.webAppUrl, chat: brand.chatUrl });
}
