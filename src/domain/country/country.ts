/** The countries the product speaks to (specification, sections 1 and 3). `AE` is never detected, only listed. */
export const countries = ['US', 'CA', 'MX', 'IN', 'AE'] as const;
export type Country = (typeof countries)[number];

/** The country assumed before the time zone is known (specification, section 9). */
export const defaultCountry: Country = 'US';

/** Countries whose mobile menu says 'Try Web App'; all others read 'Web App Coming Soon' (specification, section 9). */
export const webAppCountries: readonly Country[] = ['US', 'CA', 'MX', 'IN', 'AE'];

/** Whether the menu offers the web app to a country (specification, section 9). */
export function isWebAppAvailable(country: Country): boolean {
  return webAppCountries.includes(country);
}
