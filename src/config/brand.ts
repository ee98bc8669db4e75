import type { PhoneNumber } from '../domain/contact.ts';
import type { Country } from '../domain/country/country.ts';
import { shippedBrand } from './shipped-brand.ts';

/** Every brand fact. A real brand writes its own here, in the shape of the invented one: `build/release.ts` lists what is still that. */
export const brand = shippedBrand;

/** The column of an applicant's reason to join (specification, section 3), to which `npm run brand` writes the migration. */
export const whyJoinColumn = `why_join_${brand.shortName}` as const;

/** The voice line as it is dialled in a country: its own, or else the country's support number. */
export function voiceLineOf(country: Country): PhoneNumber {
  return brand.voiceLines[country] ?? brand.phones[country];
}
