import type { Country } from '~/domain/country/country.ts';

/** Dispatched on the document when something else is noted of the visitor's place. */
export const visitorCountryEvent = 'app:visitor-location';

/** Notes the visitor's country on the page, where styles/country.css and `usePlace` read it. */
export function setVisitorCountry(country: Country): void {
  document.documentElement.dataset.country = country;
  document.dispatchEvent(new Event(visitorCountryEvent));
}

/**
 * Hides what is for other places by the markup itself, as the page does after hydrating. Until then the styles do it; but a
 * reading view takes no styles, and neither do browsers that know no cascade layers.
 * @param by what tells the words of one place from those of another: their countries, or what is called in an emergency.
 * @param own the visitor's own.
 */
export function showVariant(by: 'countries' | 'call', own: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-${by}]`)) {
    each.hidden = !each.matches(`[data-${by}~='${own}']`);
  }
}

/**
 * Notes the emergency number of the visitor's place on the page, where styles/emergency.css and `usePlace` read it.
 * @param number null where it is not known: then the words stand that are right everywhere.
 */
export function setEmergencyNumber(number: string | null): void {
  const page = document.documentElement.dataset;
  if (number === null) delete page.emergency;
  else page.emergency = number;
  document.dispatchEvent(new Event(visitorCountryEvent));
}
