import { useSyncExternalStore } from 'react';
import { countries, defaultCountry, type Country } from '~/domain/country/country.ts';
import { placeEvent } from './country.ts';

type Place = {
  country: Country;
  /** The number to call in an emergency; null where it is not known. */
  emergency: string | null;
};

/** What a page shows while it is prerendered and hydrated. */
const unknownPlace: Place = { country: defaultCountry, emergency: null };

const noted: { readonly [Fact in keyof Place]: () => Place[Fact] } = {
  country: () =>
    countries.find((each) => each === document.documentElement.dataset.country) ?? defaultCountry,
  emergency: () => document.documentElement.dataset.emergency ?? null,
};

/** What is noted on the page of the visitor's place (`noteCountry`, `noteEmergency`). */
export function usePlace<Fact extends keyof Place>(fact: Fact): Place[Fact] {
  return useSyncExternalStore<Place[Fact]>(listen, noted[fact], () => unknownPlace[fact]);
}

function listen(listener: () => void): () => void {
  document.addEventListener(placeEvent, listener);
  return () => document.removeEventListener(placeEvent, listener);
}
