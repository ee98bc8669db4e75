import type { Country } from '~/domain/country/country.ts';

/** Dispatched on the document when the visitor's location changes. */
export const visitorCountryEvent = 'app:visitor-location';

/** Sets the visitor's country on the page, for styles/country.css and `useVisitorCountry`. */
export function setVisitorCountry(country: Country): void {
  document.documentElement.dataset.country = country;
  document.dispatchEvent(new Event(visitorCountryEvent));
}

/**
 * Hides the variants of other locations in the markup itself, as the page does after hydrating. Until then the styles do it; but a
 * reading view takes no styles, and neither do browsers that know no cascade layers.
 * @param by the attribute that distinguishes the variants: countries, or the emergency number.
 * @param selected the visitor's own.
 */
export function showVariant(by: 'countries' | 'call', selected: string): void {
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
