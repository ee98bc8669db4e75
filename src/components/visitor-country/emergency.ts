import { visitorCountryEvent } from './country.ts';

/**
 * Notes the emergency number of the visitor's place on the page, where styles/emergency.css and `usePlace` read it.
 * @param number null where it is not known: then the words stand that are right everywhere.
 */
export function noteEmergency(number: string | null): void {
  const page = document.documentElement.dataset;
  if (number === null) delete page.emergency;
  else page.emergency = number;
  document.dispatchEvent(new Event(visitorCountryEvent));
}
