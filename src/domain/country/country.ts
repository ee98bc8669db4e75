/** The countries the product speaks to (specification, sections 1 and 3). `AE` is never detected, only listed. */
export const countries = ['US', 'CA', 'MX', 'IN', 'AE'] as const;
export type Country = (typeof countries)[number];

/** The country assumed before the time zone is known (specification, section 9). */
export const defaultCountry: Country = 'US';

/** Countries whose mobile menu says 'Try Web App'; all others read 'Web App Coming Soon' (specification, section 9). */
export const webAppCountries: readonly Country[] = ['US', 'CA', 'MX', 'IN', 'AE'];

/** Emergency number by country: 911 in North America, 112 in India, 998 (ambulance) in the UAE. */
export const emergencyNumbers: Record<Country, string> = {
  US: '911',
  CA: '911',
  MX: '911',
  IN: '112',
  AE: '998',
};

/** Whether the menu offers the web app to a country (specification, section 9). */
export function isWebAppAvailable(country: Country): boolean {
  return webAppCountries.includes(country);
}
