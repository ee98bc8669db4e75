import { useSyncExternalStore } from 'react';
import { countries, defaultCountry, type Country } from '~/domain/country/country.ts';
import { visitorCountryEvent } from './country.ts';

type VisitorCountry = {
  country: Country;
  /** The number to call in an emergency; null where it is not known. */
  emergency: string | null;
};

/** What a page shows while it is prerendered and hydrated. */
const unknownCountry: VisitorCountry = { country: defaultCountry, emergency: null };

const noted: { readonly [Fact in keyof VisitorCountry]: () => VisitorCountry[Fact] } = {
  country: () =>
    countries.find((each) => each === document.documentElement.dataset.country) ?? defaultCountry,
  emergency: () => document.documentElement.dataset.emergency ?? null,
};

/** What is noted on the page of the visitor's place (`noteCountry`, `noteEmergency`). */
export function useVisitorCountry<Fact extends keyof VisitorCountry>(fact: Fact): VisitorCountry[Fact] {
  return useSyncExternalStore<VisitorCountry[Fact]>(listen, noted[fact], () => unknownCountry[fact]);
}

function listen(listener: () => void): () => void {
  document.addEventListener(visitorCountryEvent, listener);
  return () => document.removeEventListener(visitorCountryEvent, listener);
}
