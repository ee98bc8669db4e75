import { useSyncExternalStore } from 'react';
import { countries, defaultCountry, type Country } from '~/domain/country/country.ts';
import { visitorCountryEvent } from './country.ts';

type VisitorLocation = {
  country: Country;
  /** The number to call in an emergency; null where it is not known. */
  emergency: string | null;
  /** Whether the line is called within its country. */
  line: 'home' | 'abroad';
};

/** What a page shows while it is prerendered and hydrated. */
const unknownLocation: VisitorLocation = { country: defaultCountry, emergency: null, line: 'home' };

const noted: { readonly [Fact in keyof VisitorLocation]: () => VisitorLocation[Fact] } = {
  country: () =>
    countries.find((each) => each === document.documentElement.dataset.country) ?? defaultCountry,
  emergency: () => document.documentElement.dataset.emergency ?? null,
  line: () => (document.documentElement.dataset.line === 'abroad' ? 'abroad' : 'home'),
};

/** What is set on the page about the visitor's location (`setVisitorCountry`, `setEmergencyNumber`). */
export function useVisitorCountry<Fact extends keyof VisitorLocation>(fact: Fact): VisitorLocation[Fact] {
  return useSyncExternalStore<VisitorLocation[Fact]>(listen, noted[fact], () => unknownLocation[fact]);
}

function listen(listener: () => void): () => void {
  document.addEventListener(visitorCountryEvent, listener);
  return () => document.removeEventListener(visitorCountryEvent, listener);
}
