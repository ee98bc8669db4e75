import type { ReactNode } from 'react';
import { countries, type Country } from '~/domain/country/country.ts';
import { useVisitorCountry } from '~/components/visitor-country/use-visitor-country.ts';

type ByCountryProps<Value> = {
  /** The value of one country; null shows nothing there. */
  of: (country: Country) => Value | null;
  /** What to show for a value. Called once for each distinct value. */
  children: (value: Value) => ReactNode;
};

/**
 * Content in a sentence that depends on the visitor's country. All variants are in the page, and all but one are hidden by
 * the markup: reading views, printers and browsers without the site's styles must not run two numbers together.
 * Before the first script has loaded styles/country.css already shows the variant of the visitor's own country.
 */
export function ByCountry<Value>({ of, children }: ByCountryProps<Value>) {
  const country = useVisitorCountry('country');
  const groups = new Map<Value, Country[]>();
  for (const each of countries) {
    const value = of(each);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), each]);
  }
  return [...groups].map(([value, members]) => (
    <span key={members.join()} data-countries={members.join(' ')} hidden={!members.includes(country)}>
      {children(value)}
    </span>
  ));
}
