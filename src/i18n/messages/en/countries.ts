/** Names of the countries the product speaks to. */
export const countryNames = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  IN: 'India',
  AE: 'United Arab Emirates',
} as const;

declare module '../message-types.ts' {
  interface English {
    countries: typeof import('./countries.ts');
  }
}
