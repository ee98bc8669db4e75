import type { Country } from '../country/country.ts';

/** The countries that a position may be offered in. */
export const offerCountries = ['US', 'CA', 'MX', 'IN'] as const satisfies readonly Country[];
export type OfferCountry = (typeof offerCountries)[number];

/** Money as it is written in structured data (ISO 4217). */
export type Currency = 'USD' | 'CAD' | 'MXN' | 'INR';

/** The money in which pay is told in a country. */
export const currencies: Readonly<Record<OfferCountry, Currency>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  IN: 'INR',
};

/** What pay is counted by: a year of full-time work, or an hour (schema.org unitText). */
export const payUnits = ['YEAR', 'HOUR'] as const;
export type PayUnit = (typeof payUnits)[number];

/** Whether a posting is for a job that is open now or for a later one (asked for by Ontario's Employment Standards Act). */
export const vacancies = ['open-now', 'later'] as const;
export type Vacancy = (typeof vacancies)[number];

/** The expected pay in one country, before tax. Whole units of the currency. */
export type PayRange = { country: OfferCountry; currency: Currency; minimum: number; maximum: number };

/** What a posting says about the offer itself. */
export type Offer = {
  /** One range for each country in which one may work. */
  pay: { unit: PayUnit; ranges: readonly PayRange[] };
  /** Last day on which one can apply, ISO 8601. */
  closesOn: string;
  /** IANA name of the time zone in which that day ends: the last of those in which the position is offered. */
  timeZone: string;
  vacancy: Vacancy;
};

/** The zones in which a day ends last in each country, those where it ends latest first. */
const lastZones = [
  ['US', 'Pacific/Honolulu'],
  ['CA', 'America/Vancouver'],
  ['MX', 'America/Tijuana'],
  ['IN', 'Asia/Kolkata'],
] as const satisfies readonly (readonly [OfferCountry, string])[];

/** The zone in which a day ends last in any of these countries; without one, in any country that a position may be offered in. */
export function lastZoneOf(countries: readonly OfferCountry[]): string {
  const [, zone] = lastZones.find(([country]) => countries.includes(country)) ?? lastZones[0];
  return zone;
}

/** Ontario lets a range be so wide and no wider, in Canadian dollars a year (O. Reg. 476/24). */
export const widestYearlyRangeCad = 50_000;

/**
 * What is wrong with an offer.
 * @param datePosted day of the posting, ISO 8601.
 * @param countries where one may work: each must have a range.
 * @returns one clause for each problem; empty when there is none.
 */
export function findOfferProblems(
  { pay, closesOn }: Offer,
  datePosted: string,
  countries: readonly OfferCountry[],
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

/** What is paid in a country, or where a position is not offered there, in the first country of the offer. */
export function payIn(country: Country, { pay: { ranges } }: Offer): PayRange | null {
  return ranges.find((range) => range.country === country) ?? ranges[0] ?? null;
}

/**
 * Whether one can still apply.
 * @param today a day, ISO 8601; the closing day itself is still open.
 */
export function isClosed({ closesOn }: Pick<Offer, 'closesOn'>, today: string): boolean {
  return today > closesOn;
}
