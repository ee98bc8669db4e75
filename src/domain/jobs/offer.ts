import type { Country } from '../country/country.ts';

/** Money as it is written in structured data (ISO 4217). */
export type Currency = 'USD' | 'CAD' | 'MXN' | 'INR';

/** What pay is counted by: a year of full-time work, or an hour (schema.org unitText). */
export type PayUnit = 'YEAR' | 'HOUR';

/** The expected pay in one country, before tax. Whole units of the currency. */
export type PayRange = { country: Country; currency: Currency; minimum: number; maximum: number };

/** What a posting says about the offer itself. */
export type Offer = {
  pay: { unit: PayUnit; ranges: readonly PayRange[] };
  /** Last day on which one can apply, ISO 8601. */
  closesOn: string;
  /** IANA name of the time zone in which that day ends: the last of those in which the position is offered. */
  timeZone: string;
  /** Whether the posting is for a job that is open now or for a later one (asked for by Ontario's Employment Standards Act). */
  vacancy: 'open-now' | 'later';
};

/** Ontario lets a range be so wide and no wider, in Canadian dollars a year (O. Reg. 476/24). */
const widestYearlyRangeCad = 50_000;

/**
 * What is wrong with an offer.
 * @param datePosted day of the posting, ISO 8601.
 * @param countries where one may work: each must have a range.
 * @returns one clause for each problem; empty when there is none.
 */
export function findOfferProblems(
  { pay, closesOn }: Offer,
  datePosted: string,
  countries: readonly Country[],
): readonly string[] {
  const paid = new Set(pay.ranges.map(({ country }) => country));
  return [
    ...countries.filter((country) => !paid.has(country)).map((country) => `no pay for ${country}`),
    ...pay.ranges.filter(isUpsideDown).map(({ country }) => `the pay for ${country} is no range`),
    ...pay.ranges
      .filter((range) => pay.unit === 'YEAR' && isTooWide(range))
      .map(({ country }) => `the pay for ${country} spans more than ${widestYearlyRangeCad} CAD a year`),
    ...(closesOn > datePosted ? [] : ['it closes before it is posted']),
  ];
}

function isUpsideDown({ minimum, maximum }: PayRange): boolean {
  return !(Number.isInteger(minimum) && Number.isInteger(maximum) && minimum > 0 && minimum <= maximum);
}

function isTooWide({ currency, minimum, maximum }: PayRange): boolean {
  return currency === 'CAD' && maximum - minimum > widestYearlyRangeCad;
}

/**
 * Whether one can still apply.
 * @param today a day, ISO 8601; the closing day itself is still open.
 */
export function isClosed({ closesOn }: Pick<Offer, 'closesOn'>, today: string): boolean {
  return today > closesOn;
}
