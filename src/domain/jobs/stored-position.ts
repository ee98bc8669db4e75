import * as z from 'zod/mini';
import { languages, type Language } from '../language.ts';
import { employmentTypes, jobCategories } from './job.ts';
import {
  currencies,
  type Offer,
  offerCountries,
  type OfferCountry,
  type PayRange,
  payUnits,
  vacancies,
} from './offer.ts';
import type { Position } from './position.ts';
import { oneLine, plainText } from '../safe-text.ts';

/** The longest texts of a position, in Unicode code points, the longest list, and the highest pay. */
export const positionLimits = {
  title: 160,
  description: 600,
  overview: 4_000,
  item: 500,
  items: 20,
  pay: 99_999_999,
} as const;

/** One text: not empty, no white space around it, no control characters; line ends where it may break. The database has the same rule. */
function text(longest: number, mayBreak = false) {
  return z.string().check(
    z.refine((value) => value !== '' && [...value].length <= longest),
    z.refine((value) => !/^[ \n]|[ \n]$/.test(value)),
    // oxlint-disable-next-line no-control-regex
    z.refine((value) => !/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/.test(value)),
    z.refine((value) => mayBreak || !value.includes('\n')),
  );
}

const list = z.array(text(positionLimits.item)).check(z.minLength(1), z.maxLength(positionLimits.items));
const language = z.enum(languages);

const pageTexts = z.strictObject({
  overview: z.optional(text(positionLimits.overview, true)),
  responsibilities: z.optional(list),
  qualifications: z.optional(list),
  benefits: z.optional(list),
});
/** What the page of a position says in one language; what nobody has written yet is not there. */
export type PageTexts = z.infer<typeof pageTexts>;

const wholePay = z.int().check(z.minimum(1), z.maximum(positionLimits.pay));
const payRange = z
  .strictObject({ minimum: wholePay, maximum: wholePay })
  .check(z.refine(({ minimum, maximum }) => minimum <= maximum));

const storedOffer = z.strictObject({
  unit: z.enum(payUnits),
  vacancy: z.enum(vacancies),
  /** It is offered in these; null where nobody has set the pay yet. */
  pay: z.partialRecord(z.enum(offerCountries), z.nullable(payRange)),
});
/** An offer as a row holds it; what is missing is what a draft still lacks. */
export type StoredOffer = z.infer<typeof storedOffer>;

const day = z.iso.date().check(z.refine((value) => value >= '2020-01-01' && value <= '2099-12-31'));

/** What staff write of a position: the columns that they may set. The database checks the same (supabase/migrations, positions). */
export const positionContent = z.object({
  category: z.enum(jobCategories),
  employment_type: z.enum(employmentTypes),
  titles: z
    .partialRecord(language, text(positionLimits.title))
    .check(z.refine((titles) => titles.en !== undefined)),
  descriptions: z.partialRecord(language, text(positionLimits.description)),
  texts: z.partialRecord(language, pageTexts),
  offer: z.nullable(storedOffer),
  closes_on: z.nullable(day),
  time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type PositionContent = z.infer<typeof positionContent>;

/** An id of a position: a slug. */
export const positionId = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A row of the table `positions` as everybody may read it. */
export const storedPosition = z.extend(positionContent, {
  job_id: positionId,
  is_built_in: z.boolean(),
  /** In which nothing is missing. */
  languages: z.array(language),
  published_on: z.nullable(day),
  is_open: z.boolean(),
  updated_at: z.string(),
});
export type StoredPosition = z.infer<typeof storedPosition>;

/** What everybody may ask of positions, as a REST address. */
export const positionsPath = `/rest/v1/positions?select=${Object.keys(storedPosition.shape).join(',')}`;

/** Rows that could be read, and the ids of those that could not, `?` where not even the id is one. */
export type ReadRows = { rows: readonly StoredPosition[]; refused: readonly string[] };

/**
 * Reads what the backend says of positions.
 * @param answer the JSON of `positionsPath`.
 * @returns null when it is no list of rows. A row that breaks a rule is left out and named: it takes no other with it.
 */
export function readPositions(answer: unknown): ReadRows | null {
  if (!Array.isArray(answer)) return null;
  const rows: StoredPosition[] = [];
  const refused: string[] = [];
  for (const each of answer as readonly unknown[]) {
    const parsed = storedPosition.safeParse(each);
    if (parsed.success) rows.push(parsed.data);
    else refused.push(idOf(each));
  }
  return { rows, refused };
}

function idOf(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'job_id' in row ? row.job_id : null;
  return positionId.safeParse(id).success ? String(id) : '?';
}

/**
 * A row as a page of one language shows it: in that language where nothing is missing, else in English. What the site is built with
 * keeps its own texts where the row has none.
 */
export function toPosition(row: StoredPosition, pageLanguage: Language): Position {
  const shown = row.languages.includes(pageLanguage)
    ? pageLanguage
    : !row.is_built_in && row.languages.includes('en')
      ? 'en'
      : null;
  return {
    jobId: row.job_id,
    isOpen: row.is_open,
    closesOn: row.closes_on,
    timeZone: row.time_zone,
    isBuiltIn: row.is_built_in,
    publishedOn: row.published_on,
    category: row.category,
    employmentType: row.employment_type,
    languages: row.languages,
    listing: shown === null ? null : listingOf(row, shown, pageLanguage),
    details: detailsOf(row, shown),
  };
}

function listingOf(row: StoredPosition, shown: Language, pageLanguage: Language): Position['listing'] {
  const title = oneLine(row.titles[shown] ?? '');
  const description = oneLine(row.descriptions[shown] ?? '');
  if (title === '' || description === '') return null;
  const english =
    pageLanguage === 'en' ? [] : [row.titles.en, row.descriptions.en].filter((each) => each !== undefined);
  return { language: shown, title, description, english };
}

function detailsOf(row: StoredPosition, shown: Language | null): Position['details'] {
  const { overview, responsibilities, qualifications, benefits } = (shown && row.texts[shown]) ?? {};
  const isComplete =
    overview !== undefined &&
    responsibilities !== undefined &&
    qualifications !== undefined &&
    benefits !== undefined;
  return {
    texts: isComplete
      ? {
          overview: plainText(overview),
          responsibilities: responsibilities.map(oneLine),
          qualifications: qualifications.map(oneLine),
          benefits: benefits.map(oneLine),
        }
      : null,
    offer: offerOf(row),
  };
}

/** The countries in which something is offered, and the pay of those where it is set. */
export function payRangesOf({ pay }: StoredOffer): { countries: OfferCountry[]; ranges: PayRange[] } {
  const countries = offerCountries.filter((country) => pay[country] !== undefined);
  const ranges = countries.flatMap((country) => {
    const range = pay[country];
    return range ? [{ country, currency: currencies[country], ...range }] : [];
  });
  return { countries, ranges };
}

/** The offer of a row; null where something of it is missing. */
function offerOf({ offer, closes_on: closesOn, time_zone: timeZone }: StoredPosition): Offer | null {
  if (offer === null || closesOn === null) return null;
  const { countries, ranges } = payRangesOf(offer);
  if (ranges.length === 0 || ranges.length < countries.length) return null;
  return { pay: { unit: offer.unit, ranges }, closesOn, timeZone, vacancy: offer.vacancy };
}
