import { brand } from '~/config/brand.ts';
import { isCallAbroad } from '~/domain/contact.ts';
import type { Country } from '~/domain/country/country.ts';

/** Dispatched on the document when the visitor's location changes. */
export const visitorCountryEvent = 'app:visitor-location';

/** How the line is called: within its own country, or as a call abroad. @param place where the call begins; null for elsewhere. */
export function callFrom(country: Country, place: Country | null): 'home' | 'abroad' {
  return isCallAbroad(brand.phones[country].dial, place) ? 'abroad' : 'home';
}

/** Sets the visitor's country on the page, for styles/country.css and `useVisitorCountry`. */
export function setVisitorCountry(country: Country): void {
  document.documentElement.dataset.country = country;
  document.documentElement.dataset.line = callFrom(country, country);
  document.dispatchEvent(new Event(visitorCountryEvent));
}

/**
 * Hides the variants of other locations in the markup itself, as the page does after hydrating. Until then the styles do it; but a
 * reading view takes no styles, and neither do browsers that know no cascade layers.
 * @param by the attribute that distinguishes the variants: countries, the emergency number, or how the line is called.
 * @param selected the visitor's own.
 */
export function showVariant(by: 'countries' | 'call' | 'called', selected: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-${by}]`)) {
    each.hidden = !each.matches(`[data-${by}~='${selected}']`);
  }
}

/** Folds what the bare page has unfolded, since it knows no country. */
export function foldOtherCountries(): void {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('details[data-unfolded]')) {
    each.open = false;
    delete each.dataset.unfolded;
  }
}

/**
 * Sets the visitor's emergency number on the page, for styles/emergency.css and `useVisitorCountry`.
 * @param number null where it is not known: the generic text is shown.
 */
export function setEmergencyNumber(number: string | null): void {
  const page = document.documentElement.dataset;
  if (number === null) delete page.emergency;
  else page.emergency = number;
  document.dispatchEvent(new Event(visitorCountryEvent));
}
