import type { Country } from '~/domain/country/country.ts';

/** Dispatched on the document when another country is noted. */
export const countryEvent = 'app:country';

/** Notes the visitor's country on the page, where styles/country.css and `useCountry` read it. */
export function noteCountry(country: Country): void {
  document.documentElement.dataset.country = country;
  document.dispatchEvent(new Event(countryEvent));
}

/**
 * Hides the words of all other countries by the markup itself, as the page does after hydrating. Until then the styles do it;
 * but a reading view takes no styles, and neither do browsers that know no cascade layers.
 * @param country the visitor's country.
 */
export function hideOtherCountries(country: Country): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-countries]')) {
    each.hidden = !each.dataset.countries?.split(' ').includes(country);
  }
}
