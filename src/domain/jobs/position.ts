import type { Language } from '../language.ts';
import { isDayOver } from './closing.ts';
import type { EmploymentType, Job, JobCategory, JobDetails, JobSummary } from './job.ts';
import type { Offer } from './offer.ts';

/** A position as the build has it of the backend, for a page of one language (stored-position.ts makes it of a row). */
export type Position = {
  jobId: string;
  isOpen: boolean;
  /** Last day on which it takes any (ISO 8601); null when no day is set. */
  closesOn: string | null;
  /** IANA name of the time zone in which that day ends. */
  timeZone: string;
  /** Whether the site has texts of its own for it. */
  isBuiltIn: boolean;
  publishedOn: string | null;
  category: JobCategory;
  employmentType: EmploymentType;
  /** In which nothing is missing. */
  languages: readonly Language[];
  /** What the list shows, with the language that it is in; null where the site's own texts are shown. */
  listing: { language: Language; title: string; description: string; english: readonly string[] } | null;
  /** What its page shows; null where the site's own texts and offer are shown. */
  details: { texts: Omit<JobDetails, 'datePosted'> | null; offer: Offer | null };
};

/** Whether a position takes no application. The database judges by the same rule (supabase/migrations, private.closed_on). */
export function isPositionClosed(
  { isOpen, closesOn, timeZone }: Pick<Position, 'isOpen' | 'closesOn' | 'timeZone'>,
  nowMs: number,
): boolean {
  return !isOpen || (closesOn !== null && isDayOver(closesOn, timeZone, nowMs));
}

/**
 * The careers list: what the site is built with, with the texts that staff have written in their place, and behind the last of
 * each category what they have added, in the order of posting.
 */
export function mergeJobs(
  builtIn: readonly JobSummary[],
  positions: readonly Position[],
  pageLanguage: Language,
): readonly JobSummary[] {
  const byId = new Map(positions.map((position) => [position.jobId, position]));
  const known = builtIn.map((job) => withListing(job, byId.get(job.id), pageLanguage));
  const ids = new Set(builtIn.map(({ id }) => id));
  const added = positions.filter(({ jobId }) => !ids.has(jobId));
  // `toSorted` is too new for some of the site's browsers; the list is a new one.
  // oxlint-disable-next-line unicorn/no-array-sort
  added.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return added.flatMap((position) => summaryOf(position, pageLanguage) ?? []).reduce(insertByCategory, known);
}

const orderOf = ({ publishedOn, jobId }: Position) => `${publishedOn ?? ''} ${jobId}`;

function insertByCategory(list: readonly JobSummary[], job: JobSummary): readonly JobSummary[] {
  const place = list.map(({ category }) => category).lastIndexOf(job.category) + 1 || list.length;
  return [...list.slice(0, place), job, ...list.slice(place)];
}

function withListing(job: JobSummary, position: Position | undefined, pageLanguage: Language): JobSummary {
  return position === undefined
    ? job
    : {
        ...job,
        ...summaryOf(position, pageLanguage),
        ...offerOf(position, job.offer),
        ...closedOf(position),
      };
}

/** The offer that staff have made, else the built-in one, with the last day that staff have set. */
function offerOf({ closesOn, timeZone, details }: Position, builtIn?: Offer): { offer?: Offer } {
  const offer = details.offer ?? builtIn;
  if (offer === undefined) return {};
  return { offer: closesOn === null ? offer : { ...offer, closesOn, timeZone } };
}

const closedOf = ({ isOpen }: Position) => (isOpen ? {} : { isClosed: true as const });

function summaryOf(position: Position, pageLanguage: Language): JobSummary | null {
  const { jobId, category, employmentType, listing } = position;
  if (listing === null) return null;
  const { language, title, description, english } = listing;
  const foreign = language === pageLanguage ? {} : { language };
  return {
    id: jobId,
    category,
    employmentType,
    title,
    description,
    english,
    ...foreign,
    ...offerOf(position),
    ...closedOf(position),
  };
}

/**
 * One job: as the site is built with it, with what staff have changed in its place, or as staff have made it.
 * @param builtIn null where the site is not built with it.
 * @returns null where neither says enough of it.
 */
export function mergeJob(builtIn: Job | null, position: Position | null, pageLanguage: Language): Job | null {
  if (position === null) return builtIn;
  const { publishedOn, languages, details } = position;
  const summary = summaryOf(position, pageLanguage);
  if (builtIn !== null) {
    const texts = summary !== null && details.texts ? { ...summary, ...details.texts } : {};
    return { ...builtIn, ...texts, ...offerOf(position, builtIn.offer), ...closedOf(position) };
  }
  if (summary === null || publishedOn === null || details.texts === null || details.offer === null)
    return null;
  return { ...summary, ...details.texts, datePosted: publishedOn, offer: details.offer, languages };
}
