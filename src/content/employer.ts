import { brand } from '../config/brand.ts';
import type { Country } from '../domain/country/country.ts';

/**
 * What is true of every opening. The job page shows it and the structured data repeats it.
 * Pay and closing days are those of each offer (job-offers.ts).
 */
export const employer = {
  name: brand.productName,
  url: brand.siteUrl,
  /** Square, at least 112 px. */
  logoUrl: `${brand.siteUrl}/press/logo-square.png`,
  /** Whom applicants ask to have something done in another way. */
  contactEmail: brand.emails.company,
  /** Every position is done wholly from home in one of these. */
  countries: ['US', 'CA', 'MX', 'IN'],
  /** Where the day ends last in these: the last day of a position ends there (supabase/migrations, positions.time_zone). */
  lastTimeZone: 'Pacific/Honolulu',
} as const satisfies { countries: readonly Country[] } & Record<string, unknown>;
