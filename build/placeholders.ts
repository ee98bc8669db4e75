import { brand } from '../src/config/brand.ts';

/** A brand fact that is still the invented one: where it stands and what it says. */
export type Placeholder = { path: string; value: string };

/** Names that nobody has: those of the brand that this repository comes with, and of its supporters. */
export const inventedNames = [
  'Fernwell',
  'Northlight',
  'Vectorforge',
  'Harbor State',
  'Eastfield',
  'National Office for Healthy Aging',
] as const;

/** What gives an invented fact away: reserved domains and numbers (RFC 2606, NANP 555-01XX), names that nobody has. */
const inventions = [
  /\.example\b/,
  /\b\d{3}-?555-?01\d\d\b|^\+?1?\d{3}55501\d\d$|\/1\d{3}55501\d\d$/,
  /^\+91\s?0/,
  /placeholder/i,
  new RegExp(inventedNames.join('|'), 'i'),
];

/**
 * Brand facts that a real brand must still replace.
 * @param facts any nesting of records, lists and strings; by default the site's brand.
 */
export function findPlaceholders(facts: unknown = brand, path = 'brand'): readonly Placeholder[] {
  if (typeof facts === 'string') {
    return inventions.some((invention) => invention.test(facts)) ? [{ path, value: facts }] : [];
  }
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) => findPlaceholders(value, `${path}.${key}`));
}
