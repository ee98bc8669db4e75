import { useSyncExternalStore } from 'react';
import { countries, defaultCountry, type Country } from '~/domain/country/country.ts';
import { countryEvent } from './country.ts';

/** The country noted on the page; the default one while prerendering and hydrating. */
export function useCountry(): Country {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener(countryEvent, listener);
      return () => document.removeEventListener(countryEvent, listener);
    },
    notedCountry,
    () => defaultCountry,
  );
}

function notedCountry(): Country {
  const noted = document.documentElement.dataset.country;
  return countries.find((country) => country === noted) ?? defaultCountry;
}
