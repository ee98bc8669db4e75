import { brand } from '../config/brand.ts';
import { lastZoneOf, offerCountries } from '../domain/jobs/offer.ts';

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
  /** Every position that the site is built with is done wholly from home in one of these. */
  countries: offerCountries,
  /** Where the day ends last in these: the last day of a position ends there (supabase/migrations, positions.time_zone). */
  lastTimeZone: lastZoneOf(offerCountries),
} as const;
