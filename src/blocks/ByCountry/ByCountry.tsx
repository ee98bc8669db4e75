import type { ReactNode } from 'react';
import { countries, type Country } from '~/domain/country/country.ts';

type ByCountryProps<Value> = {
  /** The value of one country; null shows nothing there. */
  of: (country: Country) => Value | null;
  /** What to show for a value. Called once for each distinct value. */
  children: (value: Value) => ReactNode;
  /** The wrapping element: a `div` when the content is a block. */
  as?: 'span' | 'div';
};

/**
 * Content that depends on the visitor's country. All variants stand in the page; styles/country.css shows one,
 * so the prerendered page is right for everybody before any script has loaded.
 */
export function ByCountry<Value>({ of, children, as: Element = 'span' }: ByCountryProps<Value>) {
  const groups = new Map<Value, Country[]>();
  for (const country of countries) {
    const value = of(country);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), country]);
  }
  return [...groups].map(([value, members]) => (
    <Element key={members.join()} data-countries={members.join(' ')}>
      {children(value)}
    </Element>
  ));
}
