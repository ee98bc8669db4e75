import type { ReactNode } from 'react';
import { isInlined, inlinedNumbers } from '~/domain/emergency/inlined-number.ts';
import { useVisitorCountry } from '~/components/visitor-country/use-visitor-country.ts';

type EmergencyNumberProps = {
  /** What is called where the number is not known, as part of the same sentence. */
  local: string;
  /** What to show for a number. */
  children: (number: string) => ReactNode;
};

/**
 * The emergency number of the visitor's location, in a sentence. The generic text and the inlined numbers are in the
 * page, and all but one are hidden by the markup, as in `ByCountry`; any other number comes with the scripts.
 */
export function EmergencyNumber({ local, children }: EmergencyNumberProps) {
  const number = useVisitorCountry('emergency');
  const numbers = number === null || isInlined(number) ? inlinedNumbers : [...inlinedNumbers, number];
  return (
    <>
      <span data-call="local" hidden={number !== null}>
        {local}
      </span>
      {numbers.map((each) => (
        <span key={each} data-call={each} hidden={each !== number}>
          {children(each)}
        </span>
      ))}
    </>
  );
}
