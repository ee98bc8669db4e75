import type { Country } from './country/country.ts';

/** The sizes of paper that printers hold: Letter in North America, A4 elsewhere. */
export type Paper = 'Letter' | 'A4';

const ofLetter: ReadonlySet<Country> = new Set(['US', 'CA', 'MX']);

/** The paper that is usual in a country. */
export function paperIn(country: Country): Paper {
  return ofLetter.has(country) ? 'Letter' : 'A4';
}
